import { createEngine } from '@ludotext/engine';
import { primarySubtag } from '@ludotext/engine/game';
import type { QuizItem } from '@ludotext/game-quiz';
import type { CorpusText } from './corpus/corpus.js';
import { groups, judgedGames } from './judging/sheet.js';
import { atLeast, atMost, type Goal, type Measure, type Section, shareOf } from './measure.js';
import { countedWords, writeItems } from './write-items.js';

/** Items asked of each text: what a teacher asks for. */
const asked = 10;
/** Minimum number of quiz items that make a round. */
const round = 5;
/** Texts from this number of words on should give a round. */
const longWords = 300;

/** Items per 500 words that a group of languages should give. */
const goals: Readonly<Record<string, Goal>> = {
  'quiz english': atLeast(6, 1),
  'quiz others': atLeast(4, 0.8),
  'sequence_word english': atLeast(5, 1.5),
  'sequence_sentence english': atLeast(2, 0.6),
};

/** Y: how many items a teacher gets who asks for ten. */
export async function measureYield(texts: readonly CorpusText[]): Promise<Section> {
  const measures: Measure[] = [];
  for (const game of judgedGames) {
    const engine = createEngine({ games: [game] });
    const written = await Promise.all(
      texts.map(async ({ name, text }) => {
        const { items, language } = await writeItems(engine, game, text, asked);
        const group: (typeof groups)[number] = primarySubtag(language) === 'en' ? 'english' : 'others';
        return { id: name, group, words: countedWords(text), items };
      }),
    );
    for (const group of groups) {
      const own = written.filter((each) => each.group === group);
      const items = own.reduce((sum, each) => sum + each.items.length, 0);
      const words = own.reduce((sum, each) => sum + each.words, 0);
      measures.push({
        section: 'Y',
        name: `${game.gameType}, ${group}: items per 500 words`,
        value: words === 0 ? undefined : (500 * items) / words,
        unit: 'number',
        cases: items,
        goal: goals[`${game.gameType} ${group}`],
      });
    }
    if (game.gameType !== 'quiz') continue;
    const long = written.filter(({ words }) => words >= longWords);
    const quizItems = written.flatMap(({ id, items }) =>
      (items as readonly QuizItem[]).map((item, index) => ({ id: `${id}/${index}`, item })),
    );
    measures.push(
      {
        section: 'Y',
        name: `quiz: texts of ${longWords} words or more with at least ${round} items`,
        ...shareOf(long, ({ items }) => items.length >= round),
        goal: atLeast(0.8, 0.05),
      },
      {
        section: 'Y',
        name: 'quiz: items that ask for a number or a year',
        ...shareOf(quizItems, asksForNumber),
        goal: atMost(0.35, 0.5),
      },
    );
  }
  return { letter: 'Y', title: 'How many items', measures, details: [] };
}

/** Whether the key is a number, in digits or as the options' only difference. */
function asksForNumber({ item }: { readonly item: QuizItem }): boolean {
  return item.answers.filter(({ text }) => /\p{N}/u.test(text)).length > item.answers.length / 2;
}
