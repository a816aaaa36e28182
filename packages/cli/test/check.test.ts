import { expect, it } from 'vitest';
import { times } from '../../../test/support/long.js';
import { openDesk, startBuiltService } from './support/desk.js';

// A set and a hundred other versions of its source: `check` names the items whose words are gone, and no others.

const source = `The lighthouse on the long reef was built in 1874. A keeper named Ada Brook lived in it with her two sons. Every evening she carried oil up the 212 steps. Then she lit the lamp and wrote the hour into a book.

In the winter of 1881 a storm broke the big window. Ada Brook said: "The lamp must burn." She held her coat before the flame for nine hours. A ship with 60 people passed the reef in the dark. The captain saw the small light and turned away. Next morning he walked to the tower and thanked her.

A museum in the harbour town has bought an iron chest. The chest holds a brass wheel and the book of the hours. The wheel weighs 48 kilograms, and children may turn it. But the book lies under glass.
`;

interface Mutation {
  readonly name: string;
  readonly text: string;
  /** Whether only what does not count in quotes was changed: line breaks, kinds of marks, other words. */
  readonly isHarmless?: boolean;
}

/** Places of a pattern in the source. */
const placesOf = (pattern: RegExp) => [...source.matchAll(pattern)].map(({ index, 0: found }) => ({ index, found }));

/** A sentence of the source, with the space after it. */
const sentence = /[A-Z"][^.]*\."? ?/g;

const sentencesOf = (text: string) => text.match(sentence)?.map((each) => each.trim()) ?? [];

const replaced = (index: number, length: number, by: string) =>
  source.slice(0, index) + by + source.slice(index + length);

/** A hundred versions and more, the same in every run: changed words and numbers, sentences that went, came or moved, and harmless ones. */
function mutations(): Mutation[] {
  const words = placesOf(/\b[a-z]{4,}\b/g);
  const numbers = placesOf(/\d+/g);
  const sentences = placesOf(sentence);
  const spaces = placesOf(/(?<=\w) (?=\w)/g).filter((_, at) => at % 9 === 0);
  return [
    ...words.map(({ index, found }) => ({ name: `another ${found}`, text: replaced(index, found.length, 'zebra') })),
    ...numbers.map(({ index, found }) => ({ name: `not ${found}`, text: replaced(index, found.length, `${found}5`) })),
    ...sentences.map(({ index, found }) => ({ name: `without ${found}`, text: replaced(index, found.length, '') })),
    ...spaces.map(({ index }) => ({ name: `a break at ${index}`, text: replaced(index, 1, '\n'), isHarmless: true })),
    { name: 'curly quotes', text: source.replace('"The', '“The').replace('burn."', 'burn.”'), isHarmless: true },
    { name: 'Windows line ends', text: source.replaceAll('\n', '\r\n'), isHarmless: true },
    { name: 'more at the end', text: `${source}\nThe harbour has a new ferry.\n`, isHarmless: true },
    { name: 'more at the begin', text: `The reef is old.\n\n${source}`, isHarmless: true },
    { name: 'other paragraphs first', text: source.split('\n\n').reverse().join('\n\n'), isHarmless: true },
    { name: 'nothing of it', text: 'A wholly different text about bread and butter.' },
  ];
}

interface Set {
  readonly games: readonly { readonly game_type: string; readonly items: readonly Partial<Item>[] }[];
}

interface Found {
  readonly game_type: string;
  readonly item: number;
  readonly rule: string;
}

interface Item {
  readonly evidence: string;
  readonly sentence: string;
  readonly pieces: readonly string[];
}

/** What the items of each game have from the source. */
const quotes: Readonly<Record<string, (item: Item) => readonly string[]>> = {
  quiz: ({ evidence }) => [evidence],
  sequence_sentence: ({ pieces }) => pieces,
  sequence_word: ({ sentence }) => [sentence],
};

it('finds every broken quote of a hundred changed texts, and no other', async () => {
  await using service = await startBuiltService();
  await using desk = await openDesk({ 'lighthouse.md': source }, service.url);
  const made = await desk.ask([
    'generate',
    'lighthouse.md',
    '--out',
    'set.ludotext.json',
    '--max-items',
    '6',
    '--min-score',
    '0',
  ]);
  expect(made.code).toBe(0);
  const set = JSON.parse(await desk.read('set.ludotext.json')) as Set;
  expect(set.games.map(({ game_type }) => game_type)).toEqual(Object.keys(quotes));
  // An author has asked something about every sentence.
  const asked = sentencesOf(source).map((evidence, at) => ({
    question: `What does sentence ${at + 1} of the text tell about?`,
    answers: [evidence.slice(0, 12), 'A zebra'].map((answer, index) => ({ text: answer, correct: index === 0 })),
    evidence,
  }));
  const games = [...set.games, { game_type: 'quiz', items: asked as Partial<Item>[] }];
  await desk.write({ 'set.ludotext.json': JSON.stringify({ ...set, games }) });
  const items = games.flatMap(({ game_type: game, items }) =>
    items.map((item, at) => ({ name: `${game} ${at}`, quotes: quotes[game]?.(item as Item) ?? [] })),
  );
  for (const item of items) for (const quote of item.quotes) expect(source).toContain(quote);
  const all = mutations();
  expect(all.length).toBeGreaterThanOrEqual(100);
  const broken = { texts: 0, items: 0 };
  for (const { name, text, isHarmless } of all.filter((_, at) => at % times(5, 1) === 0)) {
    const gone = items.filter((item) => item.quotes.some((quote) => !text.includes(quote)));
    const expected = isHarmless === true ? [] : gone.map((item) => item.name);
    await desk.write({ 'changed.md': text });
    const { code, stdout } = await desk.ask(['check', 'set.ludotext.json', '--text', 'changed.md', '--json']);
    const { findings } = JSON.parse(stdout) as { findings: readonly Found[] };
    const found = findings.filter(({ rule }) => rule === 'evidence_missing' || rule === 'source_changed');
    expect([name, found.map(({ game_type, item }) => `${game_type} ${item}`).sort()]).toEqual([name, expected.sort()]);
    expect([name, code]).toEqual([name, expected.length === 0 ? 0 : 1]);
    broken.texts += Math.min(1, expected.length);
    broken.items += expected.length;
  }
  // Otherwise the texts would show nothing.
  expect(broken.texts).toBeGreaterThan(times(10, 50));
  expect(broken.items).toBeGreaterThan(times(20, 100));
});
