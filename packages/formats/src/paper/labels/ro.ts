import type { Labels } from './labels.js';

export const ro: Labels = {
  name: 'Nume',
  class: 'Clasa',
  date: 'Data',
  answers: 'Răspunsuri',
  hint: 'Indiciu:',
  explanation: 'Explicație:',
  evidence: 'În text:',
  alsoRight: 'De asemenea corect:',
  words: 'Cuvinte:',
  severalRight: 'Pot fi corecte mai multe răspunsuri.',
  numberOrder: 'Numerotează casetele în ordinea corectă.',
  numberPairs: 'Scrie în fiecare casetă numărul potrivit.',
};
