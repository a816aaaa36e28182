import type { Labels } from './labels.js';

export const de: Labels = {
  name: 'Name',
  class: 'Klasse',
  date: 'Datum',
  answers: 'Lösungen',
  hint: 'Hinweis:',
  explanation: 'Erklärung:',
  evidence: 'Im Text:',
  alsoRight: 'Auch richtig:',
  words: 'Wörter:',
  severalRight: 'Mehrere Antworten können richtig sein.',
  numberOrder: 'Nummeriere die Kästchen in der richtigen Reihenfolge.',
  numberPairs: 'Schreibe in jedes Kästchen die passende Nummer.',
};
