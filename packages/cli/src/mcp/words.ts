import type {
  CheckSetResponse,
  DirectResponse,
  ExportResponse,
  FormatsResponse,
  Game,
  GameDetail,
  GamesResponse,
  GenerateResponse,
  GradeResponse,
  ImportResponse,
  ModelsResponse,
  Problem,
  ProgressEvent,
  RewriteResponse,
} from '@ludotext/wire';
import type { Client } from '../client.js';
import { firstWords, gameNamed, gamesOf, itemsIn, readable, type SetDocument, setOfAnswer } from '../sets.js';
import type { ToolName } from './tools.js';

// What an assistant shows to people, and what it reads itself where it does not look at structured answers.

/** What each tool answers. */
interface Answers {
  readonly generate: GenerateResponse;
  readonly write_game: DirectResponse;
  readonly rewrite: RewriteResponse;
  readonly check: CheckSetResponse;
  readonly grade: GradeResponse;
  readonly export: ExportResponse;
  readonly import: ImportResponse;
  readonly list_games: GamesResponse;
  readonly describe_game: GameDetail;
  readonly list_formats: FormatsResponse;
  readonly list_models: ModelsResponse;
}

/** The service, for what an answer alone does not say. */
interface Asked {
  readonly client: Client;
  readonly signal: AbortSignal;
}

type Words = { readonly [Name in ToolName]: (answer: Answers[Name], asked: Asked) => string | Promise<string> };

const wordsOf: Words = {
  generate: async (answer, asked) => {
    const games = await gamesOf(asked.client, asked.signal);
    const scores = answer.game_scores.map(
      ({ type_id, score, reason }) => `${nameOf(type_id, games)} suits the text with ${score} of 100: ${reason}`,
    );
    return paragraphs(
      await itemsInWords(answer, games, asked),
      list('Scores', scores),
      list(
        'Games that failed',
        answer.errors.map(({ type_id, message }) => `${nameOf(type_id, games)}: ${message}`),
      ),
      warnings(answer, answer.results, games),
    );
  },
  write_game: ofOneGame,
  rewrite: ({ item, ...answer }, asked) => ofOneGame({ ...answer, items: [item] }, asked),
  check: ({ findings }) =>
    findings.length === 0
      ? 'Nothing is wrong.'
      : list(
          `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`,
          findings.map(({ game_type, item, id, severity, message }) => {
            const place = item === undefined ? '' : `, item ${item + 1}${id === undefined ? '' : ` (${id})`}`;
            return `${game_type}${place}, ${severity}: ${message}`;
          }),
        ),
  grade: ({ correct, score, max, feedback }) =>
    [`${correct ? 'Right' : 'Not right'}: ${score} of ${max}.`, ...feedback].join('\n'),
  export: ({ file, items: all }) => {
    const left = all.filter(({ outcome }) => outcome === 'left_out').length;
    const notes = all.flatMap(({ outcome, reason }, index) =>
      outcome === 'exact'
        ? []
        : `Item ${index + 1} ${outcome === 'left_out' ? 'is left out' : 'is changed'}: ${reason}`,
    );
    const title = `${file.name} (${file.media_type}) has ${all.length - left} of ${all.length} items.`;
    return paragraphs(title, bullets(notes));
  },
  import: async ({ format, set, faults }, asked) => {
    const read = `The file is read as ${format}.`;
    const unread = list(
      'What could not be read',
      faults.map(({ line, message }) => (line === undefined ? message : `Line ${line}: ${message}`)),
    );
    return paragraphs(read, await readable(set as unknown as SetDocument, asked.client, asked.signal), unread);
  },
  list_games: ({ games }) =>
    games
      .map((game) => `${game.type_id} ${game.game_type}: ${game.display_name}${game.active ? '' : ' (off)'}`)
      .join('\n'),
  describe_game: (game) => {
    const { display_name, game_type, type_id, suits, direct_format: format, answer_schema: schema } = game;
    return paragraphs(
      `${display_name} (${game_type}, ${type_id}): ${suits}`,
      format === null ? '' : `What an author writes: ${format.description}\n\n${format.example}`,
      schema === null ? '' : `An answer to it, as JSON Schema: ${JSON.stringify(schema)}`,
    );
  },
  list_formats: ({ formats }) =>
    formats
      .map(({ id, display_name, extension, reads, writes }) => {
        const uses = [...(writes ? ['export'] : []), ...(reads ? ['import'] : [])].join(' and ');
        return `${id}: ${display_name} (${extension}), ${uses}`;
      })
      .join('\n'),
  list_models: ({ models }) =>
    models.length === 0
      ? 'There is one model alone, and nothing to choose.'
      : models.map(({ name, llm }) => `${name}: ${llm}`).join('\n'),
};

/** @param answer what the tool's route answered */
export async function answerInWords(
  client: Client,
  tool: ToolName,
  answer: object,
  signal: AbortSignal,
): Promise<string> {
  const words: (answer: never, asked: Asked) => string | Promise<string> = wordsOf[tool];
  return words(answer as never, { client, signal });
}

async function ofOneGame(answer: DirectResponse, asked: Asked): Promise<string> {
  const games = await gamesOf(asked.client, asked.signal);
  return paragraphs(
    await itemsInWords(answer, games, asked),
    warnings(answer, { [answer.type_id]: answer.items }, games),
  );
}

/** What was written, for people to read: each item with its answer. */
async function itemsInWords(
  answer: GenerateResponse | DirectResponse,
  games: readonly Game[],
  { client, signal }: Asked,
): Promise<string> {
  const set = setOfAnswer(answer, games, { title: 'Items' });
  const count = itemsIn(set);
  if (count === 0) return `${answer.llm} wrote no items.`;
  const title = `${count} ${count === 1 ? 'item' : 'items'} in ${answer.language}, written by ${answer.llm}`;
  return readable({ ...set, title }, client, signal);
}

/** Warnings name an item by its number in the text above them, which counts through all games. */
function warnings(
  { warnings: all }: GenerateResponse | DirectResponse,
  results: GenerateResponse['results'],
  games: readonly Game[],
): string {
  const itemsBefore = (typeId: number) =>
    Object.entries(results).reduce((sum, [id, { length }]) => (Number(id) < typeId ? sum + length : sum), 0);
  const words = all.map(({ type_id: typeId, item, message }) => {
    if (typeId === undefined) return message;
    const place = item === undefined ? nameOf(typeId, games) : `Item ${itemsBefore(typeId) + item + 1}`;
    return `${place}: ${message}`;
  });
  return list('Warnings', words);
}

function nameOf(typeId: number, games: readonly Game[]): string {
  return gameNamed(String(typeId), games).display_name;
}

function list(title: string, entries: readonly string[]): string {
  return entries.length === 0 ? '' : `${title}:\n${bullets(entries)}`;
}

function bullets(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n');
}

function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A problem with all its faults: what is wrong, where in the arguments or in the text, and the code. */
export function problemInWords({ code, detail, errors = [], errors_total: total = errors.length }: Told): string {
  const faults = errors.map(({ message, pointer, line, column }) => {
    const places = [
      ...(pointer ? [pointer] : []),
      ...(line === undefined ? [] : [`line ${line}`]),
      ...(column === undefined ? [] : [`column ${column}`]),
    ];
    return places.length === 0 ? message : `${places.join(', ')}: ${message}`;
  });
  const more = total > errors.length ? [`${total - errors.length} more.`] : [];
  return paragraphs(`${detail} (${code})`, bullets([...faults, ...more]));
}

type Told = Pick<Problem, 'code' | 'detail' | 'errors' | 'errors_total'>;

/** What has happened, for people who wait; undefined for what they need not hear of. */
export function stepInWords(step: ProgressEvent): string | undefined {
  switch (step.event) {
    case 'analysis':
      return `The text suits ${step.data.games.length} of ${step.data.game_scores.length} games.`;
    case 'choice':
      return `Game ${step.data.type_id} suits the text best.`;
    case 'item':
      return `Game ${step.data.type_id}, item ${step.data.index + 1}: ${firstWords(step.data.item)}`;
    case 'rejected':
      return `Game ${step.data.type_id}, a draft is rejected: ${step.data.findings[0]?.message ?? ''}`;
    case 'retry':
      return `Attempt ${step.data.attempt}.`;
    case 'game':
      return `Game ${step.data.type_id} is finished. Items: ${step.data.kept}.`;
    default:
      return undefined;
  }
}
