import type {
  DirectResponse,
  ExportResponse,
  FormatsResponse,
  Game,
  GamesResponse,
  GenerateResponse,
  Item,
  SingleResponse,
} from '@ludotext/wire';
import type { Client } from './client.js';
import { exitCodes, Failure, ServiceFailure } from './failure.js';
import { decodeText } from './files.js';

/** A set, as docs/sets.md describes it; members that are not named here are kept. */
export interface SetDocument {
  readonly ludotext: 1;
  readonly title: string;
  readonly language: string;
  readonly text?: string;
  readonly games: readonly SetGame[];
  readonly [member: string]: unknown;
}

interface SetGame {
  readonly game_type: string;
  readonly type_id?: number;
  readonly version?: string;
  readonly item_version?: number;
  readonly items: readonly Item[];
  readonly notes?: Readonly<Record<string, { readonly place?: string }>>;
}

/** The JSON object in a file. @throws Failure */
export function readJson(content: Buffer, name: string): Readonly<Record<string, unknown>> {
  try {
    const document: unknown = JSON.parse(decodeText(content, name));
    if (typeof document === 'object' && document !== null && !Array.isArray(document)) return { ...document };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Failure(exitCodes.faults, `${name}: This is not JSON.`, { cause: error });
  }
  throw new Failure(exitCodes.faults, `${name}: This is not a JSON object.`);
}

/** The set in a file; the service says what is wrong inside it. @throws Failure for what is no set at all */
export function readSet(content: Buffer, name: string): SetDocument {
  const document = readJson(content, name);
  if ('ludotext' in document && Array.isArray(document.games)) return document as unknown as SetDocument;
  throw new Failure(
    exitCodes.faults,
    `${name}: This is not a set. ludotext generate --out and ludotext import make sets.`,
  );
}

/** The games of the service. */
export async function gamesOf(client: Client, signal?: AbortSignal): Promise<readonly Game[]> {
  return (await client.json<GamesResponse>({ route: 'GET /games', signal })).games;
}

/** A game by its name or number. @throws Failure that lists the games */
export function gameNamed(name: string, games: readonly Game[]): Game {
  const game = games.find(({ game_type, type_id }) => game_type === name || String(type_id) === name);
  if (game !== undefined) return game;
  const known = games.map(({ game_type }) => game_type).join(', ');
  throw new Failure(exitCodes.usage, `There is no game ${name}. The games are: ${known}.`);
}

/**
 * A set of what a generate route answers.
 * @param games those of the service
 * @param about `text`: the source, to keep it with the set
 */
export function setOfAnswer(
  answer: GenerateResponse | SingleResponse | DirectResponse,
  games: readonly Game[],
  about: { readonly title: string; readonly text?: string | undefined },
): SetDocument {
  const results = 'results' in answer ? answer.results : { [answer.type_id]: answer.items };
  const { title, text } = about;
  const notesOf = (items: readonly Item[]) => {
    const placed = items.flatMap(({ id }) => {
      const place = answer.places?.[id];
      return place === undefined ? [] : [[id, { place }] as const];
    });
    return placed.length === 0 ? {} : { notes: Object.fromEntries(placed) };
  };
  return {
    ludotext: 1,
    title,
    language: answer.language,
    ...(text === undefined ? {} : { text }),
    games: Object.entries(results).map(([id, items]) => {
      const { game_type, type_id, version, item_version = 1 } = gameNamed(id, games);
      const versions = { ...(version === null ? {} : { version }), ...(item_version === 1 ? {} : { item_version }) };
      return { game_type, type_id, ...versions, items, ...notesOf(items) };
    }),
    llm: answer.llm,
    created: new Date().toISOString(),
  };
}

/** A format by its id. @throws Failure that lists the formats */
export async function formatNamed(
  id: string,
  does: 'reads' | 'writes',
  client: Client,
  signal?: AbortSignal,
): Promise<FormatsResponse['formats'][number]> {
  const { formats } = await client.json<FormatsResponse>({ route: 'GET /formats', signal });
  const able = formats.filter((format) => format[does]);
  const format = able.find((each) => each.id === id);
  if (format !== undefined) return format;
  const known = able.map((each) => each.id).join(', ');
  throw new Failure(exitCodes.usage, `There is no format ${id} here that Ludotext ${does}. The formats are: ${known}.`);
}

/** A set as a file of a format, and what became of its items. */
export function exported(
  set: SetDocument,
  format: string,
  client: Client,
  { options, signal }: { readonly options?: object | undefined; readonly signal?: AbortSignal | undefined } = {},
): Promise<ExportResponse> {
  const body = { set, ...(options === undefined ? {} : { options }) };
  return client.json<ExportResponse>({ route: `POST /export/${encodeURIComponent(format)}`, body, signal });
}

/**
 * The items of a set for people to read, each with its answer: Markdown. An item whose game does not say what it is
 * elsewhere stands there as JSON.
 */
export async function readable(set: SetDocument, client: Client, signal?: AbortSignal): Promise<string> {
  const all = set.games.flatMap(({ items }) => items);
  try {
    const { file, items } = await exported(set, 'markdown', client, { options: { key: 'inline' }, signal });
    // The outcomes come in the order of the set.
    const leftOut = all.filter((_, index) => items[index]?.outcome === 'left_out');
    return [Buffer.from(file.base64, 'base64').toString(), ...leftOut.map(asJson)].join('\n');
  } catch (error) {
    if (!(error instanceof ServiceFailure) || error.problem?.code !== 'nothing_to_export') throw error;
    return [`# ${set.title}\n`, ...all.map(asJson)].join('\n');
  }
}

function asJson(item: Item): string {
  return `\`\`\`json\n${JSON.stringify(item, null, 2)}\n\`\`\`\n`;
}

/** How many items a set has. */
export function itemsIn({ games }: Pick<SetDocument, 'games'>): number {
  return games.reduce((sum, { items }) => sum + items.length, 0);
}

/** Longest name of an item in messages, in characters. */
const maxName = 80;

/** What an item says first, by which people know it: the question, the sentence. */
export function firstWords(item: Readonly<Record<string, unknown>>): string {
  const [, words = ''] = Object.entries(item).find(([name, value]) => name !== 'id' && typeof value === 'string') ?? [];
  const line = String(words).replace(/\s+/g, ' ').trim();
  return line.length > maxName ? `${[...line].slice(0, maxName - 1).join('')}…` : line;
}
