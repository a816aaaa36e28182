import { type Finding, isRejected, warn } from '../contract/finding.js';
import type { GameHost } from '../contract/game-host.js';
import type { Interaction } from '../contract/interaction.js';
import type { MessageParams } from '../contract/message.js';
import type { LudotextSet, SetGame } from '../contract/set.js';
import type { Registry } from '../host/registry.js';
import { seedFrom } from '../lib/random.js';
import { say } from '../messages/own-messages.js';
import { findQuote, oneLine, quotableText } from '../text/quotes.js';
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

/** The source of a set, on lines in which quotes can be found. */
interface Source {
  readonly now: string;
  /** The text in the set, where another one is given as the source of today. */
  readonly before: string | undefined;
}

/**
 * Says what is wrong with a set: items that do not fit their game's schema, what the games' rules find, evidence that
 * the source does not contain, words that were taken from the set's own text and are not in the text given, and games
 * that are not here.
 * @param text the source; the set's own where left out. Without one, evidence is not looked for.
 */
export async function checkItems(
  set: LudotextSet,
  text: string | undefined,
  registry: Registry,
): Promise<SetFinding[]> {
  const now = text ?? set.text;
  const earlier = now === set.text ? undefined : set.text;
  const before = earlier === undefined ? undefined : quotableText(readText(earlier));
  const source = now === undefined ? undefined : { now: quotableText(readText(now)), before };
  const found = await Promise.all(set.games.map((game) => checkGameOf(set, game, now ?? '', source, registry)));
  return found.flat();
}

async function checkGameOf(
  set: LudotextSet,
  game: SetGame,
  text: string,
  source: Source | undefined,
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
  const lost = source === undefined ? [] : await lostWords(items, set.language, source, host);
  return verdicts.flatMap(({ findings }, item) => {
    const ofSource = isRejected(findings) ? [] : (lost[item] ?? []);
    const { id } = game.items[item] ?? {};
    const place = { gameType: game.game_type, typeId, item, ...(id === undefined ? {} : { id }) };
    return [...findings, ...ofSource].map((finding) => ({ ...finding, ...place }));
  });
}

/** For each item, what it says in the words of the source though the source does not have them. */
async function lostWords(
  items: readonly unknown[],
  language: string,
  { now, before }: Source,
  host: GameHost,
): Promise<Finding[][]> {
  if (!host.descriptor.interacts) return [];
  const interactions = await host.interactions(items, language);
  return interactions.map((interaction) => {
    if (interaction === undefined) return [];
    const { evidence } = interaction;
    if (evidence !== undefined && findQuote(now, evidence) === undefined) return [ownFinding('evidence_missing')];
    // What an author wrote need not be in any text; what was in the text before came from there.
    const quote = sentencesOf(interaction).find(
      (words) => before !== undefined && findQuote(before, words) !== undefined && findQuote(now, words) === undefined,
    );
    return quote === undefined ? [] : [ownFinding('source_changed', { quote: short(quote) })];
  });
}

/** The sentences that a learner sees as a part of the source. */
function sentencesOf(interaction: Interaction): readonly string[] {
  switch (interaction.kind) {
    case 'order':
      return interaction.layout === 'lines' ? interaction.parts : [interaction.solved];
    case 'gaps':
      return [interaction.segments.map((part) => (typeof part === 'string' ? part : part.accepted[0])).join('')];
    default:
      return [];
  }
}

/** Longest quote in a message, in characters. */
const maxQuote = 120;

function short(quote: string): string {
  const line = oneLine(quote).trim();
  return line.length > maxQuote ? `${[...line].slice(0, maxQuote - 1).join('')}…` : line;
}

function ownFinding(
  rule: 'game_not_registered' | 'item_version' | 'evidence_missing' | 'source_changed',
  params: MessageParams = {},
): Finding {
  return { ...warn(rule, say(rule, params).message), params };
}
