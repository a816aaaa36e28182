import type { Labels } from './labels.js';

export const th: Labels = {
  name: 'ชื่อ',
  class: 'ชั้น',
  date: 'วันที่',
  answers: 'เฉลย',
  hint: 'คำใบ้:',
  explanation: 'คำอธิบาย:',
  evidence: 'ในบทอ่าน:',
  alsoRight: 'ถูกเช่นกัน:',
  words: 'คำศัพท์:',
  severalRight: 'อาจมีคำตอบที่ถูกมากกว่าหนึ่งข้อ',
  numberOrder: 'เขียนหมายเลขในช่องตามลำดับที่ถูกต้อง',
  numberPairs: 'เขียนหมายเลขที่ตรงกันในแต่ละช่อง',
};
