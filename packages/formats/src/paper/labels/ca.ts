import type { Labels } from './labels.js';

export const ca: Labels = {
  name: 'Nom',
  class: 'Classe',
  date: 'Data',
  answers: 'Respostes',
  hint: 'Pista:',
  explanation: 'Explicació:',
  evidence: 'Al text:',
  alsoRight: 'També és correcte:',
  words: 'Paraules:',
  severalRight: 'Pot haver-hi més d’una resposta correcta.',
  numberOrder: 'Numera les caselles en l’ordre correcte.',
  numberPairs: 'Escriu a cada casella el número que hi correspon.',
};
