import type { Labels } from './labels.js';

export const nb: Labels = {
  name: 'Navn',
  class: 'Klasse',
  date: 'Dato',
  answers: 'Svar',
  hint: 'Hint:',
  explanation: 'Forklaring:',
  evidence: 'I teksten:',
  alsoRight: 'Også riktig:',
  words: 'Ord:',
  severalRight: 'Flere svar kan være riktige.',
  numberOrder: 'Nummerer rutene i riktig rekkefølge.',
  numberPairs: 'Skriv tallet som passer, i hver rute.',
};
