import { EngineError, type GameError } from '../contract/errors.js';
import type { AnalysisEvent, ChoiceEvent, GameEvent, ProgressEvent, RejectedEvent } from '../contract/events.js';
import { withoutId } from '../contract/item-id.js';
import type { RejectedItem } from '../contract/results.js';

/** What an earlier run of a request reached before it was cut off; all empty where there was none. */
export interface EarlierRun {
  readonly analysis: AnalysisEvent | undefined;
  readonly choice: ChoiceEvent | undefined;
  /** The errors of the games that failed. */
  readonly failures: readonly EngineError[];
  game(typeId: number): EarlierGame;
}

/** What an earlier run reached in one game. */
export interface EarlierGame {
  /** Its items in order, without ids. */
  readonly items: readonly unknown[];
  readonly rejected: readonly RejectedItem[];
  /** The round that was under way: 0 or more. */
  readonly round: number;
  /**
   * How many of the rejected drafts the writer has mended as it could. Once a round has brought drafts, all: some of
   * them may be what others were mended to, and would come again.
   */
  readonly settled: number;
  /** How the game ended, if it did. */
  readonly end: GameEvent | undefined;
  /** Why it failed, if it did. */
  readonly failure: EngineError | undefined;
}

/** What a request without an earlier run has of every game. */
export const nothingYet: EarlierGame = {
  items: [],
  rejected: [],
  round: 0,
  settled: 0,
  end: undefined,
  failure: undefined,
};

/**
 * Reads the events of an earlier run, which may have gone on from one before it. What was told twice counts as it was
 * told last; what does not belong together is left out.
 * @param maxItems of each game; further ones are left out
 */
export function readEarlier(events: readonly ProgressEvent[] = [], maxItems: number): EarlierRun {
  let analysis: AnalysisEvent | undefined;
  let choice: ChoiceEvent | undefined;
  const games = new Map<number, Reading>();
  const game = (typeId: number) => {
    const known = games.get(typeId) ?? { ...nothingYet, items: [], rejected: [] };
    games.set(typeId, known);
    return known;
  };
  /** Where the last round of each game began, as a number of rejected drafts. */
  const begun = new Map<number, number>();

  for (const event of events) {
    switch (event.type) {
      case 'analysis':
        analysis = event;
        break;
      case 'choice':
        choice = event;
        break;
      case 'item': {
        const { typeId, index } = event;
        const known = game(typeId);
        known.settled = known.rejected.length;
        if (index <= known.items.length && index < maxItems)
          known.items.splice(index, known.items.length, withoutId(event.item));
        break;
      }
      case 'rejected': {
        const known = game(event.typeId);
        known.settled = known.rejected.push(rejectedIn(event));
        break;
      }
      case 'retry':
        if (event.typeId === undefined) {
          // The whole request began anew: with the fallback, or before anything was told of a game.
          for (const [typeId, { items }] of games) games.set(typeId, { ...nothingYet, items, rejected: [] });
          begun.clear();
        } else if (event.what === 'items') {
          const { typeId, attempt } = event;
          const known = game(typeId);
          known.round = attempt - 1;
          known.settled = begun.get(typeId) ?? 0;
          begun.set(typeId, known.rejected.length);
        }
        break;
      case 'game': {
        const known = game(event.typeId);
        known.end = event;
        known.failure = event.error && errorOf(event.error);
        break;
      }
    }
  }
  return {
    analysis,
    choice,
    failures: [...games.values()].flatMap(({ failure }) => failure ?? []),
    game: (typeId) => games.get(typeId) ?? nothingYet,
  };
}

/** A game while its events are read. */
type Reading = { -readonly [Member in keyof EarlierGame]: EarlierGame[Member] } & {
  readonly items: unknown[];
  readonly rejected: RejectedItem[];
};

function rejectedIn({ type: _, ...rejected }: RejectedEvent): RejectedItem {
  return rejected;
}

function errorOf({ typeId, code, message, params, findings = [] }: GameError): EngineError {
  return new EngineError(code, message, { typeId, params, findings });
}
