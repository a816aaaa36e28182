import type { ItemContext } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import type { SentenceOrderItem } from '../src/item.js';
import { rules, validate } from '../src/validate.js';
import { story } from './texts.js';

const god = 'The god Nyame up in the sky had all the wisdom of the world.';
const kept = 'He kept it safe in a clay pot.';
const day = 'One day, Nyame decided that he would give the pot of wisdom to Anansi.';
const looked = 'Every time Anansi looked in the clay pot, he learned something new.';

const itemOf = (...pieces: string[]): SentenceOrderItem => ({ sentence: pieces.join(' '), pieces });
const good = itemOf(god, kept, day);

function rulesOf(item: SentenceOrderItem, change: Partial<ItemContext<SentenceOrderItem>> = {}): string[] {
  const context = { text: story, language: 'en', origin: 'model', kept: [], seed: 1, ...change } as const;
  return validate(item, context).map(({ rule, severity }) => `${severity} ${rule}`);
}

it('has nothing to say about a good item', () => {
  expect(rulesOf(good)).toEqual([]);
});

describe('rejects', () => {
  it.each([
    ['too many pieces', itemOf(...Array.from({ length: 9 }, () => god)), 'too_many_pieces'],
    ['equal pieces', itemOf(god, kept, `${kept.slice(0, -1)}!`), 'equal_pieces'],
    ['a number of its own', itemOf(god, kept, `3. ${day}`), 'numbered_piece'],
    ['a step of its own', itemOf(god, kept, `Step 3: ${day}`), 'numbered_piece'],
    ['a piece of two words', itemOf(god, kept, 'So exciting!'), 'piece_length'],
    ['a piece of 71 words', itemOf(god, kept, `${'word '.repeat(71)}.`), 'piece_length'],
    ['half a quotation', itemOf(god, kept, 'He said, "Wouldn\'t it be easier to climb.'), 'split_quotation'],
    ['a fragment among sentences', itemOf(god, kept, day.slice(0, -1)), 'unfinished_piece'],
    ['a name cut in two', itemOf('He called Dr.', 'Smith came at once.', 'Then they ate.'), 'cut_abbreviation'],
    ['markup', itemOf(god, kept, `<b>${day}</b>`), 'markup'],
    ['another sentence', { ...good, sentence: 'Something else.' }, 'sentence_differs'],
    ['an order that is none', { ...good, alternatives: [[0, 1]] }, 'alternative_not_permutation'],
    ['what the text does not say', itemOf(god, kept, 'Anansi was a very clever spider.'), 'not_verbatim'],
    ['another order than the text’s', itemOf(god, day, kept), 'not_in_source_order'],
    ['a part of a sentence', itemOf(god, kept, 'Nyame decided that he would give the pot'), 'fragment'],
  ])('%s', (_, item, rule) => {
    expect(rulesOf(item)).toContain(`reject ${rule}`);
  });

  it('an item that shares two sentences with one before it', () => {
    expect(rulesOf(itemOf(kept, day, looked), { kept: [good] })).toContain('reject overlapping_item');
    expect(rulesOf(itemOf(day, looked, 'It was so exciting!'), { kept: [good] })).not.toContain(
      'reject overlapping_item',
    );
  });
});

describe('warns of', () => {
  it.each([
    ['a first sentence that points back', itemOf(kept, day, looked), 'dependent_opening'],
    ['uneven lengths', itemOf(god, kept, 'It was it.'), 'uneven_length'],
    ['ordinal words', itemOf('First we go home.', 'Second we eat.', 'Third we sleep.'), 'ordinal_openings'],
    ['a loose pair', itemOf('Cats sleep a lot.', 'Bread is made of flour.', 'They flow down.'), 'either_way'],
    [
      'an alternative given twice',
      {
        ...good,
        alternatives: [
          [1, 0, 2],
          [1, 0, 2],
        ],
      },
      'alternative_repeated',
    ],
    ['an alternative that is the order itself', { ...good, alternatives: [[0, 1, 2]] }, 'alternative_is_solution'],
  ])('%s', (_, item, rule) => {
    expect(rulesOf(item)).toContain(`warn ${rule}`);
  });
});

describe('an author', () => {
  it('may write what the text does not have, in any length', () => {
    const pieces = ['Go!', 'Run!', 'Stop!'];
    expect(
      rulesOf({ sentence: pieces.join(' '), pieces }, { origin: 'author', text: 'Go!;Run!;Stop!' }),
    ).not.toContainEqual(expect.stringMatching(/^reject/));
  });

  it('is warned only of very many pieces', () => {
    const many = (count: number) => itemOf(...Array.from({ length: count }, (_, index) => `This is number ${index}.`));
    expect(rulesOf(many(50), { origin: 'author' })).not.toContain('warn too_many_pieces');
    expect(rulesOf(many(51), { origin: 'author' })).toContain('warn too_many_pieces');
  });

  it('hears of equal pieces', () => {
    expect(rulesOf(itemOf('We sing.', 'We dance.', 'We sing.'), { origin: 'author' })).toContain('reject equal_pieces');
  });
});

it('names every rule once', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});
