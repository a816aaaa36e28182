import type { Labels } from './labels.js';

export const cs: Labels = {
  name: 'Jméno',
  class: 'Třída',
  date: 'Datum',
  answers: 'Odpovědi',
  hint: 'Nápověda:',
  explanation: 'Vysvětlení:',
  evidence: 'V textu:',
  alsoRight: 'Také správně:',
  words: 'Slova:',
  severalRight: 'Správných odpovědí může být více.',
  numberOrder: 'Očísluj políčka ve správném pořadí.',
  numberPairs: 'Do každého políčka napiš odpovídající číslo.',
};
