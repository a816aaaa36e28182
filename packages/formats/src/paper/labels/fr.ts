import type { Labels } from './labels.js';

export const fr: Labels = {
  name: 'Nom',
  class: 'Classe',
  date: 'Date',
  answers: 'Réponses',
  hint: 'Indice\u00A0:',
  explanation: 'Explication\u00A0:',
  evidence: 'Dans le texte\u00A0:',
  alsoRight: 'Aussi juste\u00A0:',
  words: 'Mots\u00A0:',
  severalRight: 'Plusieurs réponses peuvent être justes.',
  numberOrder: 'Numérote les cases dans le bon ordre.',
  numberPairs: 'Écris dans chaque case le numéro qui convient.',
};
