import type { Progress } from '../play/progress.js';
import type { Grader } from '../play/round.js';
import type { Remedy } from '../problem/remedy.js';
import type { GenerationRequest } from '../service/service.js';
import type { Place } from '../state/page-state.js';

/** What can be done at the places of the page. */
export interface PlaceActions {
  /** Sends what was put together. */
  make(): void;
  /** Makes what suits less, too. */
  makeAll(): void;
  stop(): void;
  goTo(place: Place): void;
  /** Goes a way out of what is wrong with the run. */
  remedy(remedy: Remedy): void;
  /** Lets the service grade an answer. */
  readonly grade: Grader;
  /** The games are played from their beginning. */
  begin(): void;
  /** Somebody has come further with the games of a request. */
  keepProgress(request: GenerationRequest, progress: Progress): void;
  /** The games were played to their end. */
  end(): void;
}
