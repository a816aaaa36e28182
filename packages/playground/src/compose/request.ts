import type { GenerationRequest } from '../service/service.js';
import type { Game, GenerationBody } from '../service/wire.js';
import type { Draft } from './draft.js';

/** The games a draft asks for in prose mode. */
export function wantedGames(draft: Draft, games: readonly Game[]): readonly Game[] {
  return games.filter(({ active, type_id: id }) => active && !draft.unwanted.includes(id));
}

/** The game of direct mode: the one chosen, or else the first there is. */
export function directGame(draft: Draft, games: readonly Game[]): Game | undefined {
  return games.find(({ game_type: name }) => name === draft.directGame) ?? games[0];
}

/** The text a draft would send. */
export function textOf(draft: Draft, games: readonly Game[]): string {
  if (draft.mode === 'prose') return draft.text;
  return draft.directTexts[directGame(draft, games)?.game_type ?? ''] ?? '';
}

/**
 * A draft as the request it stands for; only what departs from the service's defaults is said.
 * @param mostItems the service's own bound: whoever brings items of their own gets them all
 */
export function requestOf(draft: Draft, games: readonly Game[], mostItems: number): GenerationRequest {
  const common: GenerationBody = {
    text: textOf(draft, games),
    max_items: draft.mode === 'direct' ? mostItems : draft.maxItems,
    ...(draft.runValidator ? {} : { run_validator: false }),
    ...(draft.language === '' ? {} : { language: draft.language }),
    ...(draft.audience === '' ? {} : { audience: draft.audience }),
    verbose: true,
  };
  if (draft.mode === 'direct') {
    const id = directGame(draft, games)?.type_id ?? 0;
    return { path: `/generate/${id}`, body: { ...common, ...(draft.complete ? {} : { complete: false }) } };
  }
  const wanted = wantedGames(draft, games);
  const isAll = wanted.length === games.filter(({ active }) => active).length;
  return {
    path: '/generate',
    body: {
      ...common,
      ...(isAll ? {} : { enabled_game_ids: wanted.map(({ type_id: id }) => id) }),
      min_score: draft.minScore,
      ...(draft.difficulty === '' ? {} : { difficulty: draft.difficulty }),
    },
  };
}
