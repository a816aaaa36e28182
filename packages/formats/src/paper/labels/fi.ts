import type { Labels } from './labels.js';

export const fi: Labels = {
  name: 'Nimi',
  class: 'Luokka',
  date: 'Päivämäärä',
  answers: 'Vastaukset',
  hint: 'Vihje:',
  explanation: 'Selitys:',
  evidence: 'Tekstissä:',
  alsoRight: 'Myös oikein:',
  words: 'Sanat:',
  severalRight: 'Useampi kuin yksi vastaus voi olla oikein.',
  numberOrder: 'Numeroi ruudut oikeaan järjestykseen.',
  numberPairs: 'Kirjoita jokaiseen ruutuun sopiva numero.',
};
