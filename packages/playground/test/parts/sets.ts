import { ourGames, type RunningService, runService } from '../../../../test/support/service.js';
import { csv } from '../../../formats/src/csv/index.js';
import { exportSetOf, write } from '../../../formats/test/support/generated-sets.js';
import { plainItems } from '../../../formats/test/support/paper-sets.js';
import type { CheckSetResponse } from '../../src/service/wire.js';
import type { SetDocument, StoredSet } from '../../src/sets/stored-set.js';
import type { Route } from './site.js';

/** The service with our games and two of third parties, which have an item for each kind of interaction but `text`. */
export function startGames(): Promise<RunningService> {
  const others = ['fill-gaps', 'match-pairs'].map((name) => `  - package: ludotext-game-${name}\n`);
  return runService({}, [...ourGames, ...others]);
}

/** What a service answers at paths, in the place of the site's own. */
export function answeredBy({ url }: Pick<RunningService, 'url'>, paths: readonly string[]): Record<string, Route> {
  const ask: (path: string) => Route = (path) => async (body, request) => {
    const { accept = '*/*', 'accept-language': language = '' } = request.headers;
    const headers = { Accept: accept, 'Accept-Language': language, 'Content-Type': 'application/json' };
    const sent = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(url + path, sent)).json();
  };
  return Object.fromEntries(paths.map((path) => [path, ask(path)]));
}

/** A set with an item of every kind, as the service reads it from a table. */
export async function mixedSet(service: RunningService, title = 'Volcanoes'): Promise<SetDocument> {
  const { content } = await write(csv, exportSetOf(plainItems));
  const { set } = (await post(service, '/import', { content: String(content) })) as { set: SetDocument };
  return { ...set, title, language: 'en' };
}

/** A set as the browser keeps it. */
export function kept(document: SetDocument, change: Partial<StoredSet> = {}): StoredSet {
  return { id: 'abcdefghijkl', changed: 1, document, turnedDown: [], interactions: {}, ...change };
}

/** A set as the browser keeps it once the service said what its items are. */
export async function known(service: RunningService, document: SetDocument): Promise<StoredSet> {
  const asked = { set: document, interactions: true };
  const { interactions = [] } = (await post(service, '/sets/check', asked)) as CheckSetResponse;
  return kept(document, {
    interactions: Object.fromEntries(interactions.map(({ id, interaction }) => [id, interaction])),
  });
}

async function post({ url }: RunningService, path: string, body: unknown): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}
