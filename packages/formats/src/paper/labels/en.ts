import type { Labels } from './labels.js';

export const en: Labels = {
  name: 'Name',
  class: 'Class',
  date: 'Date',
  answers: 'Answers',
  hint: 'Hint:',
  explanation: 'Explanation:',
  evidence: 'In the text:',
  alsoRight: 'Also right:',
  words: 'Words:',
  severalRight: 'More than one answer can be right.',
  numberOrder: 'Number the boxes in the right order.',
  numberPairs: 'Write the number that fits in each box.',
};
