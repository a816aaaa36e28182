import { createEngine } from '@ludotext/engine';
import { isRejected, primarySubtag, readText } from '@ludotext/engine/game';
import { gradeOrder, shufflePieces } from '@ludotext/engine/ordering';
import type { WordOrderItem } from '@ludotext/game-sequence-word';
import words from '@ludotext/game-sequence-word';
import type { Corpus, CorpusText, WordPair } from '../corpus/corpus.js';
import { atLeast, countsOf, type Measure, percent, type Section, shareOf } from '../measure.js';
import { writeItems } from '../write-items.js';

/** How a puzzle made of one order of a pair treats the other order. */
type Outcome = 'accepts it' | 'warns' | 'refuses the sentence' | 'cannot be laid' | 'misses it';

interface PairOutcome {
  readonly id: string;
  readonly language: string;
  readonly outcome: Outcome;
}

interface SentenceCase {
  readonly id: string;
  readonly sentence: string;
  readonly item: WordOrderItem;
  readonly rules: readonly string[];
}

/** H: a second right order is accepted or leads to a warning, and the pieces give their sentence back. */
export async function measureWordOrder(corpus: Corpus): Promise<Section> {
  const pairs = await Promise.all(corpus.pairs.map(judgePair));
  const sentences = (await Promise.all(corpus.texts.map(sentenceCases))).flat();
  const written = await writtenItems(corpus.texts);
  const measures: Measure[] = [
    {
      section: 'H',
      name: 'pairs of the same words: warned of, or the other order accepted',
      ...shareOf(pairs, ({ outcome }) => outcome === 'accepts it' || outcome === 'warns'),
      goal: atLeast(0.95, 0.9),
    },
    {
      section: 'H',
      name: 'the same, or the other order cannot be built, or the sentence is rejected',
      ...shareOf(pairs, ({ outcome }) => outcome !== 'misses it'),
    },
    { section: 'H', name: 'sentences of the texts with a warning', ...shareOf(sentences, isWarned) },
    {
      section: 'H',
      name: 'sentences of the texts that their pieces give back',
      ...shareOf(sentences, isGivenBack),
      goal: atLeast(1, 0.999),
    },
    {
      section: 'H',
      name: 'shuffles of its puzzles that show no right order',
      ...shareOf(written, ({ item }) => [1, 2, 3].every((seed) => showsNoRightOrder(item, seed))),
      goal: atLeast(1, 1),
    },
    {
      section: 'H',
      name: 'puzzles it writes with 4 to 10 pieces',
      ...shareOf(written, ({ item }) => item.pieces.length >= 4 && item.pieces.length <= 10),
      goal: atLeast(1, 0.95),
    },
    {
      section: 'H',
      name: 'texts that give a puzzle of 4 to 10 pieces',
      ...shareOf(
        corpus.texts.map(({ name }) => ({ id: name })),
        ({ id }) =>
          written.some(({ text, item }) => text === id && item.pieces.length >= 4 && item.pieces.length <= 10),
      ),
      goal: atLeast(0.6, 0.5),
    },
    {
      section: 'H',
      name: 'puzzles it writes without a finding that rejects',
      ...shareOf(written, ({ isForbidden }) => !isForbidden),
      goal: atLeast(1, 0.995),
    },
  ];
  const languages = [...new Set(pairs.map(({ language }) => language))].sort();
  return {
    letter: 'H',
    title: 'Word order',
    measures,
    details: [
      {
        title: 'Pairs of the same words by language',
        head: ['language', 'pairs', 'warned of or accepted', 'outcomes'],
        rows: languages.map((language) => {
          const own = pairs.filter((pair) => pair.language === language);
          const covered = shareOf(own, ({ outcome }) => outcome === 'accepts it' || outcome === 'warns');
          const outcomes = countsOf(own.map(({ outcome }) => outcome)).map(([name, count]) => `${name} ${count}`);
          return [language, String(own.length), percent(covered.value), outcomes.join(', ')];
        }),
      },
    ],
  };
}

async function judgePair({ id, language, one, other }: WordPair): Promise<PairOutcome> {
  const item = puzzle(one, one, language);
  const findings = await words.validate(item, contextOf(one, language));
  const accepted = (item.alternatives ?? []).some((order) =>
    isSame(
      order.map((index) => item.pieces[index] ?? ''),
      other,
    ),
  );
  return { id, language, outcome: outcome() };

  function outcome(): Outcome {
    if (accepted) return 'accepts it';
    if (findings.some(({ rule }) => rule === 'ambiguous_order')) return 'warns';
    if (isRejected(findings)) return 'refuses the sentence';
    return canBeLaid(item.pieces, plain(other)) ? 'misses it' : 'cannot be laid';
  }
}

const contextOf = (text: string, language: string) => ({ text, language, origin: 'model', kept: [], seed: 1 }) as const;

const puzzle = (sentence: string, text: string, language: string): WordOrderItem =>
  words.finish?.({ sentence }, contextOf(text, language)) as WordOrderItem;

/** Letters and digits only, in one case. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const isSame = (pieces: readonly string[], sentence: string): boolean => plain(pieces.join('')) === plain(sentence);

/** Whether the pieces, each used once, can be joined to give the letters. */
function canBeLaid(pieces: readonly string[], letters: string): boolean {
  if (pieces.length === 0) return letters === '';
  return pieces.some((piece, index) => {
    const own = plain(piece);
    // Of equal pieces only the first is tried.
    if (pieces.findIndex((other) => plain(other) === own) !== index || !letters.startsWith(own)) return false;
    return canBeLaid(
      pieces.filter((_, other) => other !== index),
      letters.slice(own.length),
    );
  });
}

/** Whether the order shown is wrong, by the grading of a submission. */
function showsNoRightOrder(item: WordOrderItem, seed: number): boolean {
  const order = shufflePieces(item, seed);
  return order !== undefined && !gradeOrder(item, order).correct;
}

/** A puzzle of every sentence, long or short. */
async function sentenceCases({ name, text, language }: CorpusText): Promise<SentenceCase[]> {
  const reading = readText(text);
  const tag = language ?? primarySubtag(reading.language);
  return Promise.all(
    reading.sentences.map(async ({ text: sentence, start }) => {
      const item = puzzle(sentence, text, tag);
      const findings = await words.validate(item, contextOf(text, tag));
      return { id: `${name}:${start}`, sentence, item, rules: findings.map(({ rule }) => rule) };
    }),
  );
}

const isWarned = ({ rules }: SentenceCase): boolean => rules.includes('ambiguous_order');

/** Whether the game's own rule holds and the pieces contain every letter of the sentence in order. */
function isGivenBack({ sentence, item, rules }: SentenceCase): boolean {
  return item.sentence === sentence && !rules.includes('sentence_differs') && isSame(item.pieces, sentence);
}

async function writtenItems(texts: readonly CorpusText[]) {
  const engine = createEngine({ games: [words] });
  const written: {
    readonly id: string;
    readonly text: string;
    readonly item: WordOrderItem;
    readonly isForbidden: boolean;
  }[] = [];
  for (const { name, text } of texts) {
    const { items, language } = await writeItems(engine, words, text);
    for (const [index, item] of items.entries()) {
      const context = { text, language, origin: 'offline', kept: items.slice(0, index), seed: 1 } as const;
      const findings = await words.validate(item, context);
      written.push({ id: `${name}/${index}`, text: name, item, isForbidden: isRejected(findings) });
    }
  }
  return written;
}
