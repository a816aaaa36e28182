/** Short prose that two of the games can use. */
export const heart =
  'The heart pumps blood through the body. It beats about 100,000 times a day. The lungs take oxygen from the air. The kidneys clean the blood. The heart of a whale beats only 8 times a minute.';

/** Prose in another language. */
export const bread =
  'Der Bäcker steht um drei Uhr auf. Zuerst mischt er Mehl, Wasser und Salz. Dann knetet er den Teig zwanzig Minuten lang. Danach ruht der Teig zwei Stunden. Zuletzt backt er die Brote im heißen Ofen.';

/** An author's lines for each game. */
export const lines = {
  quiz: 'Question: Which organ pumps blood?\nA. The lung\nB. The heart\nCorrect: B',
  sentences: 'Boil water.;Then add tea.;At last, pour it.',
  words: 'The;old man;sleeps.',
};

/** An item of each game, as it is given out. */
export const items = {
  quiz: {
    question: 'Which organ pumps blood?',
    answers: [
      { text: 'The lung', correct: false },
      { text: 'The heart', correct: true },
    ],
    explanation: 'The heart is a pump.',
  },
  sentences: {
    sentence: 'Boil water. Then add tea. At last, pour it.',
    pieces: ['Boil water.', 'Then add tea.', 'At last, pour it.'],
  },
  words: {
    sentence: 'The cat sees the dog.',
    pieces: ['the', 'cat', 'sees', 'the', 'dog'],
    alternatives: [[0, 4, 2, 3, 1]],
  },
};
