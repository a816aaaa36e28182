import type { Labels } from './labels.js';

export const vi: Labels = {
  name: 'Họ và tên',
  class: 'Lớp',
  date: 'Ngày',
  answers: 'Đáp án',
  hint: 'Gợi ý:',
  explanation: 'Giải thích:',
  evidence: 'Trong bài:',
  alsoRight: 'Cũng đúng:',
  words: 'Từ:',
  severalRight: 'Có thể có nhiều đáp án đúng.',
  numberOrder: 'Đánh số vào các ô theo thứ tự đúng.',
  numberPairs: 'Viết số thích hợp vào mỗi ô.',
};
