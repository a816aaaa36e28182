import type { Labels } from './labels.js';

export const he: Labels = {
  name: 'שם',
  class: 'כיתה',
  date: 'תאריך',
  answers: 'תשובות',
  hint: 'רמז:',
  explanation: 'הסבר:',
  evidence: 'בטקסט:',
  alsoRight: 'גם נכון:',
  words: 'מילים:',
  severalRight: 'ייתכן שיותר מתשובה אחת נכונה.',
  numberOrder: 'מספרו את המשבצות לפי הסדר הנכון.',
  numberPairs: 'כתבו בכל משבצת את המספר המתאים.',
};
