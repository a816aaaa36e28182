import { readText } from '@ludotext/engine/game';
import { expect, it } from 'vitest';
import { windowPassages, windows } from '../src/windows.js';

const pieces = (text: string) => windowPassages(readText(text)).map((passage) => passage.pieces);

it('takes stretches as they stand in the text, with their places', () => {
  const text = 'It rains. A farmer dug a deep pond. The pond gave clear water. But then the water turned brown.';
  const [passage] = windowPassages(readText(text));
  expect(passage?.pieces).toEqual([
    'A farmer dug a deep pond.',
    'The pond gave clear water.',
    'But then the water turned brown.',
  ]);
  expect(text.slice(passage?.start, passage?.end)).toBe(passage?.pieces.join(' '));
});

it.each([
  ['a first sentence that points back', 'He dug a deep pond. The pond gave water. But then the water turned brown.'],
  [
    'a first sentence that goes on with a thought',
    'The man also dug a deep pond. The pond gave water. But then it dried.',
  ],
  ['a first sentence that is hardly one', 'The biggest ponds are: Long Pond. This is a deep pond. But it has no fish.'],
  ['half a quotation', 'A king found a ring. "This ring is mine. But who lost it? Then the king slept.'],
  ['a quotation of somebody', '"We have a pond," said the man. The pond gave water. But then it dried.'],
  ['a fall out of something', 'Out fell a small fish. The fish swam off. But then it came back.'],
  [
    'a thing that was named long before',
    `A farmer dug a pond near his house. ${'Cats sleep all day long. '.repeat(5)}People liked the pond. They swam in it. But then it dried.`,
  ],
  [
    'a name that was said in full before',
    `We met Anna Moreau there. ${'Cats sleep all day long. '.repeat(5)}Some say Moreau dug a pond. The pond gave water. But then it dried.`,
  ],
  ['"they" of nobody', 'Along the way they met a fox. The fox was old. But then it ran off.'],
  [
    'sentences inside a longer quotation',
    '"I am tired. A farmer dug a pond. He drank from it. But then it dried. Let me sleep," she said.',
  ],
  [
    'more words than can be compared',
    `A farmer dug a pond ${'behind the old house '.repeat(12)}. He drank from it. But then the water turned brown.`,
  ],
  ['a list', '- A farmer dug a well.\n- The pond gave water.\n- But then the water turned brown.\n'],
])('leaves out %s', (_, text) => {
  expect(pieces(text)).toEqual([]);
});

it('names the heading as the title', () => {
  const text = '# The pond\n\nA farmer dug a deep pond. The pond gave clear water. But then the water turned brown.\n';
  expect(windowPassages(readText(text))[0]?.title).toBe('The pond');
});

it('takes no line below a picture as the title', () => {
  const text =
    '# A statue of the farmer in the old town\n\nA farmer dug a pond. He drank from it. But then it dried.\n';
  expect(windowPassages(readText(text))[0]).toMatchObject({ title: undefined });
});

it('joins no two long sentences', () => {
  const long = `A farmer dug a pond behind ${'the old and crooked house of his uncle near '.repeat(3)}the river.`;
  const all = pieces(`${long} He ${long.slice(9)} But then the water turned brown.`);
  expect(all.flat().every((piece) => piece.length <= 360)).toBe(true);
});

it('prefers a beginning that needs nothing before it', () => {
  const text =
    'In 1783 two brothers built a balloon of paper. They filled it with hot air. Then the balloon carried a sheep over a palace. After eight minutes it came down in a forest. Two months later people flew over Paris.';
  const best = [...windowPassages(readText(text))].sort((a, b) => b.strength - a.strength)[0];
  expect(best?.pieces[0]).toBe('In 1783 two brothers built a balloon of paper.');
});

it('leaves out sentences of which another order reads as well', () => {
  expect(pieces('Cats sleep all day long. Dogs eat a lot of meat. Birds sing in the morning.')).toEqual([]);
  expect(pieces('Rain fell in the north. Snow fell in the south. The king slept. But it was cold.')).toEqual([]);
});

it('gives every window of a length, overlapping ones too', () => {
  const text =
    'A farmer dug a deep pond. He filled it with clear water. Then a fox came to the water. But it was deep. A fisher built a long boat. He painted it red. Then the boat sank in a storm.';
  const starts = windows(text, 3).map(({ start }) => start);
  expect(starts).toContain(0);
  expect(starts).toContain(text.indexOf('A fisher'));
  expect(windows(text, 4).every(({ pieces }) => pieces.length === 4)).toBe(true);
});

it('goes on in the next paragraph where a story does', () => {
  const story =
    'A girl saw a small boat on the lake. She ran to the shore.\n\n"Who are you?" she called.\n\nThen a man stepped out of the boat.';
  expect(pieces(story).flat()).toContain('"Who are you?" she called.');
  const guide = 'A gauge measures rain. It has a bucket.\n\nCats sleep all day long. They dream.';
  expect(pieces(guide)).toEqual([]);
});

it('lets a passage begin with a thing that the heading names', () => {
  const text = (heading: string) =>
    `${heading}A farmer dug a pond near his house.\n\nThe pond had a small fish. It swam in circles. But then the fish vanished.`;
  const opens = (all: readonly (readonly string[])[]) => all.some(([first]) => first === 'The pond had a small fish.');
  expect(opens(pieces(text('# The pond\n\n')))).toBe(true);
  expect(opens(pieces(text('# A tale\n\n')))).toBe(false);
});
