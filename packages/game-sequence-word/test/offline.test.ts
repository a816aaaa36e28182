import { type ItemContext, isRejected, type Remark, readText } from '@ludotext/engine/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish, type WordOrderDraft, wordOrderDraft } from '../src/draft.js';
import { type WordOrderItem, wordOrderItem } from '../src/item.js';
import { en } from '../src/messages/en.js';
import { offline } from '../src/offline.js';
import { validate } from '../src/validate.js';
import { story, storyIn } from './texts.js';

const write = async (text: string, count = 3) =>
  offline.write(text, { count, language: readText(text).language, seed: 1 }) as WordOrderDraft[];
const sentencesOf = async (text: string, count?: number) => (await write(text, count)).map(({ sentence }) => sentence);

describe('offline.write', () => {
  it('prefers short whole sentences that are understood by themselves', async () => {
    const sentences = await sentencesOf(story, 4);
    expect(sentences).toContain('The wisdom was free for everyone to share.');
    for (const sentence of sentences) expect(sentence).not.toMatch(/^(?:He|It|But)\b|"/);
  });

  it('prefers the sentence with the clearer order', async () => {
    const text =
      'Yesterday Anna met Ben and Carla in the old garden. The gardener had planted the roses in the garden.';
    expect(await sentencesOf(text, 1)).toEqual(['The gardener had planted the roses in the garden.']);
  });

  it('takes a sentence with a word for something outside it only where there are too few others', async () => {
    const text = 'He kept the wisdom safe in a clay pot. The old dog has watched the bird in the tree.';
    expect(await sentencesOf(text, 1)).toEqual(['The old dog has watched the bird in the tree.']);
    expect(await sentencesOf(text, 2)).toHaveLength(2);
    expect(await sentencesOf('And then he kept the wisdom safe in a clay pot.', 3)).toEqual([]);
  });

  it('takes a sentence about a person whom the text has named, in other languages too, but not about a thing', async () => {
    const text = 'Der Fischer kam nach Hause. Er glaubte, dass sein Boot sicher war. Das war nicht so.';
    expect(await sentencesOf(text)).toEqual(['Er glaubte, dass sein Boot sicher war.']);
    expect(await sentencesOf('Dieser glaubte, dass sein Boot sicher war.')).toEqual([]);
  });

  it('takes a sentence once', async () => {
    expect(await sentencesOf('The gardener had planted the roses in the garden. '.repeat(5), 5)).toHaveLength(1);
  });

  it.each([
    ['quotations', '"The wisdom is free for everyone," said Anansi.'],
    ['brackets', 'The wisdom was free (for everyone) to share.'],
    ['web addresses', 'You find the old story on www.example.org every day.'],
    ['fragments', 'The wisdom of the old spider in the tree'],
    ['short sentences', 'Anansi climbed up.'],
    ['sentences whose pieces would leave a preposition alone', 'Simmer for about ten minutes.'],
    ['long sentences', `The ${'very '.repeat(24)}old spider slept.`],
  ])('leaves out %s', async (_, text) => {
    expect(await sentencesOf(text)).toEqual([]);
  });

  it.each([['en', story], ...Object.entries(storyIn).filter(([tag]) => !['ru', 'vi'].includes(tag))])(
    'writes in %s what passes its own judge',
    async (_, text) => {
      const { language } = readText(text);
      const kept: WordOrderItem[] = [];
      for (const draft of await write(text, 10)) {
        expect(wordOrderDraft.safeParse(draft).success).toBe(true);
        const context: ItemContext<WordOrderItem> = { text, language, origin: 'offline', kept: [...kept], seed: 1 };
        const item = finish(draft, context);
        expect(wordOrderItem.safeParse(item).success).toBe(true);
        const findings = validate(item, context);
        expect(isRejected(findings), JSON.stringify(findings)).toBe(false);
        kept.push(item);
      }
      // Other languages leave most sentences more than one order.
      if (language === 'en') expect(kept.length).toBeGreaterThan(0);
    },
  );

  it('takes any row of the small words that one reading tells by another', async () => {
    const small = fc.constantFrom(
      'to',
      'most',
      'more',
      'less',
      'only',
      'about',
      'due',
      'that',
      'the',
      'of',
      'in',
      'ly',
    );
    const words = fc.array(fc.oneof(small, fc.constantFrom('people', 'gave', 'walk', 'The', 'quickly')), {
      minLength: 5,
      maxLength: 14,
    });
    await fc.assert(
      fc.asyncProperty(words, async (row) => {
        await offline.write(`He gave the old book to most people. ${row.join(' ')}.`, {
          count: 5,
          language: 'en',
          seed: 1,
        });
      }),
    );
  });

  it('takes any text', async () => {
    const scrap = fc.constantFrom(
      'The old dog ',
      'sleeps ',
      'in the garden',
      '. ',
      '\n\n',
      '- ',
      '我们都喜欢吃苹果',
      '。',
      '"',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(scrap).map((scraps) => scraps.join('')),
    );
    await fc.assert(
      fc.asyncProperty(text, async (each) => {
        expect(await write(each)).toEqual(await write(each));
        const { score, reason } = await offline.score(each);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(en).toHaveProperty((reason as Remark).code);
      }),
    );
  });
});

describe('offline.score', () => {
  it('is high for short sentences with one order, and lower the fewer of them a text has', async () => {
    const short =
      'The gardener had planted the roses in the garden. The old dog has watched the bird in the tree. A boat is a kind of ship. The teacher of our village wanted to buy a horse.';
    const mixed = `${short} ${'The king of the north and the queen of the south, who had come from far away, then ate, drank and sang all night. '.repeat(30)}`;
    const { score: high } = await offline.score(short);
    expect(high).toBeGreaterThanOrEqual(70);
    expect((await offline.score(mixed)).score).toBeLessThan(high);
  });

  it('is 0 for what gives no item', async () => {
    expect((await offline.score('Anansi climbed up.')).score).toBe(0);
    expect((await offline.score('')).score).toBe(0);
  });
});

it('says when sentences are too long', async () => {
  const long = `The ${'very '.repeat(24)}old spider slept.`;
  expect((await offline.score(long)).reason).toEqual({ code: 'long_sentences' });
  expect((await offline.score('He sleeps here every day.')).reason).toEqual({ code: 'no_good_sentence' });
});
