import { type ItemContext, isRejected, readText } from '@ludotext/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish, wordOrderDraft } from '../src/draft.js';
import { type WordOrderItem, wordOrderItem } from '../src/item.js';
import { offline } from '../src/offline.js';
import { validate } from '../src/validate.js';
import { story, storyIn } from './texts.js';

const write = (text: string, count = 3) => offline.write(text, { count, language: readText(text).language, seed: 1 });
const sentencesOf = (text: string, count?: number) => write(text, count).map(({ sentence }) => sentence);

describe('offline.write', () => {
  it('takes short whole sentences that are understood by themselves', () => {
    const sentences = sentencesOf(story, 10);
    expect(sentences).toContain('The wisdom was free for everyone to share.');
    for (const sentence of sentences) expect(sentence).not.toMatch(/^(?:He|It|But)\b|"/);
  });

  it('prefers the sentence with the clearer order', () => {
    const text = 'Yesterday Anna met Ben and Carla in the old garden. The gardener had planted many red roses.';
    expect(sentencesOf(text, 1)).toEqual(['The gardener had planted many red roses.']);
  });

  it('takes a sentence once', () => {
    expect(sentencesOf('The gardener had planted many roses. '.repeat(5), 5)).toHaveLength(1);
  });

  it.each([
    ['quotations', '"The wisdom is free for everyone," said Anansi.'],
    ['brackets', 'The wisdom was free (for everyone) to share.'],
    ['web addresses', 'You find the old story on www.example.org every day.'],
    ['semicolons', 'The wisdom was free; people learned to farm.'],
    ['fragments', 'The wisdom of the old spider in the tree'],
    ['short sentences', 'Anansi climbed up.'],
    ['sentences whose tiles would leave a preposition alone', 'Simmer for about ten minutes.'],
    ['long sentences', `The ${'very '.repeat(14)}old spider slept.`],
  ])('leaves out %s', (_, text) => {
    expect(sentencesOf(text)).toEqual([]);
  });

  it.each([['en', story], ...Object.entries(storyIn)])('writes in %s what passes its own judge', (_, text) => {
    const { language } = readText(text);
    const kept: WordOrderItem[] = [];
    for (const draft of write(text, 10)) {
      expect(wordOrderDraft.safeParse(draft).success).toBe(true);
      const context: ItemContext<WordOrderItem> = { text, language, origin: 'offline', kept: [...kept], seed: 1 };
      const item = finish(draft, context);
      expect(wordOrderItem.safeParse(item).success).toBe(true);
      const findings = validate(item, context);
      expect(isRejected(findings), JSON.stringify(findings)).toBe(false);
      kept.push(item);
    }
    expect(kept.length).toBeGreaterThan(0);
  });

  it('takes any text', () => {
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
    fc.assert(
      fc.property(text, (each) => {
        expect(write(each)).toEqual(write(each));
        const { score, reason } = offline.score(each);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(reason).toMatch(/\.$/);
      }),
    );
  });
});

describe('offline.score', () => {
  it('lies in the middle for prose with enough sentences, whatever the prose is', () => {
    const { score } = offline.score(storyIn.de as string);
    expect(score).toBeGreaterThanOrEqual(40);
    expect(score).toBeLessThanOrEqual(70);
  });

  it('is 0 for what gives no item', () => {
    expect(offline.score('Anansi climbed up.').score).toBe(0);
    expect(offline.score('').score).toBe(0);
  });
});

it('says when sentences are too long', () => {
  const long = `The ${'very '.repeat(14)}old spider slept.`;
  expect(offline.score(long).reason).toMatch(/too long/);
  expect(offline.score('He sleeps here every day.').reason).not.toMatch(/too long/);
});
