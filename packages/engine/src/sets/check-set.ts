import { type Finding, isRejected, warn } from '../contract/finding.js';
import type { GameHost } from '../contract/game-host.js';
import type { MessageParams } from '../contract/message.js';
import type { LudotextSet, SetGame } from '../contract/set.js';
import type { Registry } from '../host/registry.js';
import { seedFrom } from '../lib/random.js';
import { say } from '../messages/own-messages.js';
import { findQuote, quotableText } from '../text/quotes.js';
import { readText } from '../text/read-text.js';
import { currentItems } from './current-items.js';

/** What is wrong with an item of a set, or with the items of one of its games. */
export interface SetFinding extends Finding {
  /** The name of the game in the set. */
  readonly gameType: string;
  /** Its number in this engine; in the set, for a game that this engine does not have. */
  readonly typeId?: number;
  /** Index of the item in its game's list; none for a finding about all of them. */
  readonly item?: number;
  /** The item's id. */
  readonly id?: string;
}

/**
 * Says what is wrong with a set: items that do not fit their game's schema, what the games' rules find, evidence that
 * the source does not contain, and games that are not here.
 * @param text the source; the set's own where left out. Without one, evidence is not looked for.
 */
export async function checkItems(
  set: LudotextSet,
  text: string | undefined,
  registry: Registry,
): Promise<SetFinding[]> {
  const source = text ?? set.text;
  const quotable = source === undefined ? undefined : quotableText(readText(source));
  const found = await Promise.all(set.games.map((game) => checkGameOf(set, game, source ?? '', quotable, registry)));
  return found.flat();
}

async function checkGameOf(
  set: LudotextSet,
  game: SetGame,
  text: string,
  quotable: string | undefined,
  registry: Registry,
): Promise<SetFinding[]> {
  const about = { gameType: game.game_type, ...(game.type_id === undefined ? {} : { typeId: game.type_id }) };
  if (!registry.has(game.game_type))
    return [{ ...about, ...ownFinding('game_not_registered', { game: game.game_type }) }];
  const { host } = registry.game(game.game_type);
  const { typeId, itemVersion } = host.descriptor;
  const { item_version: version = 1 } = game;
  if (version > itemVersion) {
    const params = { game: game.game_type, version, known: itemVersion };
    return [{ ...about, typeId, ...ownFinding('item_version', params) }];
  }
  const items = await currentItems(game, host);
  const verdicts = await host.judge({
    drafts: items,
    finished: true,
    runValidator: true,
    context: { text, language: set.language, seed: seedFrom(text), origin: 'author' },
    kept: [],
  });
  const missing = quotable === undefined ? [] : await missingEvidence(items, set.language, quotable, host);
  return verdicts.flatMap(({ findings }, item) => {
    const evidence = missing[item] === true && !isRejected(findings) ? [ownFinding('evidence_missing')] : [];
    const { id } = game.items[item] ?? {};
    const place = { gameType: game.game_type, typeId, item, ...(id === undefined ? {} : { id }) };
    return [...findings, ...evidence].map((finding) => ({ ...finding, ...place }));
  });
}

/** For each item, whether it quotes words that the source does not contain. */
async function missingEvidence(
  items: readonly unknown[],
  language: string,
  quotable: string,
  host: GameHost,
): Promise<boolean[]> {
  if (!host.descriptor.interacts) return [];
  const interactions = await host.interactions(items, language);
  return interactions.map(
    (interaction) => interaction?.evidence !== undefined && findQuote(quotable, interaction.evidence) === undefined,
  );
}

function ownFinding(
  rule: 'game_not_registered' | 'item_version' | 'evidence_missing',
  params: MessageParams = {},
): Finding {
  return { ...warn(rule, say(rule, params).message), params };
}
