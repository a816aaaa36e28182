import { type Finding, type ItemOrigin, isRejected, primarySubtag } from '@ludotext/engine/game';
import type { QuizItem } from '@ludotext/game-quiz';
import quiz from '@ludotext/game-quiz';
import { atLeast, atMost, countsOf, type Measure, mean, percent, type Section, shareOf } from '../measure.js';
import { isLong, type WrittenItem, type WrittenText } from '../write-items.js';

/** Minimum number of items for figures about the position of keys. */
const minForHabits = 60;

interface JudgedItem extends WrittenItem {
  readonly findings: readonly Finding[];
}

/** F: figures of the offline writer's items. `again` is a second run, for comparison. */
export async function measureOfflineQuiz(
  texts: readonly WrittenText[],
  again: readonly WrittenText[],
): Promise<Section> {
  const section = await measureWrittenQuiz(texts, 'F');
  const isSame = ({ items, index }: { readonly items: readonly WrittenItem[]; readonly index: number }) =>
    JSON.stringify(items) === JSON.stringify(again[index]?.items);
  const repeated: Measure = {
    section: 'F',
    name: 'texts that give the same items again',
    ...shareOf(
      texts.map(({ source, items }, index) => ({ id: source.name, items, index })),
      isSame,
    ),
    goal: atLeast(1, 1),
  };
  return { ...section, measures: [...section.measures, repeated] };
}

/** The figures of a quiz by the offline writer (section F) or a model (I). */
export async function measureWrittenQuiz(texts: readonly WrittenText[], section: 'F' | 'I'): Promise<Section> {
  const origin = section === 'F' ? 'offline' : 'model';
  const judged = await Promise.all(texts.map((each) => judgeText(each, origin)));
  const items = judged.flat();
  const english = texts.filter(({ language }) => primarySubtag(language) === 'en');
  const words = english.reduce((sum, each) => sum + each.words, 0);
  const found = english.reduce((sum, each) => sum + each.items.length, 0);
  const long = texts.filter(isLong).map((each) => ({ ...each, id: each.source.name }));
  const measures: Measure[] = [
    {
      section,
      name: 'items per 1,000 English words',
      value: words === 0 ? undefined : (1000 * found) / words,
      unit: 'number',
      cases: found,
      // A model is asked for only a few items per text.
      goal: section === 'F' ? atLeast(5, 4) : undefined,
    },
    {
      section,
      name: 'texts of 300 words or more with an item',
      ...shareOf(long, (each) => each.items.length > 0),
      goal: atLeast(1, 0.5),
    },
    {
      section,
      name: 'items without a finding that rejects',
      ...shareOf(items, (each) => !isRejected(each.findings)),
      goal: atLeast(1, 0.995),
    },
    {
      section,
      name: 'items without any finding',
      ...shareOf(items, (each) => each.findings.length === 0),
      goal: atLeast(0.85, 0.8),
    },
    {
      section,
      name: 'evidence is verbatim',
      ...shareOf(items, (each) => isVerbatim(each, texts)),
      goal: atLeast(1, 0.995),
    },
    {
      section,
      name: 'picking the longest option: over chance',
      ...habit(
        items.map(({ item }) => item),
        longestKey,
      ),
      goal: atMost(0.1, 0.13),
      minCases: minForHabits,
    },
    placeMeasure(
      items.map(({ item }) => item),
      section,
    ),
    { section, name: 'items in all', value: items.length, unit: 'number', cases: items.length },
  ];
  return {
    letter: section,
    title: section === 'F' ? 'The quiz it writes' : 'The quiz the model writes',
    measures,
    details: [
      {
        title: 'By language',
        head: ['language', 'texts', 'words', 'items', 'without finding', 'long texts without an item'],
        rows: byLanguage(texts, judged),
      },
      {
        title: 'What rules say of its items',
        head: ['rule', 'items', 'share'],
        rows: countsOf(items.flatMap(({ findings }) => [...new Set(findings.map(({ rule }) => rule))])).map(
          ([rule, count]) => [rule, String(count), percent(count / items.length)],
        ),
      },
    ],
  };
}

/** Judges a text's items again, one after the other, each together with those before it. */
async function judgeText({ source, language, items }: WrittenText, origin: ItemOrigin): Promise<JudgedItem[]> {
  const judged: JudgedItem[] = [];
  for (const written of items) {
    const kept = judged.map(({ item }) => item);
    const context = { text: source.text, language, origin, kept, seed: 1 };
    judged.push({ ...written, findings: await quiz.validate(written.item, context) });
  }
  return judged;
}

function isVerbatim({ text, item }: WrittenItem, texts: readonly WrittenText[]): boolean {
  const source = texts.find((each) => each.source.name === text)?.source.text ?? '';
  const oneSpace = (each: string) => each.replace(/\s+/g, ' ').trim();
  return item.evidence !== undefined && oneSpace(source).includes(oneSpace(item.evidence));
}

/** By how much a player's habit beats chance, over all items, as a share. */
function habit(
  items: readonly QuizItem[],
  chanceOf: (item: QuizItem) => number,
): Pick<Measure, 'value' | 'unit' | 'cases'> {
  const right = mean(items.map(chanceOf));
  const chance = mean(items.map(({ answers }) => 1 / answers.length));
  return {
    value: right === undefined || chance === undefined ? undefined : right - chance,
    unit: 'share',
    cases: items.length,
  };
}

/** The probability that a player who picks the longest option, or one of the longest, is right. */
function longestKey({ answers }: QuizItem): number {
  const length = Math.max(...answers.map(({ text }) => text.length));
  const longest = answers.filter(({ text }) => text.length === length);
  return longest.filter(({ correct }) => correct).length / longest.length;
}

/** By how much the most frequent position of the key exceeds chance; excludes options sorted by number. */
function placeMeasure(all: readonly QuizItem[], section: string): Measure {
  const items = all.filter(({ answers }) => !answers.every(({ text }) => /\p{N}/u.test(text)));
  const places = [0, 1, 2, 3].map((place) => {
    const share = mean(items.map(({ answers }) => (answers[place]?.correct === true ? 1 : 0))) ?? 0;
    const chance = mean(items.map(({ answers }) => (place < answers.length ? 1 / answers.length : 0))) ?? 0;
    return share - chance;
  });
  return {
    section,
    name: 'picking the most frequent place of the key: over chance',
    value: items.length === 0 ? undefined : Math.max(...places),
    unit: 'share',
    cases: items.length,
    goal: atMost(0.1, 0.13),
    minCases: minForHabits,
  };
}

function byLanguage(texts: readonly WrittenText[], judged: readonly JudgedItem[][]): string[][] {
  const tags = [...new Set(texts.map(({ language }) => primarySubtag(language)))].sort();
  return tags.map((tag) => {
    const own = texts.flatMap((each, index) =>
      primarySubtag(each.language) === tag ? [{ each, items: judged[index] ?? [] }] : [],
    );
    const items = own.flatMap((each) => each.items);
    const empty = own.filter(({ each }) => isLong(each) && each.items.length === 0).map(({ each }) => each.source.name);
    return [
      tag,
      String(own.length),
      String(own.reduce((sum, { each }) => sum + each.words, 0)),
      String(items.length),
      percent(shareOf(items, ({ findings }) => findings.length === 0).value),
      empty.join(', ') || 'none',
    ];
  });
}
