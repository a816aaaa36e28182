import type { Labels } from './labels.js';

export const ko: Labels = {
  name: '이름',
  class: '반',
  date: '날짜',
  answers: '정답',
  hint: '힌트:',
  explanation: '설명:',
  evidence: '본문:',
  alsoRight: '다른 정답:',
  words: '낱말:',
  severalRight: '정답이 여러 개일 수 있습니다.',
  numberOrder: '네모 칸에 알맞은 순서대로 번호를 쓰세요.',
  numberPairs: '네모 칸에 알맞은 번호를 쓰세요.',
};
