import type { Interaction } from '@ludotext/engine/format';

/** One item of every kind, with all that an item may have. */
export const plainItems: readonly Interaction[] = [
  {
    kind: 'choice',
    prompt: 'Which organ pumps blood through the body?',
    title: 'The heart',
    hint: 'You can feel it beat.',
    explanation: 'Its walls are muscle that contracts.',
    evidence: 'The heart pumps blood through the body.',
    difficulty: 'easy',
    options: [
      { text: 'the lung', correct: false, feedback: 'It takes in air.' },
      { text: 'the heart', correct: true },
      { text: 'the liver', correct: false },
    ],
    multiple: false,
  },
  {
    kind: 'choice',
    prompt: 'Which of these are planets?',
    options: [
      { text: 'Mars', correct: true },
      { text: 'the Moon', correct: false },
      { text: 'Venus', correct: true },
    ],
    multiple: true,
  },
  {
    kind: 'order',
    prompt: 'Put the words in order.',
    parts: ['Lava', 'flows', 'slowly', 'down', 'the mountain.'],
    alternatives: [[0, 2, 1, 3, 4]],
    solved: 'Lava flows slowly down the mountain.',
    layout: 'inline',
  },
  {
    kind: 'order',
    prompt: 'Put the sentences in order.',
    parts: ['First the ground trembles.', 'Then ash rises.', 'At last lava flows.'],
    alternatives: [],
    solved: 'First the ground trembles. Then ash rises. At last lava flows.',
    layout: 'lines',
  },
  {
    kind: 'match',
    prompt: 'Match each country with its capital.',
    pairs: [
      { left: 'Norway', right: 'Oslo' },
      { left: 'Portugal', right: 'Lisbon' },
      { left: 'Japan', right: 'Tokyo' },
    ],
  },
  {
    kind: 'gaps',
    prompt: 'Fill in the gaps.',
    segments: ['The ', { accepted: ['moon'] }, ' goes around the ', { accepted: ['earth', 'globe'] }, '.'],
    words: ['earth', 'sun', 'moon'],
  },
  { kind: 'text', prompt: 'Which gas do plants take in?', accepted: ['carbon dioxide', 'CO2'] },
];
