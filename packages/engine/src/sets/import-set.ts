import { isEngineError, maxFindings } from '../contract/errors.js';
import { type Finding, reject } from '../contract/finding.js';
import type { HostedReading } from '../contract/format-host.js';
import { identify } from '../contract/item-id.js';
import { isLanguageTag } from '../contract/requests.js';
import { type LudotextSet, type SetGame, setVersion } from '../contract/set.js';
import type { FormatRegistry } from '../host/format-registry.js';
import type { Registry } from '../host/registry.js';
import { errorSaying, say } from '../messages/own-messages.js';
import { detectLanguage } from '../text/detect-language.js';
import { readSet } from './read-set.js';

/** A set made of a file, and what could not be read. */
export interface ImportedSet {
  /** The id of the format that read it. */
  readonly format: string;
  readonly set: LudotextSet;
  /** Each with line and column where the format gives them. */
  readonly faults: readonly Finding[];
}

/** What {@link importItems} is told. */
export interface ImportRequest {
  /** The file, as text or bytes. */
  readonly content: string | Uint8Array;
  /** The id of its format; found out from the file where left out. */
  readonly format?: string | undefined;
  /** The set's title, where the file names none; default `Imported items`. */
  readonly title?: string | undefined;
}

/**
 * Reads a file into a set: each interaction goes to the first game, by type_id, that takes it. A file without a usable
 * item gives a set without games: {@link withUsable} says so.
 * @throws EngineError `format_not_found`, `format_not_recognised`, `direct_format` with the faults of a set document
 */
export async function importItems(
  { content, format, title = 'Imported items' }: ImportRequest,
  games: Registry,
  formats: FormatRegistry,
  limits: { readonly maxItems: number },
): Promise<ImportedSet> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const id = format ?? (await recognise(bytes, formats));
  const { host, descriptor } = formats.format(id);
  if (!descriptor.reads) throw errorSaying('format_not_found', { case: 'reads', format: id });
  const reading = await host.read(id, bytes);
  if (reading.document !== undefined) {
    return { format: id, set: documentIn(reading.document, descriptor.displayName, limits), faults: reading.faults };
  }
  const { taken, faults: untaken } = await dealOut(reading, games, limits.maxItems);
  const faults = [...reading.faults, ...untaken].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  // A file may say anything of its language.
  const told = reading.language !== undefined && isLanguageTag(reading.language) ? reading.language : undefined;
  const language = told ?? detectLanguage(wordsOf(reading));
  return {
    format: id,
    set: { ludotext: setVersion, title: (reading.title ?? title).slice(0, 500), language, games: taken },
    faults,
  };
}

/**
 * A set that has items. Apart from the reading, so that the faults are in the caller's language by then.
 * @throws EngineError `direct_format` with the faults if no item is usable
 */
export function withUsable(imported: ImportedSet, formats: FormatRegistry): ImportedSet {
  const { set, faults } = imported;
  if (set.games.length > 0) return imported;
  const { displayName } = formats.format(imported.format).descriptor;
  const params = { case: 'import', format: displayName, count: faults.length };
  throw errorSaying('direct_format', params, { findings: faults.slice(0, maxFindings), findingsTotal: faults.length });
}

/** A set document in a file. Its faults are faults of the file. */
function documentIn(document: unknown, format: string, limits: { readonly maxItems: number }): LudotextSet {
  try {
    return readSet(document, limits);
  } catch (error) {
    if (!isEngineError(error)) throw error;
    const { findings, findingsTotal } = error;
    throw errorSaying('direct_format', { case: 'import', format, count: findingsTotal }, { findings, findingsTotal });
  }
}

async function recognise(bytes: Uint8Array, formats: FormatRegistry): Promise<string> {
  for (const { host } of formats.packages) {
    const id = await host.recognises(bytes);
    if (id !== undefined) return id;
  }
  throw errorSaying('format_not_recognised', {});
}

/** Gives each interaction to a game. Items keep the order of the file within their game. */
async function dealOut(
  { interactions }: HostedReading,
  games: Registry,
  maxItems: number,
): Promise<{ taken: SetGame[]; faults: Finding[] }> {
  let open = interactions.slice(0, maxItems);
  const taken: SetGame[] = [];
  for (const { host, version } of games.games) {
    const { gameType, typeId, itemVersion, takesInteractions } = host.descriptor;
    if (!takesInteractions || open.length === 0) continue;
    const items = await host.fromInteractions(open.map(({ interaction }) => interaction));
    const mine = items.flatMap((item) => (item === undefined ? [] : [identify(item as object)]));
    const notes = items.flatMap((item, index) => {
      const place = open[index]?.interaction.place;
      return item === undefined || place === undefined ? [] : [[identify(item as object).id, { place }]];
    });
    if (mine.length > 0) {
      taken.push({
        game_type: gameType,
        type_id: typeId,
        ...(version === undefined ? {} : { version }),
        ...(itemVersion === 1 ? {} : { item_version: itemVersion }),
        items: mine,
        ...(notes.length === 0 ? {} : { notes: Object.fromEntries(notes) }),
      });
    }
    open = open.filter((_, index) => items[index] === undefined);
  }
  const faults = open.map(({ interaction, line, column }) =>
    faultSaying('no_game_takes', interaction.kind, line, column),
  );
  const beyond = interactions[maxItems];
  if (beyond !== undefined) {
    const params = { count: interactions.length - maxItems, max: maxItems };
    const { message } = say('too_many_questions', params);
    faults.push({ ...reject('too_many_questions', message), params, ...placeOf(beyond) });
  }
  return { taken, faults };
}

function faultSaying(rule: 'no_game_takes', kind: string, line?: number, column?: number): Finding {
  const params = { kind };
  return { ...reject(rule, say(rule, params).message), params, ...placeOf({ line, column }) };
}

const placeOf = ({ line, column }: { line?: number | undefined; column?: number | undefined }) => ({
  ...(line === undefined ? {} : { line }),
  ...(column === undefined ? {} : { column }),
});

/** The words of the first interactions, to detect their language. */
function wordsOf({ interactions }: HostedReading): string {
  const texts = (value: unknown): string =>
    typeof value === 'string'
      ? value
      : typeof value === 'object' && value !== null
        ? Object.values(value).map(texts).join('\n')
        : '';
  return interactions
    .slice(0, 100)
    .map(({ interaction: { kind: _, ...said } }) => texts(said))
    .join('\n')
    .slice(0, 20_000);
}
