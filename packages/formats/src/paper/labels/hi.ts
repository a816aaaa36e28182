import type { Labels } from './labels.js';

export const hi: Labels = {
  name: 'नाम',
  class: 'कक्षा',
  date: 'दिनांक',
  answers: 'उत्तर',
  hint: 'संकेत:',
  explanation: 'व्याख्या:',
  evidence: 'पाठ में:',
  alsoRight: 'यह भी सही है:',
  words: 'शब्द:',
  severalRight: 'एक से अधिक उत्तर सही हो सकते हैं।',
  numberOrder: 'खानों में सही क्रम के अनुसार संख्या लिखें।',
  numberPairs: 'हर खाने में मेल खाती संख्या लिखें।',
};
