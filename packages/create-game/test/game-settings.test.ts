import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultRound, parseRound } from '../src/game-settings.js';

const faultsOf = (text: string) => {
  const parsed = parseRound(text);
  return parsed.ok ? [] : parsed.faults;
};

describe('parseRound', () => {
  it('reads what is shown, what is answered, and the kinds of what else there is', () => {
    expect(parseRound(' sentence,missing , hint?,wrong[], source ')).toEqual({
      ok: true,
      round: {
        shown: 'sentence',
        answer: 'missing',
        extras: [
          { name: 'hint', kind: 'optional' },
          { name: 'wrong', kind: 'list' },
          { name: 'source', kind: 'text' },
        ],
      },
    });
  });

  it('reads its own default', () => {
    expect(faultsOf(defaultRound)).toEqual([]);
  });

  it.each([
    ['question', 'at least two members'],
    ['question, Answer', 'Member 2: "Answer" is no name; write one lower-case word'],
    ['question, right answer', '"right answer" is no name'],
    ['question, answer, 2nd', 'Member 3: "2nd" is no name'],
    ['question, answer, hint[]?', '"hint[]" is no name'],
    ['question, answer,', 'Member 3: there is no name'],
    ['question, id', 'Member 2: "id" is taken, the engine adds it'],
    ['question, constructor', '"constructor" is taken'],
    ['question, answer, hint?, answer', 'Member 4: "answer" is member 2 already'],
    ['question?, answer', 'take the ? away'],
    ['words[], odd', 'put a text in front, such as "task", and the list behind the answer: "task, answer, words[]"'],
    ['question, answer[]', 'Member 2: "answer" is what the player answers and must be one text; take the [] away'],
    ['a, b, c, d, e, f, g, h, i, j, k, l, m', 'at most 12 members; this one has 13'],
  ])('refuses %s', (text, message) => {
    expect(faultsOf(text).join('\n')).toContain(message);
  });

  it('names all faults at once', () => {
    expect(faultsOf('Question, answer[], id')).toHaveLength(3);
  });

  it('takes any text, and what it takes can be written and read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(fc.stringMatching(/^[a-z]\w?(\?|\[\])?$/)).map(String)), (text) => {
        const parsed = parseRound(text);
        if (!parsed.ok) {
          expect(parsed.faults.length).toBeGreaterThan(0);
          return;
        }
        const { shown, answer, extras } = parsed.round;
        const marks = { text: '', optional: '?', list: '[]' };
        const written = [shown, answer, ...extras.map(({ name, kind }) => name + marks[kind])].join(', ');
        expect(parseRound(written)).toEqual(parsed);
      }),
    );
  });
});
