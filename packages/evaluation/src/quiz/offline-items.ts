import { createEngine, type Engine, type Warning } from '@ludotext/engine';
import { isUnspaced } from '@ludotext/engine/ordering';
import quiz, { type QuizItem } from '@ludotext/game-quiz';
import type { CorpusText } from '../corpus/corpus.js';
import { writeItems } from '../write-items.js';

/** An item the writer made, and what was said about it. */
export interface WrittenItem {
  readonly id: string;
  /** Name of the text it is about. */
  readonly text: string;
  readonly item: QuizItem;
  readonly warnings: readonly Warning[];
}

/** What came of one text. */
export interface WrittenText {
  readonly source: CorpusText;
  /** BCP 47, as the engine took the text. */
  readonly language: string;
  readonly words: number;
  readonly items: readonly WrittenItem[];
}

/** Writes a quiz from every text as a caller of the library does, each time with a new engine. */
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

/** True for a text that is long enough to give an item: 300 words, or 600 characters where no spaces part words. */
export function isLong({ source, words }: WrittenText): boolean {
  return isUnspaced(source.text) ? source.text.length >= 600 : words >= 300;
}
