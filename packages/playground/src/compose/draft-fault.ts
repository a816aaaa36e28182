import type { Game } from '../service/wire.js';
import type { Limits } from './composer.js';
import type { Draft } from './draft.js';
import { isLanguageTag } from './language-tag.js';
import { textOf, wantedGames } from './request.js';

/** Why a draft cannot be sent. */
export type DraftFault = 'emptyText' | 'longText' | 'noGame' | 'badLanguage';

/** The first thing that keeps a draft from being sent. */
export function draftFault(draft: Draft, games: readonly Game[], limits: Limits): DraftFault | undefined {
  const length = textOf(draft, games).trim().length;
  if (length === 0) return 'emptyText';
  if (length > limits.maxText) return 'longText';
  // Without a list of games the service is asked all the same, and tells why there is none.
  if (draft.mode === 'prose' && games.length > 0 && wantedGames(draft, games).length === 0) return 'noGame';
  if (draft.language !== '' && !isLanguageTag(draft.language)) return 'badLanguage';
  return undefined;
}
