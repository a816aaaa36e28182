import { createEngine, type Difficulty, type Engine, isEngineError, type Warning } from '@ludotext/engine';
import { type GamePlugin, type ItemOf, readText } from '@ludotext/engine/game';
import { isUnspaced } from '@ludotext/engine/ordering';
import type { QuizItem } from '@ludotext/game-quiz';
import quiz from '@ludotext/game-quiz';
import type { CorpusText } from './corpus/corpus.js';

/** What one game made of one text. */
interface Written<Item> {
  readonly items: readonly Item[];
  /** The items' ids, in the same order. */
  readonly ids: readonly string[];
  readonly warnings: readonly Warning[];
  /** BCP 47 tag the engine used for the text. */
  readonly language: string;
}

/** Default of the most items requested for one text. */
export const defaultMaxItems = 50;

/** Writes items of one game from prose; returns no items when the text gives none. */
export async function writeItems<Game extends GamePlugin>(
  engine: Engine<Game>,
  game: Game,
  text: string,
  maxItems = defaultMaxItems,
  difficulty?: Difficulty,
): Promise<Written<ItemOf<Game>>> {
  try {
    const { items, warnings, language } = await engine.direct(game, { text, source: 'prose', maxItems, difficulty });
    const bare = items.map(({ id: _, ...item }) => item as ItemOf<Game>);
    return { items: bare, ids: items.map(({ id }) => id), warnings, language };
  } catch (error) {
    if (!isEngineError(error) || error.code !== 'no_items') throw error;
    return { items: [], ids: [], warnings: [], language: readText(text).language };
  }
}

/** An item of the writer, and its findings. */
export interface WrittenItem {
  readonly id: string;
  /** Name of its text. */
  readonly text: string;
  readonly item: QuizItem;
  readonly warnings: readonly Warning[];
}

/** The results of one text. */
export interface WrittenText {
  readonly source: CorpusText;
  /** BCP 47 tag the engine used for the text. */
  readonly language: string;
  readonly words: number;
  readonly items: readonly WrittenItem[];
}

/** Writes a quiz from every text as an application does, each time with a new engine. */
export async function writeQuizzes(texts: readonly CorpusText[], maxItems: number): Promise<WrittenText[]> {
  const engine = createEngine({ games: [quiz] });
  const written: WrittenText[] = [];
  for (const source of texts) written.push(await writeQuiz(engine, source, maxItems));
  return written;
}

async function writeQuiz(engine: Engine<typeof quiz>, source: CorpusText, maxItems: number): Promise<WrittenText> {
  const { name, text } = source;
  const { items, ids, warnings, language } = await writeItems(engine, quiz, text, maxItems);
  const written = items.map((item, index) => ({
    id: `${name}/${ids[index]}`,
    text: name,
    item,
    warnings: warnings.filter((warning) => warning.item === index),
  }));
  return { source, language, words: text.split(/\s+/).length, items: written };
}

/** True for a text long enough for an item: 300 words, or 600 characters in scripts without spaces. */
export function isLong({ source, words }: WrittenText): boolean {
  return isUnspaced(source.text) ? source.text.length >= 600 : words >= 300;
}

/** Words of a text; in scripts without spaces two characters count as a word. */
export function countedWords(text: string): number {
  return isUnspaced(text) ? Math.round(text.length / 2) : text.split(/\s+/).length;
}
