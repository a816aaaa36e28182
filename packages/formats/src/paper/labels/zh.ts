import type { Labels } from './labels.js';

export const zh: Labels = {
  name: '姓名',
  class: '班级',
  date: '日期',
  answers: '答案',
  hint: '提示：',
  explanation: '解释：',
  evidence: '原文：',
  alsoRight: '也正确：',
  words: '词语：',
  severalRight: '正确答案可能不止一个。',
  numberOrder: '按正确的顺序在方框里填写编号。',
  numberPairs: '在每个方框里填写对应的编号。',
};
