import { createEngine, type Difficulty, type GamePlugin } from '@ludotext/engine';
import { readText } from '@ludotext/engine/game';
import type { QuizItem } from '@ludotext/game-quiz';
import quiz from '@ludotext/game-quiz';
import sentenceOrder from '@ludotext/game-sequence-sentence';
import wordOrder from '@ludotext/game-sequence-word';
import type { CorpusText } from './corpus/corpus.js';
import { atLeast, type Measure, mean, type Section, shareOf } from './measure.js';
import { writeItems } from './write-items.js';

const difficulties = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];

/** Items asked of a text: few enough that a text can choose among what it has. */
const maxItems = 5;

/** L: easy, medium and hard give other items, with more similar options and more pieces. */
export async function measureDifficulty(texts: readonly CorpusText[]): Promise<Section> {
  const measures: Measure[] = [];
  for (const { name, game, what, sizeOf } of [
    { name: 'quiz', game: quiz as GamePlugin, what: 'similarity of distractors', sizeOf: similarityOf },
    { name: 'word order', game: wordOrder as GamePlugin, what: 'pieces', sizeOf: piecesOf },
    { name: 'sentence order', game: sentenceOrder as GamePlugin, what: 'pieces', sizeOf: piecesOf },
  ]) {
    const engine = createEngine({ games: [game] });
    const sets = await Promise.all(
      texts.map(async ({ name: id, text }) => {
        const written = await Promise.all(
          difficulties.map((difficulty) => writeItems(engine, game, text, maxItems, difficulty)),
        );
        return { id, items: written.map(({ items }) => items), sizes: written.map(({ items }) => sizeOf(items, text)) };
      }),
    );
    // A text counts where each difficulty gives an item.
    const full = sets.filter(({ items }) => items.every((each) => each.length > 0));
    const means = difficulties.map((_, index) => mean(full.flatMap(({ sizes }) => sizes[index] ?? [])));
    const [easy, , hard] = means;
    measures.push(
      ...difficulties.map(
        (difficulty, index): Measure => ({
          section: 'L',
          name: `${name}, ${difficulty}: mean ${what}`,
          value: means[index],
          unit: 'number',
          cases: full.length,
        }),
      ),
      {
        section: 'L',
        name: `${name}: mean ${what}, hard less easy`,
        value: easy === undefined || hard === undefined ? undefined : hard - easy,
        unit: 'number',
        cases: full.length,
        goal: atLeast(name === 'quiz' ? 0.05 : 1, 0),
        minCases: 10,
      },
      {
        section: 'L',
        name: `${name}: texts whose easy and hard sets differ`,
        ...shareOf(full, ({ items }) => JSON.stringify(items[0]) !== JSON.stringify(items[2])),
        goal: atLeast(0.8, 0.4),
        minCases: 10,
      },
    );
  }
  return { letter: 'L', title: 'Difficulty', measures, details: [] };
}

const piecesOf = (items: readonly unknown[]): number[] =>
  (items as readonly { readonly pieces: readonly string[] }[]).map(({ pieces }) => pieces.length);

function similarityOf(items: readonly unknown[], text: string): number[] {
  const contextOf = contexts(text);
  return (items as readonly QuizItem[]).flatMap(({ answers }) => {
    const key = answers.find(({ correct }) => correct)?.text ?? '';
    return answers.filter(({ correct }) => !correct).map(({ text: other }) => similarity(key, other, contextOf));
  });
}

/**
 * How alike two options are, 0 to 1: numbers by their ratio; words half by their letters (Dice coefficient of their
 * trigrams), half by the words that stand around them in the text (Jaccard index).
 */
export function similarity(key: string, other: string, contextOf: (phrase: string) => ReadonlySet<string>): number {
  const [one, two] = [key, other].map((each) => Number(each.replace(/[^\p{Nd}.]/gu, '')));
  if (one !== undefined && two !== undefined && one > 0 && two > 0) return Math.min(one, two) / Math.max(one, two);
  const [letters, others] = [trigrams(key), trigrams(other)];
  const shared = [...letters].filter((each) => others.has(each)).length;
  const [context, beside] = [contextOf(key), contextOf(other)];
  const common = [...context].filter((each) => beside.has(each)).length;
  const all = context.size + beside.size - common;
  return shared / (letters.size + others.size) + (all === 0 ? 0 : common / all / 2);
}

function trigrams(phrase: string): Set<string> {
  const padded = ` ${phrase.toLowerCase()} `;
  return new Set(Array.from({ length: Math.max(1, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)));
}

/** The words of all sentences of a text that contain a phrase. */
function contexts(text: string): (phrase: string) => ReadonlySet<string> {
  const sentences = readText(text).sentences.map(({ text: sentence, words }) => ({
    lower: sentence.toLowerCase(),
    words: words.map((word) => word.text.toLowerCase()),
  }));
  return (phrase) => {
    const wanted = phrase.toLowerCase();
    return new Set(sentences.flatMap(({ lower, words }) => (lower.includes(wanted) ? words : [])));
  };
}
