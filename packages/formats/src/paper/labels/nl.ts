import type { Labels } from './labels.js';

export const nl: Labels = {
  name: 'Naam',
  class: 'Klas',
  date: 'Datum',
  answers: 'Antwoorden',
  hint: 'Hint:',
  explanation: 'Uitleg:',
  evidence: 'In de tekst:',
  alsoRight: 'Ook goed:',
  words: 'Woorden:',
  severalRight: 'Er kunnen meerdere antwoorden goed zijn.',
  numberOrder: 'Nummer de vakjes in de juiste volgorde.',
  numberPairs: 'Schrijf in elk vakje het juiste nummer.',
};
