import type { Labels } from './labels.js';

export const da: Labels = {
  name: 'Navn',
  class: 'Klasse',
  date: 'Dato',
  answers: 'Svar',
  hint: 'Hjælp:',
  explanation: 'Forklaring:',
  evidence: 'I teksten:',
  alsoRight: 'Også rigtigt:',
  words: 'Ord:',
  severalRight: 'Flere svar kan være rigtige.',
  numberOrder: 'Nummerér felterne i den rigtige rækkefølge.',
  numberPairs: 'Skriv det tal, der passer, i hvert felt.',
};
