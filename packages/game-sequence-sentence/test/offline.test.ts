import {
  type Difficulty,
  type ItemContext,
  isRejected,
  type OfflineDrafts,
  type OfflineScore,
  type Remark,
  readText,
} from '@ludotext/engine/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish, type SentenceOrderDraft, sentenceOrderDraft } from '../src/draft.js';
import { type SentenceOrderItem, sentenceOrderItem } from '../src/item.js';
import { en } from '../src/messages/en.js';
import { offline } from '../src/offline.js';
import { validate } from '../src/validate.js';
import { isNarrative } from '../src/windows.js';
import { facts, recipe, story, storyIn } from './texts.js';

type Result = OfflineDrafts<SentenceOrderDraft>;

const result = (text: string, count = 3, difficulty?: Difficulty) =>
  offline.write(text, { count, language: readText(text).language, seed: 1, difficulty }) as Result;
const write = (text: string, count?: number, difficulty?: Difficulty) => result(text, count, difficulty).drafts;
const score = (text: string) => offline.score(text) as OfflineScore;
const sentencesOf = (text: string, count?: number) => write(text, count).map(({ sentences }) => sentences);

describe('offline.write', () => {
  it('takes steps of a procedure, never two that could trade places, and no ingredients', () => {
    expect(write(recipe)).toEqual([
      {
        title: 'Directions',
        sentences: [
          'Mix until dry bits of flour are gone.',
          'Pour into lightly buttered or oiled loaf pan.',
          'Bake for around an hour.',
        ],
      },
    ]);
  });

  it('takes sentences of a story that are tied together, two in one piece where they could be swapped', () => {
    const told = 'A girl found a small key. She was glad. She was proud of it. Then the key began to sing.';
    expect(sentencesOf(told)).toContainEqual([
      'A girl found a small key.',
      'She was glad. She was proud of it.',
      'Then the key began to sing.',
    ]);
  });

  it('takes deeds one after the other as they are told', () => {
    const [sentences] = sentencesOf(
      'Simba was upset and decided to run away. She packed some food and left the house. When it came to evening, she climbed a tall tree.',
    );
    expect(sentences).toHaveLength(3);
  });

  it('leaves out the marks of notes', () => {
    const [sentences] = sentencesOf(
      'In 1801 a farmer dug a well. [3] He drank from it [4] for years. [note 1] But in 1840 the well ran dry.',
    );
    expect(sentences).toEqual([
      'In 1801 a farmer dug a well.',
      'He drank from it for years.',
      'But in 1840 the well ran dry.',
    ]);
  });

  it('never opens with a sentence that points back', () => {
    for (const [first] of sentencesOf(story, 10)) expect(first).not.toMatch(/^(?:He|It|But)\b/);
  });

  it.each(Object.keys(storyIn))('writes in %s', (language) => {
    expect(write(storyIn[language] as string).length).toBeGreaterThan(0);
  });

  it('does not reach across a heading', () => {
    const text = '# One\n\nA farmer dug a well. He drank from it.\n\n# Two\n\nThen a fox came by. It was hungry.\n';
    expect(sentencesOf(text)).toEqual([]);
  });

  it('reads a list without numbers as steps only under a heading that says so', () => {
    const steps =
      '- Crack four eggs into a bowl.\n- Beat them with a fork until smooth.\n- Pour them into a hot pan.\n';
    expect(sentencesOf(`## Method\n\n${steps}`)).toHaveLength(1);
    expect(sentencesOf(`## Notes\n\n${steps}`)).toEqual([]);
  });

  it('shortens a step that is too long to its first sentences', () => {
    const long = `Knead the dough for ten minutes. ${'It takes a while until it is smooth, so be patient. '.repeat(12)}`;
    const text = `1. Mix flour and water in a bowl.\n2. ${long}\n3. Bake it for an hour in the oven.\n`;
    expect(sentencesOf(text)[0]?.[1]).toMatch(/^Knead the dough for ten minutes\./);
    expect(sentencesOf(text)[0]?.[1]?.length).toBeLessThanOrEqual(420);
  });

  it('gives fewer rather than loose ones', () => {
    expect(sentencesOf(facts)).toEqual([]);
    expect(sentencesOf('One sentence only.')).toEqual([]);
    expect(sentencesOf('')).toEqual([]);
  });

  it.each([['recipe', recipe], ['story', story], ...Object.entries(storyIn)])(
    'writes what passes its own judge: %s',
    (_, text) => {
      const kept: SentenceOrderItem[] = [];
      const { language } = readText(text);
      for (const draft of write(text, 10)) {
        const context: ItemContext<SentenceOrderItem> = { text, language, origin: 'offline', kept: [...kept], seed: 1 };
        expect(sentenceOrderDraft.safeParse(draft).success).toBe(true);
        const item = finish(draft, context);
        expect(sentenceOrderItem.safeParse(item).success).toBe(true);
        const findings = validate(item, context);
        expect(isRejected(findings), JSON.stringify(findings)).toBe(false);
        kept.push(item);
      }
    },
  );

  it('writes the same of the same text', () => {
    expect(write(story)).toEqual(write(`${story}`));
  });

  it('takes any text', () => {
    const scrap = fc.constantFrom(
      '1. ',
      '- ',
      '# ',
      'He ran. ',
      'A dog barked. ',
      '\n',
      '\n\n',
      '“',
      '"',
      '甲。',
      'Then ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(scrap).map((scraps) => scraps.join('')),
    );
    fc.assert(
      fc.property(text, (each) => {
        for (const { sentences } of write(each)) expect(sentences.length).toBeGreaterThanOrEqual(3);
        const { score: points, reason } = score(each);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(100);
        expect(en).toHaveProperty((reason as Remark).code);
      }),
    );
  });
});

describe('difficulty', () => {
  const tale = `A girl found a small key in a field. She took it home. Then the key began to sing. But nobody heard the song.
    A day later the song woke the king. He asked for the key at once. Finally the girl gave the key to him.`;
  const piecesAt = (difficulty: Difficulty) => write(tale, 3, difficulty).map(({ sentences }) => sentences.length);

  it('makes easy items of three pieces, and longer ones of hard ones', () => {
    expect(new Set(piecesAt('easy'))).toEqual(new Set([3]));
    expect(piecesAt('medium')[0]).toBe(4);
    expect(piecesAt('hard')[0]).toBeGreaterThanOrEqual(5);
  });

  it('says when the text gives none of the difficulty', () => {
    const short = 'A girl found a small key. She took it home. Then the key began to sing.';
    expect(result(short, 3, 'hard').remarks).toEqual([
      { code: 'difficulty_not_met', params: { asked: 'hard', got: 'easy' } },
    ]);
    expect(result(short, 3, 'easy').remarks).toEqual([]);
    expect(result(short).remarks).toEqual([]);
  });
});

describe('offline.score', () => {
  it('ranks a procedure over a story, and a story over facts', () => {
    const [procedure, told, loose] = [recipe, story, facts].map((text) => score(text).score) as [
      number,
      number,
      number,
    ];
    expect(procedure).toBeGreaterThanOrEqual(85);
    expect(told).toBeGreaterThanOrEqual(60);
    expect(told).toBeLessThan(procedure);
    expect(loose).toBe(0);
  });

  it('is 0 for what gives no item', () => {
    expect(score('One sentence only.')).toEqual({
      score: 0,
      reason: { code: 'no_order' },
    });
  });
});

it.each([
  ['A fox saw grapes. Then it jumped. After an hour it gave up and went home.', true],
  ['Foxes live in dens. Grapes grow on vines. Both need some water in summer.', false],
])('%s', (text, expected) => {
  expect(isNarrative(readText(text))).toBe(expected);
});
