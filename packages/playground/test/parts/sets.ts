import quiz from '@ludotext/game-quiz';
import sequenceSentence from '@ludotext/game-sequence-sentence';
import sequenceWord from '@ludotext/game-sequence-word';
import fillGaps from '../../../../examples/fill-gaps/src/index.js';
import matchPairs from '../../../../examples/match-pairs/src/index.js';
import { csv } from '../../../formats/src/csv/index.js';
import { exportSetOf, write } from '../../../formats/test/support/generated-sets.js';
import { plainItems } from '../../../formats/test/support/paper-sets.js';
import { startApp, type TestApp } from '../../../server/test/support/app.js';
import type { CheckSetResponse } from '../../src/service/wire.js';
import type { SetDocument, StoredSet } from '../../src/sets/stored-set.js';
import type { Route } from './site.js';

/** Where players are not looked at: any module that exports one will do. */
const player = {
  source: 'class Player extends HTMLElement {}\nexport { Player as default };',
  digest: '0123456789abcdef',
};

/** The service with our games and two of third parties, which have an item for each kind of interaction but `text`. */
export async function startGames(): Promise<TestApp> {
  const service = await startApp({ games: [quiz, sequenceSentence, sequenceWord, fillGaps(), matchPairs] });
  service.engine.setGames(service.engine.registry.games.map((game) => ({ ...game, player, isolated: false })));
  return service;
}

/** What a service answers at paths, in the place of the site's own. */
export function answeredBy({ url }: { readonly url: string }, paths: readonly string[]): Record<string, Route> {
  const ask: (path: string) => Route = (path) => async (body, request) => {
    const { accept = '*/*', 'accept-language': language = '' } = request.headers;
    const headers = { Accept: accept, 'Accept-Language': language, 'Content-Type': 'application/json' };
    const sent = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(url + path, sent)).json();
  };
  return Object.fromEntries(paths.map((path) => [path, ask(path)]));
}

/** A set with an item of every kind, as the service reads it from a table. */
export async function mixedSet({ url }: { readonly url: string }, title = 'Volcanoes'): Promise<SetDocument> {
  const { content } = await write(csv, exportSetOf(plainItems));
  const body = JSON.stringify({ content: String(content) });
  const response = await fetch(`${url}/import`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  const { set } = (await response.json()) as { set: SetDocument };
  return { ...set, title, language: 'en' };
}

/** A set as the browser keeps it. */
export function kept(document: SetDocument, change: Partial<StoredSet> = {}): StoredSet {
  return { id: 'abcdefghijkl', changed: 1, document, turnedDown: [], interactions: {}, ...change };
}

/** A set as the browser keeps it once the service said what its items are. */
export async function known(service: TestApp, document: SetDocument): Promise<StoredSet> {
  const { interactions = [] } = (await (
    await service.post('/sets/check', { set: document, interactions: true })
  ).json()) as CheckSetResponse;
  return kept(document, {
    interactions: Object.fromEntries(interactions.map(({ id, interaction }) => [id, interaction])),
  });
}
