import { testGame } from '@ludotext/engine/testing';
import { describe, it } from 'vitest';
import trueFalse from '../src/index.js';

const heart = { statement: 'The heart pumps blood.', correct: true };
const text = 'The heart is a muscle. It pumps blood through the body.';
const bridges =
  'The stone bridge was opened in 1822. A flood destroyed the stone bridge in 1851. The town built another bridge of iron in 1874.';

testGame(trueFalse, {
  describe,
  it,
  direct: [
    {
      text: 'True: The heart pumps blood.\n\nfalse: Bones pump blood. | The heart does.',
      items: [heart, { statement: 'Bones pump blood.', correct: false, explanation: 'The heart does.' }],
    },
    { text: 'True: 心臓は血液を送る。', items: [{ statement: '心臓は血液を送る。', correct: true }] },
    {
      text: 'True: The heart pumps blood.\nThe heart is green.\nFalse:',
      faults: [
        { line: 2, column: 1, rule: 'no_statement' },
        { line: 3, column: 1, rule: 'no_statement' },
      ],
    },
  ],
  items: [
    { item: heart, text },
    { item: { statement: '', correct: true }, rejects: 'schema' },
    { item: { statement: 'The heart is a muscle.', correct: false }, text, rejects: 'in_text' },
    {
      item: { statement: 'Bones do not never pump blood.', correct: true },
      rejects: ['double_negation', 'absolute_word'],
    },
    { item: { statement: 'All muscles pump blood.', correct: false }, text, rejects: 'absolute_word' },
    { item: { statement: 'Bones pump blood.', correct: false }, text: 'False: Bones pump blood.', origin: 'author' },
  ],
  texts: [
    { text: bridges, score: [60, 90], items: 3 },
    { text: 'We sang all night. Nobody slept.', score: [0, 0] },
  ],
  submissions: [
    { item: heart, submission: true, score: 1, max: 1, correct: true },
    { item: heart, submission: false, score: 0, correct: false },
  ],
});
