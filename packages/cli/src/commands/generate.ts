import type { AnalysisEvent, Game, GenerateResponse, ItemEvent, RetryEvent } from '@ludotext/wire';
import type { Client, WireEvent } from '../client.js';
import { convert } from '../convert.js';
import type { Delivery, Made } from '../convert-one.js';
import { documentReader, outlineLines } from '../documents.js';
import { exitCodes, Failure, linesOf, placeOf, ServiceFailure } from '../failure.js';
import { decodeText, nameOf } from '../files.js';
import type { PartChoice } from '../part-choice.js';
import { Progress } from '../progress.js';
import { firstWords, gameNamed, gamesOf, itemsIn, setOfAnswer } from '../sets.js';
import { type Source, sourcesOf, textsAndDocuments } from '../sources.js';
import type { Surroundings } from '../surroundings.js';

/** The options of `generate` and `direct`. */
export interface GenerateOptions extends Delivery {
  readonly game?: readonly string[];
  readonly maxItems?: number;
  readonly minScore?: number;
  readonly language?: string;
  readonly difficulty?: string;
  readonly audience?: string;
  readonly effort?: string;
  readonly secondOpinion?: string;
  /** A model of the service's list. */
  readonly model?: string;
  /** Writes the one game that suits a text best. */
  readonly best?: boolean;
  readonly title?: string;
  /** The parts of a document that texts are made of; all of it as one text when absent. */
  readonly part?: PartChoice;
  /** Lists the parts, and makes nothing. */
  readonly parts?: boolean;
  /** Whether the set keeps the text. */
  readonly text?: boolean;
}

/** Writes items for texts. @returns the exit code */
export async function generate(
  files: readonly string[],
  options: GenerateOptions,
  client: Client,
  surroundings: Surroundings,
): Promise<number> {
  const named = await sourcesOf(files, textsAndDocuments(options.out), surroundings);
  const documents = documentReader(client, surroundings);
  if (options.parts === true) return listParts(named.files, documents, options, surroundings);
  const severalParts = options.part === 'all' || options.part?.some(({ from, to }, at) => to > from || at > 0) === true;
  const sources = severalParts ? { ...named, areMany: true, isOne: false } : named;
  const games = await gamesOf(client, surroundings.signal);
  const chosen = options.game?.map((name) => gameNamed(name, games));
  // One game that is named is written without asking whether it suits the text.
  const [only] = chosen?.length === 1 && options.minScore === undefined && options.best !== true ? chosen : [];
  const route = only === undefined ? (options.best === true ? 'single' : undefined) : only.type_id;
  const fields = {
    ...(only === undefined ? { enabled_game_ids: chosen?.map(({ type_id }) => type_id) } : { source: 'prose' }),
    max_items: options.maxItems,
    min_score: options.minScore,
    language: options.language,
    difficulty: options.difficulty,
    audience: options.audience,
    effort: options.effort,
    second_opinion: options.secondOpinion,
    model: options.model,
  };
  const { title, text: keepsText = true } = options;
  const made = (source: Source, content: Buffer, answer: Answer): Made => {
    const text = textIn(content, source);
    const set = setOfAnswer(answer, games, {
      title: title ?? titleOf(source, text),
      text: keepsText ? text : undefined,
    });
    if (itemsIn(set) === 0) throw noneSuits(source, answer, games);
    return madeOf(source, set, answer, games);
  };
  return convert(
    {
      sources,
      recipe: ['generate', route, fields, title, keepsText],
      textsIn: (source, progress) => documents.textsIn(source, options.part, progress),
      make: async (source, content, step) => {
        const events = client.events({
          route: `POST /generate${route === undefined ? '' : `/${route}`}`,
          body: { ...bodyOf(content, source), ...fields },
          signal: surroundings.signal,
        });
        return made(source, content, await answerOf(events, games, step));
      },
      together: { common: { route: route ?? 'generate', ...fields }, text: bodyOf, made },
    },
    options,
    client,
    surroundings,
  );
}

/** Prints the parts of documents. @returns the exit code */
async function listParts(
  sources: readonly Source[],
  documents: ReturnType<typeof documentReader>,
  { json }: GenerateOptions,
  { stdout, stderr }: Surroundings,
): Promise<number> {
  const progress = new Progress(stderr, sources.length);
  let exitCode: number = exitCodes.done;
  for (const source of sources) {
    try {
      const outline = await documents.outlineOf(source, progress);
      progress.clear();
      const { file, title, parts } = outline;
      const none = parts.length === 0 ? ' It has no parts: all of it is one text.' : '';
      const lines = [`${nameOf(file)}${title === undefined ? '' : `: ${title}`}${none}`, ...outlineLines(parts)];
      stdout.write(`${json === true ? JSON.stringify(outline) : lines.join('\n')}\n`);
    } catch (failure) {
      if (!(failure instanceof Failure) || sources.length === 1) throw failure;
      progress.say(failure instanceof ServiceFailure ? linesOf(failure, nameOf(source.file)) : [failure.message]);
      exitCode = exitCodes.faults;
    }
    progress.next(true);
  }
  return exitCode;
}

/** A text, and where it stands in its document. */
const bodyOf = (content: Buffer, source: Source) => ({
  text: textIn(content, source),
  ...(source.ofDocument === undefined ? {} : { places: source.ofDocument.places }),
});

/** The response of a generation request, whichever its route. */
type Answer = Parameters<typeof setOfAnswer>[0];

/** Reads the events to the last one, and tells how far they are. */
export async function answerOf(
  events: AsyncIterable<WireEvent>,
  games: readonly Game[],
  step: (doing: string) => void,
): Promise<Answer> {
  const nameOfGame = (id: number | undefined) => games.find(({ type_id }) => type_id === id)?.game_type ?? '';
  const counts = new Map<number, number>();
  for await (const { type, data } of events) {
    if (type === 'done') return data as Answer;
    if (type === 'analysis') for (const id of (data as AnalysisEvent['data']).games) counts.set(id, 0);
    if (type === 'item') {
      const { type_id, index } = data as ItemEvent['data'];
      counts.set(type_id, index + 1);
    }
    const again =
      type === 'retry' ? `, once more for ${nameOfGame((data as RetryEvent['data']).type_id) || 'all'}` : '';
    step(`${[...counts].map(([id, count]) => `${nameOfGame(id)} ${count}`).join(', ')}${again}`);
  }
  throw new Error('The events ended without the last one.');
}

/** A set with what its answer warns of. */
export function madeOf(source: Source, set: Made['set'], answer: Answer, games: readonly Game[]): Made {
  const name = nameOf(source.file);
  const gameOf = (id: number) => games.find(({ type_id }) => type_id === id)?.game_type;
  const about = ({ type_id, item }: { readonly type_id?: number | undefined; readonly item?: number | undefined }) => {
    const game = type_id === undefined ? undefined : gameOf(type_id);
    if (game === undefined) return '';
    const its = set.games.find(({ game_type }) => game_type === game)?.items[item ?? -1];
    return its === undefined ? `${game}: ` : `${game} "${firstWords(its)}": `;
  };
  const errors = 'errors' in answer ? answer.errors : [];
  return {
    set,
    warnings: answer.warnings.map((warning) => `${placeOf(name, warning)}: ${about(warning)}${warning.message}`),
    faults: errors.map((error) => `${name}: ${about(error)}${error.message}`),
  };
}

/** The text in a file. @throws Failure for an empty one, and for what is no text */
export function textIn(content: Buffer, { file }: Source): string {
  const text = decodeText(content, nameOf(file));
  if (text.trim() === '') throw new Failure(exitCodes.faults, `${nameOf(file)}: There is no text in it.`);
  return text;
}

/** Longest first line that is taken for a title, in characters. */
const maxTitle = 80;

/**
 * What a text's set is called unless a title is given: as its document or its part is; else the text's heading, which is Markdown's or a short line with an
 * empty one below, else the name of its file.
 */
export function titleOf({ stem, ofDocument }: Source, text = ''): string {
  if (ofDocument?.title !== undefined) return ofDocument.title;
  const [first = '', second = ''] = text.trimStart().split(/\r\n|[\n\r]/, 2);
  const heading =
    /^#+\s+(.+?)\s*#*$/.exec(first)?.[1] ?? (second.trim() === '' && !/[.!?…。]$/.test(first) ? first : '');
  if (heading !== '' && heading.length <= maxTitle && heading !== text.trim()) return heading.trim();
  return (stem.split(/[/\\]/).at(-1) ?? stem).replace(/[_-]+/g, ' ').trim() || stem;
}

function noneSuits(source: Source, answer: Answer, games: readonly Game[]): Failure {
  const scores = (answer as Partial<GenerateResponse>).game_scores ?? [];
  const reasons = scores.map(
    ({ type_id, score, reason }) => `${gameNamed(String(type_id), games).game_type} (${score}): ${reason}`,
  );
  return new Failure(exitCodes.faults, [`${nameOf(source.file)}: No game suits this text.`, ...reasons].join('\n  '));
}
