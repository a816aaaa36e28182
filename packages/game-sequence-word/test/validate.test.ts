import type { ItemContext } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import type { WordOrderItem } from '../src/item.js';
import { rules, validate } from '../src/validate.js';
import { story } from './texts.js';

const good: WordOrderItem = {
  sentence: 'The wisdom was free for everyone to share.',
  pieces: ['the wisdom', 'was', 'free', 'for everyone', 'to share'],
};
const written = (sentence: string, pieces = sentence.replace(/[.!?]$/, '').split(' ')): WordOrderItem => ({
  sentence,
  pieces,
});

function rulesOf(item: WordOrderItem, change: Partial<ItemContext<WordOrderItem>> = {}): string[] {
  const context = { text: story, language: 'en', origin: 'model', kept: [], seed: 1, ...change } as const;
  return validate(item, context).map(({ rule, severity }) => `${severity} ${rule}`);
}

it('has nothing to say about a good item', () => {
  expect(rulesOf(good)).toEqual([]);
});

describe('rejects', () => {
  it.each([
    ['three pieces', { ...good, pieces: ['the wisdom', 'was free', 'for everyone to share'] }, 'too_few_pieces'],
    ['fifteen pieces', written('a b c d e f g h i j k l m n o.'), 'too_many_pieces'],
    ['another sentence', { ...good, sentence: 'The wisdom was free.' }, 'sentence_differs'],
    ['pieces in another order', { ...good, pieces: [...good.pieces].reverse() }, 'sentence_differs'],
    ['what the text does not say', written('The wisdom was lost for ever.'), 'not_verbatim'],
    ['a part of a sentence', written('The wisdom was free for everyone'), 'fragment'],
    [
      'a piece of eleven words',
      {
        sentence: 'We all know it is so, as you two may well see by now.',
        pieces: ['we', 'all', 'know', 'it is so, as you two may well see by now'],
      },
      'long_piece',
    ],
    ['a piece that is most of the sentence', written('A b incomprehensibilities c.'), 'dominant_piece'],
    ['half a quotation', written('He said "I will come home.'), 'unbalanced_marks'],
    ['a web address', written('You will find it at www.example.org today.'), 'markup'],
    ['a row of a table', written('Flour | two cups of it | sieved'), 'markup'],
    ['code', written('The `print` word shows the text.'), 'markup'],
    ['equal pieces only', written('Row row row row.', ['row', 'row', 'row', 'row']), 'no_other_order'],
    ['a list marker', written('1. Beat the eggs with a fork.'), 'markup'],
    ['an order that is none', { ...good, alternatives: [[0, 1, 2]] }, 'alternative_not_permutation'],
  ])('%s', (_, item, rule) => {
    expect(rulesOf(item)).toContain(`reject ${rule}`);
  });

  it('a sentence that another item has', () => {
    expect(rulesOf(good, { kept: [good] })).toContain('reject repeated_item');
  });
});

describe('warns of', () => {
  it.each([
    ['signs of a second order', written('Yesterday Anna met Ben in town.'), 'ambiguous_order'],
    ['two names that could trade places', written('The farmer sent Anna to Ben.'), 'ambiguous_order'],
    ['a quotation', written('The god said "wisdom is free".'), 'quotation'],
    ['a sentence without a verb', written('The wisdom of the whole wide world.'), 'no_verb'],
    ['an opening that points back', written('He kept it safe in a clay pot.'), 'dependent_opening'],
    ['equal pieces', written('The cat saw the big dog.'), 'equal_pieces'],
    [
      'a long sentence',
      written('It is one of the very long ones that go on and on and on and on and on and on.'),
      'sentence_length',
    ],
    [
      'an alternative that is the order itself',
      { ...good, alternatives: [[0, 1, 2, 3, 4]] },
      'alternative_is_solution',
    ],
  ])('%s', (_, item, rule) => {
    expect(rulesOf(item)).toContain(`warn ${rule}`);
  });

  it('no second order where one is named', () => {
    const item = { ...written('Yesterday Anna met Ben in town.'), alternatives: [[1, 2, 3, 4, 5, 0]] };
    expect(rulesOf(item)).not.toContain('warn ambiguous_order');
  });
});

it('lets an author write three pieces of any length that no text has', () => {
  const pieces = ['Once upon a time there', 'lived', 'a king.'];
  const findings = rulesOf({ sentence: pieces.join(' '), pieces }, { origin: 'author', text: pieces.join(';') });
  expect(findings).not.toContainEqual(expect.stringMatching(/^reject/));
  expect(findings).toContain('warn dominant_piece');
});

it('says which signs of a second order there are, and what to do', () => {
  const context = { text: story, language: 'en', origin: 'model', kept: [], seed: 1 } as const;
  const found = validate(written('Yesterday Anna met Ben in town.'), context);
  expect(found.find(({ rule }) => rule === 'ambiguous_order')?.params?.signs).toMatch(/two names/);
});

it('has nothing to say about words that one piece holds together', () => {
  const sentence = 'Tea and coffee make many people happy.';
  const together = written(sentence, ['tea and coffee', 'make', 'many people', 'happy']);
  expect(rulesOf(together, { text: sentence })).toEqual([]);
});

it('asks for the wanted language where it is not the text’s', () => {
  const item = written('Der alte Mann und seine Frau haben heute keine Zeit für uns.');
  expect(rulesOf(item, { language: 'ru' })).toContain('reject wrong_language');
  expect(rulesOf(item, { language: 'de' })).not.toContain('reject wrong_language');
});

it('does not ask for quotes in another language than the text’s', () => {
  const item = written('Die Weisheit gehörte nun allen Menschen.');
  expect(rulesOf(item, { language: 'de' })).not.toContain('reject not_verbatim');
});

it('names every rule once', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});
