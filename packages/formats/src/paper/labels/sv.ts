import type { Labels } from './labels.js';

export const sv: Labels = {
  name: 'Namn',
  class: 'Klass',
  date: 'Datum',
  answers: 'Facit',
  hint: 'Ledtråd:',
  explanation: 'Förklaring:',
  evidence: 'I texten:',
  alsoRight: 'Också rätt:',
  words: 'Ord:',
  severalRight: 'Flera svar kan vara rätt.',
  numberOrder: 'Numrera rutorna i rätt ordning.',
  numberPairs: 'Skriv rätt nummer i varje ruta.',
};
