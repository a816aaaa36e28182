import { detectLanguage, primarySubtag, readText } from '@ludotext/engine/game';
import quiz from '@ludotext/game-quiz';
import sentences from '@ludotext/game-sequence-sentence';
import type { Corpus, CorpusText } from './corpus/corpus.js';
import { atLeast, type Measure, percent, type Section, shareOf } from './measure.js';

/** The kind of text by file name: a sequence of events or actions, or facts. */
const kinds = {
  course: /_(?:recipe|story|tale)_/,
  facts: /_(?:wiki|article)_/,
  recipe: /_recipe_/,
} as const;

interface Scored {
  readonly text: CorpusText;
  readonly score: number;
}

/** T: languages are detected, sentence by sentence, and games score texts in a sensible order. */
export async function measureReading(corpus: Corpus): Promise<Section> {
  const named = corpus.texts.filter(({ language }) => language !== undefined);
  const sentencesOf = named.flatMap(({ name, text, language }) =>
    readText(text).sentences.map(({ text: sentence, start }) => ({ id: `${name}:${start}`, sentence, language })),
  );
  const isTold = ({ sentence, language }: { readonly sentence: string; readonly language: string | undefined }) =>
    primarySubtag(detectLanguage(sentence)) === language;
  const languages = [...new Set(named.map(({ language }) => language as string))].sort();
  const byLanguage = languages.map((language) => ({
    language,
    share: shareOf(
      sentencesOf.filter((each) => each.language === language),
      isTold,
    ),
  }));
  const [worst] = [...byLanguage].sort((one, other) => (one.share.value ?? 1) - (other.share.value ?? 1));
  const orderScores = await scoreAll(named, sentences.offline?.score);
  const quizScores = await scoreAll(named, quiz.offline?.score);
  const measures: Measure[] = [
    {
      section: 'T',
      name: 'sentences whose language is detected',
      ...shareOf(sentencesOf, isTold),
      goal: atLeast(0.98, 0.96),
    },
    {
      section: 'T',
      name: `the language detected least${worst === undefined ? '' : ` (${worst.language})`}`,
      ...(worst?.share ?? shareOf([], isTold)),
      minCases: 30,
      goal: atLeast(0.93, 0.85),
    },
    {
      section: 'T',
      name: 'sentence order: procedures and stories score above articles',
      ...rank(orderScores, kinds.course, kinds.facts),
      goal: atLeast(0.9, 0.65),
    },
    {
      section: 'T',
      name: 'quiz: articles score above recipes',
      ...rank(quizScores, kinds.facts, kinds.recipe),
      goal: atLeast(0.9, 0.75),
    },
  ];
  return {
    letter: 'T',
    title: 'Reading texts',
    measures,
    details: [
      {
        title: 'Language told, by language',
        head: ['language', 'sentences', 'told'],
        rows: byLanguage.map(({ language, share }) => [language, String(share.cases), percent(share.value)]),
      },
      {
        title: 'Scores',
        head: ['text', 'quiz', 'sentence order'],
        rows: named.map(({ name }, index) => [
          name,
          String(quizScores[index]?.score),
          String(orderScores[index]?.score),
        ]),
      },
    ],
  };
}

type Score = (text: string) => { readonly score: number } | Promise<{ readonly score: number }>;

async function scoreAll(texts: readonly CorpusText[], score: Score | undefined): Promise<Scored[]> {
  if (score === undefined) return [];
  return Promise.all(texts.map(async (text) => ({ text, score: (await score(text.text)).score })));
}

/**
 * How often a text of the first kind scores above one of the second, over all pairs in one language; a tie counts half.
 */
function rank(scored: readonly Scored[], above: RegExp, below: RegExp): Pick<Measure, 'value' | 'unit' | 'cases'> {
  const pairs = scored
    .filter(({ text }) => above.test(text.name))
    .flatMap((high) =>
      scored
        .filter(({ text }) => below.test(text.name) && text.language === high.text.language)
        .map((low) => (Math.sign(high.score - low.score) + 1) / 2),
    );
  const value = pairs.length === 0 ? undefined : pairs.reduce<number>((sum, point) => sum + point, 0) / pairs.length;
  return { value, unit: 'share', cases: pairs.length };
}
