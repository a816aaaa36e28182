import type { Labels } from './labels.js';

export const ja: Labels = {
  name: '名前',
  class: 'クラス',
  date: '日付',
  answers: '答え',
  hint: 'ヒント：',
  explanation: '解説：',
  evidence: '本文：',
  alsoRight: '別の正解：',
  words: '語句：',
  severalRight: '正解は一つとは限りません。',
  numberOrder: '正しい順番になるように□に番号を書きましょう。',
  numberPairs: '□に合う番号を書きましょう。',
};
