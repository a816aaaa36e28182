import type { Service } from '../service/service.js';
import type { CheckSetResponse } from '../service/wire.js';
import type { SetStore } from './set-store.js';
import { type Interaction, idOf, type StoredSet } from './stored-set.js';

/**
 * Asks the service what the items of a set are, keeps it with the set, and returns what it found wrong with them, by
 * the ids that the page knows them by.
 * @throws Problem, and an `AbortError` when stopped
 */
export async function learnInteractions(
  set: StoredSet,
  service: Pick<Service, 'checkSet'>,
  sets: SetStore,
  signal?: AbortSignal,
): Promise<CheckSetResponse['findings']> {
  const { findings, interactions = [] } = await service.checkSet(set.document, signal);
  const learned = interactions.flatMap(({ game_type: name, item: index, interaction }): [string, Interaction][] => {
    // The service computes ids anew: the place names the item.
    const item = set.document.games.find((game) => game.game_type === name)?.items[index];
    return item === undefined ? [] : [[idOf(item), interaction]];
  });
  await sets.change(set.id, (now) => {
    // An item that changed meanwhile is another one.
    const isSame = (id: string) => JSON.stringify(itemOf(now, id)) === JSON.stringify(itemOf(set, id));
    const news = learned.filter(([id]) => isSame(id));
    return news.length === 0 ? now : { ...now, interactions: { ...now.interactions, ...Object.fromEntries(news) } };
  });
  return findings.map((finding) => {
    const item = set.document.games.find((game) => game.game_type === finding.game_type)?.items[finding.item ?? -1];
    return item === undefined ? finding : { ...finding, id: idOf(item) };
  });
}

const itemOf = ({ document }: StoredSet, id: string) =>
  document.games.flatMap(({ items }) => items).find((item) => idOf(item) === id);
