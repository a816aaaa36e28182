import type { AnalysisEvent, Game, GenerateResponse, ItemEvent, RetryEvent, Warning } from '@ludotext/wire';
import type { Client, WireEvent } from '../client.js';
import { convert, type Delivery, type Made } from '../convert.js';
import { exitCodes, Failure, placeOf } from '../failure.js';
import { decodeText, nameOf } from '../files.js';
import { gameNamed, gamesOf, itemsIn, setOfAnswer } from '../sets.js';
import { type Source, sourcesOf, texts } from '../sources.js';
import type { Surroundings } from '../surroundings.js';

/** The options of `generate` and `direct`. */
export interface GenerateOptions extends Delivery {
  readonly game?: readonly string[];
  readonly maxItems?: number;
  readonly minScore?: number;
  readonly language?: string;
  readonly difficulty?: string;
  readonly audience?: string;
  /** Writes the one game that suits a text best. */
  readonly best?: boolean;
  readonly title?: string;
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
  const sources = await sourcesOf(files, texts(options.out), surroundings);
  const games = await gamesOf(client, surroundings.signal);
  const named = options.game?.map((name) => gameNamed(name, games));
  // One game that is named is written without asking whether it suits the text.
  const [only] = named?.length === 1 && options.minScore === undefined && options.best !== true ? named : [];
  const route = only === undefined ? (options.best === true ? 'single' : undefined) : only.type_id;
  const fields = {
    ...(only === undefined ? { enabled_game_ids: named?.map(({ type_id }) => type_id) } : { source: 'prose' }),
    max_items: options.maxItems,
    min_score: options.minScore,
    language: options.language,
    difficulty: options.difficulty,
    audience: options.audience,
  };
  const { title, text: keepsText = true } = options;
  return convert(
    {
      sources,
      recipe: ['generate', route, fields, title, keepsText],
      make: async (source, content, step) => {
        const text = decodeText(content, nameOf(source.file));
        const events = client.events({
          route: `POST /generate${route === undefined ? '' : `/${route}`}`,
          body: { text, ...fields },
          signal: surroundings.signal,
        });
        const answer = await answerOf(events, games, step);
        const set = setOfAnswer(answer, games, { title: title ?? titleOf(source), text: keepsText ? text : undefined });
        if (itemsIn(set) === 0) throw noneSuits(source, answer, games);
        return madeOf(source, set, answer, games);
      },
    },
    options,
    client,
    surroundings,
  );
}

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
  const ofGame = (id: number | undefined) => {
    const game = games.find(({ type_id }) => type_id === id);
    return game === undefined ? '' : `${game.game_type}: `;
  };
  const errors = 'errors' in answer ? answer.errors : [];
  const place = ({ item }: Warning) => (item === undefined ? '' : `item ${item + 1}: `);
  return {
    set,
    remarks: [
      ...answer.warnings.map(
        (warning) => `${placeOf(name, warning)}: ${ofGame(warning.type_id)}${place(warning)}${warning.message}`,
      ),
      ...errors.map(({ type_id, message }) => `${name}: ${ofGame(type_id)}${message}`),
    ],
    hasFaults: errors.length > 0,
  };
}

/** What a text's set is called unless a title is given: its file, without folders and extension. */
export function titleOf({ stem }: Source): string {
  return stem.split(/[/\\]/).at(-1) ?? stem;
}

function noneSuits(source: Source, answer: Answer, games: readonly Game[]): Failure {
  const scores = (answer as Partial<GenerateResponse>).game_scores ?? [];
  const reasons = scores.map(
    ({ type_id, score, reason }) => `${gameNamed(String(type_id), games).game_type} (${score}): ${reason}`,
  );
  return new Failure(exitCodes.faults, [`${nameOf(source.file)}: No game suits this text.`, ...reasons].join('\n  '));
}
