import type { Labels } from './labels.js';

export const fa: Labels = {
  name: 'نام',
  class: 'کلاس',
  date: 'تاریخ',
  answers: 'پاسخ‌ها',
  hint: 'راهنمایی:',
  explanation: 'توضیح:',
  evidence: 'در متن:',
  alsoRight: 'این هم درست است:',
  words: 'واژه‌ها:',
  severalRight: 'ممکن است بیش از یک پاسخ درست باشد.',
  numberOrder: 'خانه‌ها را به ترتیب درست شماره‌گذاری کنید.',
  numberPairs: 'در هر خانه شمارهٔ مناسب را بنویسید.',
};
