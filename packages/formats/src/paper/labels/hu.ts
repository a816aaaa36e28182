import type { Labels } from './labels.js';

export const hu: Labels = {
  name: 'Név',
  class: 'Osztály',
  date: 'Dátum',
  answers: 'Megoldások',
  hint: 'Segítség:',
  explanation: 'Magyarázat:',
  evidence: 'A szövegben:',
  alsoRight: 'Ez is helyes:',
  words: 'Szavak:',
  severalRight: 'Több helyes válasz is lehet.',
  numberOrder: 'Számozd meg a négyzeteket a helyes sorrendben.',
  numberPairs: 'Írd minden négyzetbe a hozzá tartozó számot.',
};
