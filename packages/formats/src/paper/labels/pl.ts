import type { Labels } from './labels.js';

export const pl: Labels = {
  name: 'Imię i nazwisko',
  class: 'Klasa',
  date: 'Data',
  answers: 'Odpowiedzi',
  hint: 'Wskazówka:',
  explanation: 'Wyjaśnienie:',
  evidence: 'W tekście:',
  alsoRight: 'Również poprawnie:',
  words: 'Wyrazy:',
  severalRight: 'Więcej niż jedna odpowiedź może być poprawna.',
  numberOrder: 'Ponumeruj kratki we właściwej kolejności.',
  numberPairs: 'Wpisz w każdą kratkę pasujący numer.',
};
