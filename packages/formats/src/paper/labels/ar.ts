import type { Labels } from './labels.js';

export const ar: Labels = {
  name: 'الاسم',
  class: 'الصف',
  date: 'التاريخ',
  answers: 'الإجابات',
  hint: 'تلميح:',
  explanation: 'الشرح:',
  evidence: 'في النص:',
  alsoRight: 'صحيح أيضًا:',
  words: 'الكلمات:',
  severalRight: 'قد تكون أكثر من إجابة صحيحة.',
  numberOrder: 'رقّم المربعات بالترتيب الصحيح.',
  numberPairs: 'اكتب الرقم المناسب في كل مربع.',
};
