import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { meaningGroups } from '../../../../src/languages/en-meanings.js';
import { wordQuestions } from '../../../../src/offline/english/questions/word-questions.js';
import { sourceOf } from '../../../../src/offline/source/source.js';

const draftsOf = (text: string) => wordQuestions(sourceOf(readText(text), 'en'), 1).map(({ draft }) => draft);

describe('questions for what a word means', () => {
  it('quote the sentence, ask for the word as it stands in a dictionary, and give its meaning', () => {
    const [draft] = draftsOf('The miller of Marle concealed a bag of flour behind the door.');
    expect(draft).toMatchObject({
      evidence: 'The miller of Marle concealed a bag of flour behind the door.',
      question: 'In “The miller of Marle concealed a bag of flour behind the door”, what does “conceal” mean?',
      correct: 'to hide',
    });
    expect(draft?.distractors).toHaveLength(3);
    for (const other of draft?.distractors ?? []) expect(other).toMatch(/^to /);
  });

  it('quote of a long sentence only what stands around the word', () => {
    const [draft] = draftsOf(
      'When the miller came home late in the evening from the market in the old town on the river, where he had sold his flour to the bakers and their wives, he was so weary that he fell asleep at once.',
    );
    expect(draft?.question).toBe(
      'In “… where he had sold his flour to the bakers and their wives, he was so weary that he fell asleep at once”, what does “weary” mean?',
    );
  });

  it.each([
    [
      'a word of two classes where it is of the other one',
      'The miller of Marle heard the lament of the monks in the garden.',
    ],
    ['a word inside another', 'The miller of Marle was a self-reluctant man of seventy years.'],
    ['a word whose meaning the sentence tells', 'The miller was reluctant, so nobody of us found him willing to go.'],
    ['a name', 'The miller of Marle went to see the Republic with his wife.'],
    ['speech', 'The miller said “I am weary of this long and dusty road” to us.'],
    [
      'a word at which the sentence is faulty',
      'In the old mill of Marle the bakers abandons the flour of the last year.',
    ],
    ['a word that does not fit its auxiliary', 'The miller of Marle does not conceals the flour of the last year.'],
    ['a sentence that shows too little', 'The miller was weary.'],
  ])('do not ask for %s', (_, sentence) => {
    expect(draftsOf(sentence)).toEqual([]);
  });

  it('ask for each word once', () => {
    expect(
      draftsOf(
        'The miller of Marle was weary after his long way home. His old donkey was even more weary than the miller.',
      ),
    ).toHaveLength(1);
  });

  it('find words of several parts in each of their forms', () => {
    expect(draftsOf('The bakers of Marle ran out of flour in the second year.')[0]?.correct).toBe(
      'to use up, have no more of',
    );
  });
});

describe('the other meanings', () => {
  it('have no word in common with the key, in whatever form', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const [fact] = wordQuestions(
        sourceOf(readText('The miller of Marle obtained a letter from the old abbot of the monks.'), 'en'),
        seed,
      );
      expect(fact?.draft.correct).toBe('to get, come to own');
      for (const other of fact?.draft.distractors ?? []) expect(other).not.toMatch(/\b(?:get|own)/);
    }
  });
});

describe('meanings of English words', () => {
  const rows = meaningGroups.flatMap(({ kind, meanings }) =>
    meanings.split(' | ').map((row) => {
      const [written = '', meaning = ''] = row.split(': ');
      return { kind, word: written.split('/')[0]?.replace('*', '') ?? '', meaning };
    }),
  );

  it('stand in groups of five at least, each word once', () => {
    for (const { meanings } of meaningGroups) expect(meanings.split(' | ').length).toBeGreaterThanOrEqual(5);
    const words = rows.map(({ kind, word }) => `${kind} ${word}`);
    expect(words).toEqual([...new Set(words)]);
  });

  it('say in plain words what a word means, without the word', () => {
    for (const { word, meaning } of rows) {
      expect(word).toMatch(/^[a-z][a-z -]+$/);
      expect(meaning, word).toMatch(/^[a-zA-Z’ ,-]{2,60}$/);
      expect(meaning.split(/[ ,]+/)).not.toContain(word);
    }
  });
});
