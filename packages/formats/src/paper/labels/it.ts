import type { Labels } from './labels.js';

export const it: Labels = {
  name: 'Nome',
  class: 'Classe',
  date: 'Data',
  answers: 'Soluzioni',
  hint: 'Aiuto:',
  explanation: 'Spiegazione:',
  evidence: 'Nel testo:',
  alsoRight: 'Giusto anche:',
  words: 'Parole:',
  severalRight: 'Più risposte possono essere giuste.',
  numberOrder: 'Numera le caselle nell’ordine giusto.',
  numberPairs: 'Scrivi in ogni casella il numero corrispondente.',
};
