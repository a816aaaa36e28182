import { testGame } from '@ludotext/engine/testing';
import { describe, it } from 'vitest';
import game from '../src/index.js';

const text =
  'The heart pumps blood through the body. It beats about 100,000 times a day. William Harvey described the circulation of the blood in 1628.';
const answers = (key: string, ...texts: readonly string[]) =>
  texts.map((each) => ({ text: each, correct: each === key }));
const heart = {
  question: 'What does the heart pump through the body?',
  answers: answers('blood', 'water', 'blood', 'air'),
  evidence: 'The heart pumps blood through the body.',
};
const year = { question: 'Which word is it?', answers: answers('lamp', 'lamp', 'door', 'wall', 'roof') };

testGame(game, {
  describe,
  it,
  direct: [
    {
      text: 'Question: Why?\nA. one\nB. two\nCorrect: B\nHint: Think.',
      items: [{ question: 'Why?', answers: answers('two', 'one', 'two'), hint: 'Think.' }],
    },
    {
      name: 'Aiken',
      text: 'Why?\nA) one\nB) two\nANSWER: A',
      items: [{ question: 'Why?', answers: answers('one', 'one', 'two') }],
    },
    {
      name: 'all faults of a text at once',
      text: 'My quiz\nQuestion: Why?\nA. one\nB. two\nCorrect: D\nQuestion: How?\nA. so\nB. not so',
      items: [],
      faults: [
        { line: 1, column: 1, rule: 'stray_text' },
        { line: 5, column: 10, rule: 'unknown_letter' },
        { line: 6, column: 1, rule: 'missing_correct' },
      ],
    },
  ],
  drafts: [
    {
      name: 'numbers ascend, whatever the key',
      draft: {
        evidence: 'William Harvey described the circulation of the blood in 1628.',
        question: 'When did Harvey describe the circulation of the blood?',
        correct: '1628',
        distractors: ['1728', '1528'],
      },
      text,
      item: {
        question: 'When did Harvey describe the circulation of the blood?',
        answers: answers('1628', '1528', '1628', '1728'),
        evidence: 'William Harvey described the circulation of the blood in 1628.',
      },
    },
  ],
  items: [
    { item: heart, text },
    { item: heart, text, kept: [heart], rejects: 'near_copy' },
    {
      item: { ...heart, answers: answers('blood', 'blood', 'air', 'All of the above') },
      text,
      rejects: 'all_of_the_above',
    },
    { item: { ...heart, answers: answers('none', 'blood', 'air') }, text, rejects: 'schema' },
  ],
  texts: [
    { name: 'facts', text, score: [1, 100] },
    { name: 'a word', text: 'Whales', score: [0, 20] },
  ],
  submissions: [
    { item: heart, submission: 1, score: 1, max: 1, correct: true },
    { item: heart, submission: ' Blood', score: 1, correct: true },
    { item: heart, submission: 'air', score: 0, correct: false },
    { item: heart, submission: 9, score: 0, correct: false },
  ],
  sets: [
    { name: 'twenty keys in the first place', items: Array.from({ length: 20 }, () => year), warns: 'key_position' },
    { name: 'nineteen', items: Array.from({ length: 19 }, () => year) },
  ],
});
