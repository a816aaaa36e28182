import { type ItemContext, isRejected, type OfflineScore, readText } from '@ludotext/engine/game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish, type SentenceOrderDraft, sentenceOrderDraft } from '../src/draft.js';
import { type SentenceOrderItem, sentenceOrderItem } from '../src/item.js';
import { isNarrative, offline } from '../src/offline.js';
import { validate } from '../src/validate.js';
import { facts, recipe, story, storyIn } from './texts.js';

const write = (text: string, count = 3) =>
  offline.write(text, { count, language: readText(text).language, seed: 1 }) as SentenceOrderDraft[];
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

  it('takes sentences of a story that are tied together', () => {
    expect(sentencesOf(story)).toContainEqual([
      'The god Nyame up in the sky had all the wisdom of the world.',
      'He kept it safe in a clay pot.',
      'One day, Nyame decided that he would give the pot of wisdom to Anansi.',
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
    const long = `Knead the dough for ten minutes. ${'It takes a while until it is smooth, so be patient. '.repeat(6)}`;
    const text = `1. Mix flour and water in a bowl.\n2. ${long}\n3. Bake it for an hour in the oven.\n`;
    expect(sentencesOf(text)[0]?.[1]).toMatch(/^Knead the dough for ten minutes\./);
    expect(sentencesOf(text)[0]?.[1]?.length).toBeLessThanOrEqual(240);
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
        expect(reason).toMatch(/\.$/);
      }),
    );
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
      reason: 'No three sentences in a row were found whose own words decide their order.',
    });
  });
});

it.each([
  ['A fox saw grapes. Then it jumped. After an hour it gave up and went home.', true],
  ['Foxes live in dens. Grapes grow on vines. Both need some water in summer.', false],
])('%s', (text, expected) => {
  expect(isNarrative(readText(text))).toBe(expected);
});
