import type { GradeResponse } from '@ludotext/wire';
import type { Client } from '../client.js';
import { exitCodes, Failure } from '../failure.js';
import { nameOf, readBytes } from '../files.js';
import { readJson, type SetDocument } from '../sets.js';
import type { Surroundings } from '../surroundings.js';

export interface GradeOptions {
  /** The id of an item of a set, or its number among those of the game, from 1. */
  readonly item?: string;
  /** The game of an item that stands alone; in a set, only items of this game count. */
  readonly game?: string;
  readonly json?: boolean;
}

/** Grades a submission to an item. @returns the exit code */
export async function grade(
  file: string,
  submission: string,
  options: GradeOptions,
  client: Client,
  surroundings: Surroundings,
): Promise<number> {
  const { signal, stdout } = surroundings;
  const document = readJson(await readBytes(file, surroundings), nameOf(file));
  const { game, item } =
    'ludotext' in document ? itemOf(document as unknown as SetDocument, file, options) : alone(document, options);
  const body = { item, answer: readSubmission(submission) };
  const route = `POST /games/${encodeURIComponent(game)}/grade` as const;
  const { success, ...said } = await client.json<GradeResponse>({ route, body, signal });
  if (options.json === true) stdout.write(`${JSON.stringify(said)}\n`);
  else {
    const verdict = `${said.score} of ${said.max}${said.correct ? ', correct' : ''}`;
    stdout.write(`${[verdict, ...said.feedback].join('\n')}\n`);
  }
  return exitCodes.done;
}

function alone(item: object, { game }: GradeOptions): { game: string; item: object } {
  if (game !== undefined) return { game, item };
  throw new Failure(exitCodes.usage, 'Name the game of this item: --game quiz. In a set, every item has its game.');
}

function itemOf(
  { games }: SetDocument,
  file: string,
  { item: id, game }: GradeOptions,
): { game: string; item: object } {
  const all = games
    .filter(({ game_type }) => game === undefined || game_type === game)
    .flatMap(({ game_type, items }) => items.map((item) => ({ game: game_type, item })));
  const at = /^\d{1,5}$/.test(id ?? '') ? Number(id) - 1 : undefined;
  const found = id === undefined ? all : all.filter(({ item }, index) => item.id === id || index === at);
  const [first, ...more] = found;
  if (first !== undefined && more.length === 0) return first;
  const message =
    first === undefined
      ? `${nameOf(file)}: This set has no such item.`
      : `${nameOf(file)}: This set has ${found.length} items. Name one by its number or its id: --item 1.`;
  throw new Failure(exitCodes.usage, message);
}

/** JSON, such as `2` or `[1, 0, 2]`; anything else is text. */
function readSubmission(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
