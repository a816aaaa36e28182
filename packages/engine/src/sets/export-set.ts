import type { EngineError } from '../contract/errors.js';
import type { FormatDescriptor, SaidOutcome } from '../contract/format-host.js';
import type { ExportItem } from '../contract/format-plugin.js';
import { identify } from '../contract/item-id.js';
import type { LudotextSet, SetGame } from '../contract/set.js';
import type { FormatRegistry } from '../host/format-registry.js';
import type { RegisteredGame, Registry } from '../host/registry.js';
import { errorSaying, say } from '../messages/own-messages.js';
import { currentItems } from './current-items.js';
import { withPlace } from './interactions-of.js';

/** What became of one item of a set in a file. */
export interface ExportedItem extends SaidOutcome {
  readonly gameType: string;
  readonly typeId?: number;
  /** The item's id, 16 hexadecimal digits. */
  readonly id: string;
}

/** A file for another program, and what became of each item. */
export interface ExportedSet {
  /** The id of the format. */
  readonly format: string;
  /** A safe file name made of the set's title. */
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
  /** One per item of the set, in its order: in = exact + degraded + left out. */
  readonly items: readonly ExportedItem[];
}

/** An item on its way out: ready to write, or left out with the reason. */
type Candidate = { readonly about: Omit<ExportedItem, 'outcome'> } & (
  | { readonly item: ExportItem }
  | { readonly outcome: SaidOutcome }
);

/**
 * Writes a set in a format.
 * @throws EngineError `format_not_found`, `nothing_to_export` with a finding per item, `invalid_request` for options,
 *   `plugin_failed`, `plugin_timeout`
 */
export async function exportItems(
  set: LudotextSet,
  id: string,
  options: unknown,
  games: Registry,
  formats: FormatRegistry,
): Promise<ExportedSet> {
  const { host, descriptor } = formats.format(id);
  if (!descriptor.writes) throw errorSaying('format_not_found', { case: 'writes', format: id });
  const all = (await Promise.all(set.games.map((game) => candidatesOf(game, set, descriptor, games)))).flat();
  const ready = all.flatMap((candidate) => ('item' in candidate ? [candidate.item] : []));
  const { title, language } = set;
  const players = descriptor.needsPlayers ? playersOf(ready, games) : {};
  const written = await host.write(id, { title, language, items: ready, document: set, players }, options ?? {});
  if ('findings' in written) throw invalidOptions(written.findings);
  const outcomes = written.outcomes.values();
  const items = all.map((candidate) => ({
    ...candidate.about,
    ...('item' in candidate ? (outcomes.next().value as SaidOutcome) : candidate.outcome),
  }));
  if (items.every(({ outcome }) => outcome === 'left_out')) throw nothingToExport(items, descriptor.displayName);
  return {
    format: id,
    name: `${fileName(title)}${written.extension}`,
    mediaType: written.mediaType,
    content: written.content,
    items,
  };
}

async function candidatesOf(
  game: SetGame,
  { language }: LudotextSet,
  { carries, needsPlayers, writesDocument }: FormatDescriptor,
  games: Registry,
): Promise<Candidate[]> {
  const { game_type: gameType, type_id: typeId } = game;
  const about = game.items.map((item) => ({
    gameType,
    ...(typeId === undefined ? {} : { typeId }),
    id: identify(item).id,
  }));
  if (writesDocument) return about.map((each) => ({ about: each, outcome: { outcome: 'exact' } }));
  const leftOut = (reason: Parameters<typeof say>[0], params = {}): SaidOutcome => ({
    outcome: 'left_out',
    reason: say(reason, params),
  });
  const registered = games.has(gameType) ? games.game(gameType) : undefined;
  if (registered === undefined) {
    return about.map((each) => ({ about: each, outcome: leftOut('game_not_registered', { game: gameType }) }));
  }
  const { host } = registered;
  const named = about.map((each) => ({ ...each, typeId: host.descriptor.typeId }));
  const unfit = reasonForAll(registered, needsPlayers);
  if (unfit !== undefined) return named.map((each) => ({ about: each, outcome: leftOut(unfit, { game: gameType }) }));
  const items = await currentItems(game, host);
  const interactions = await host.interactions(items, language);
  return named.map((each, index) => {
    const interaction = interactions[index];
    if (interaction === undefined) return { about: each, outcome: leftOut('item_unfit', { game: gameType }) };
    if (carries[interaction.kind] === 'none')
      return { about: each, outcome: leftOut('kind_not_carried', { kind: interaction.kind }) };
    const placed = withPlace(interaction, game, each.id);
    return {
      about: each,
      item: { id: each.id, gameType, item: identify(items[index] as object), interaction: placed },
    };
  });
}

/** Why no item of a game can be written, whatever the items are. */
function reasonForAll({ host, isolated, player }: RegisteredGame, needsPlayers: boolean) {
  if (!host.descriptor.interacts) return 'no_interaction';
  if (!needsPlayers) return undefined;
  if (player === undefined) return 'no_player';
  return isolated === true ? 'player_isolated' : undefined;
}

function playersOf(items: readonly ExportItem[], games: Registry): Record<string, string> {
  const names = new Set(items.map(({ gameType }) => gameType));
  return Object.fromEntries([...names].map((name) => [name, games.game(name).player?.source ?? '']));
}

function invalidOptions(findings: EngineError['findings']): EngineError {
  const [first] = findings;
  const params = { field: ['options', ...(first?.path ?? [])].join('.'), issue: first?.message ?? '' };
  const placed = findings.map((finding) => ({ ...finding, path: ['options', ...(finding.path ?? [])] }));
  return errorSaying('invalid_request', params, { findings: placed });
}

function nothingToExport(items: readonly ExportedItem[], format: string): EngineError {
  const findings = items.map(({ reason, id }) => ({
    rule: reason?.code ?? 'left_out',
    severity: 'reject' as const,
    params: { ...reason?.params, id },
    message: reason?.message ?? '',
  }));
  const code = items.length === 0 ? { case: 'empty', format } : { format };
  return errorSaying('nothing_to_export', code, { findings: findings.slice(0, 100), findingsTotal: findings.length });
}

/** A file name of letters, digits and single hyphens in any script, at most 60 characters; `set` when none is left. */
function fileName(title: string): string {
  const kept = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return [...kept].slice(0, 60).join('').replace(/-$/, '') || 'set';
}
