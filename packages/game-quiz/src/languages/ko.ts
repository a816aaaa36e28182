import type { Language } from './language.js';

/** Korean. See language.ts for the members. */
export const ko = {
  absoluteTerms: '항상|언제나|절대|결코|반드시|완전히|예외 없이',
  wholeTerms: '모든|모두|아무도|아무것도',
  vagueTerms: '때때로|가끔|보통|대개|자주|종종|드물게|아마|거의',
  negations: '아닌|않은|않는|제외|틀린',
  asksForFalsehood: '(?:옳지 않은|틀린|일치하지 않는|언급되지 않은|맞지 않는)',
  asksForReason: '왜|어째서',
  pronouns: '그는|그녀는|그들은|그가|그녀가',
  asksNothing: [/^(?:다음 중 )?(?:옳은|맞는|올바른) 것(?:은|을)?(?: 고르시오)?[?:.]?$/u],
  namesTheText: [/(?:본문|글|지문)에 (?:따르면|의하면)/u],
  allOfTheAbove: ['위의 모든 것', '모두 맞음', '모두 정답', '위 모두', '위 모두 해당', '모두 해당', '모두 맞다'],
  noneOfTheAbove: ['위의 어느 것도 아님', '해당 없음', '정답 없음', '위의 것 중 없음', '위에 없음', '모두 아님'],
  truthValues: '참 거짓 예 아니요 맞다 틀리다',
  keyMarks: '정답',
  optionLetters: '정답|보기|답',
  optionJoiners: '및|와|과',
  listWords: '및|와|과',
  stemWords: { min: 5, max: 18 },
  openingConjunctions: '하지만|그러나|그리고',
  pointsBack: /^(?:나|나는|내가|저는|이것은|이런|그는|그녀는|그가)$/u,
  storyWords: /그는|그녀|어요\.|았어|었어/u,
  yearBehind: '년',
  nounWords: {
    particles: /(?:에서|에게|를|을|가|이|와|과)$/u,
    notNoun: /다가$|^(?:무언가|누군가|어딘가|그녀|자신|모두|스스로)|[하르우]기[가를]$|달려가|돌아가|올라가|내려가/u,
  },
} satisfies Language;
