import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGift } from '../../src/text/gift.js';

const only = (text: string) => readGift(text).entries[0];
const answersOf = (text: string) => {
  const entry = only(text);
  return entry !== undefined && 'question' in entry
    ? entry.question.answers.map(({ text: answer, fraction }) => [answer, fraction])
    : undefined;
};

describe('readGift', () => {
  it.each([
    [
      'one right answer',
      'Q {=a ~b}',
      [
        ['a', 100],
        ['b', 0],
      ],
    ],
    [
      'answers on lines',
      'Q {\n  =a\n  ~b # no\n}',
      [
        ['a', 100],
        ['b', 0],
      ],
    ],
    [
      'weights',
      'Q {~%50%a ~%-25%b}',
      [
        ['a', 50],
        ['b', -25],
      ],
    ],
    [
      'characters that are escaped',
      'Q {=a \\= b ~\\{c\\}}',
      [
        ['a = b', 100],
        ['{c}', 0],
      ],
    ],
    [
      'true and false',
      'Q {T}',
      [
        ['True', 100],
        ['False', 0],
      ],
    ],
    ['a number and how far off it may be', 'Q {#3:1}', [['3', 100]]],
  ])('reads %s', (_, text, expected) => expect(answersOf(text)).toEqual(expected));

  it('names the type of a question', () => {
    const types = ['Q {=a ~b}', 'Q {F}', 'Q {=a}', 'Q {=a->b =c->d}', 'Q {#1}', 'Q {>\n1\n2}'].map((text) => {
      const entry = only(text);
      return entry !== undefined && 'question' in entry ? entry.question.type : undefined;
    });
    expect(types).toEqual(['multichoice', 'truefalse', 'shortanswer', 'matching', 'numerical', 'ordering']);
  });

  it('leaves comments out, reads names and the first category, and a gap where text follows the answers', () => {
    const { title, entries } = readGift('$CATEGORY: A/Birds\n\n// seen\n::Owl::An owl {=sees ~eats} at night.');
    expect(title).toBe('Birds');
    expect(entries).toMatchObject([{ question: { name: 'Owl', text: { text: 'An owl _____ at night.' } } }]);
  });

  it.each([
    ['words only', 'description', 1, 1],
    ['Q {}', 'essay', 1, 1],
    ['Q }', 'unopened_answers', 1, 3],
    ['Q\n {=a', 'unclosed_answers', 2, 2],
    ['Q {=a ~b} or {=c ~d}', 'second_answers', 1, 14],
    ['Q {=a->b =c}', 'no_arrow', 1, 1],
  ])('says what is wrong with %j', (text, problem, line, column) =>
    expect(readGift(text).entries).toEqual([{ problem, line, column }]),
  );

  it('reads any text', () => {
    const parts = fc.constantFrom(
      '{',
      '}',
      '=',
      '~',
      '#',
      '\\',
      '::',
      '->',
      '%50%',
      '\n',
      '\n\n',
      'a',
      'T',
      '//',
      '\udfff',
      '🐋',
    );
    fc.assert(fc.property(fc.array(parts), (all) => void readGift(all.join(''))));
  });
});
