import type { Labels } from './labels.js';

export const zhHant: Labels = {
  name: '姓名',
  class: '班級',
  date: '日期',
  answers: '答案',
  hint: '提示：',
  explanation: '解釋：',
  evidence: '原文：',
  alsoRight: '也正確：',
  words: '詞語：',
  severalRight: '正確答案可能不只一個。',
  numberOrder: '按正確的順序在方框裡填寫編號。',
  numberPairs: '在每個方框裡填寫對應的編號。',
};
