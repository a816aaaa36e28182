import type { Language } from './language.js';

/** Japanese. See language.ts for the members. */
export const ja = {
  absoluteTerms: 'いつも|常に|必ず|決して|絶対|完全に|例外なく',
  wholeTerms: 'すべて|全て|誰も|何も',
  vagueTerms: '時々|ときどき|たいてい|通常|しばしば|よくある|まれに|おそらく|たぶん|ほとんど|だいたい',
  negations: 'ではない|でない|以外|含まれない|誤り|間違って|正しくない',
  asksForFalsehood: '(?:正しくない|誤って|間違って|当てはまらない|述べられていない)',
  asksForReason: 'なぜ|どうして',
  pronouns: '彼|彼女|彼ら',
  asksNothing: [
    /^(?:次の(?:うち)?)?(?:正しいもの|正しいのは|どれが正しい)(?:は|を)?(?:どれ|選び)?(?:ですか|なさい|か)?[?:。]?$/u,
  ],
  namesTheText: [/(?:本文|文章|文中)(?:によると|によれば|では)/u],
  allOfTheAbove: [
    '上記のすべて',
    '上記すべて',
    '以上すべて',
    'すべて正しい',
    '以上のすべて',
    '以上全て',
    '上記の全て',
    '全て正しい',
  ],
  noneOfTheAbove: [
    '上記のどれでもない',
    '上記以外',
    'どれでもない',
    '上記のいずれでもない',
    '以上のどれでもない',
    'いずれでもない',
    'どれも当てはまらない',
  ],
  truthValues: '正しい 誤り はい いいえ',
  keyMarks: '正解',
  optionLetters: '選択肢|答え|正解|正答',
  optionJoiners: 'と',
  listWords: 'と|や',
  stemWords: { min: 9, max: 40 },
  openingConjunctions: 'しかし|そして|また',
  pointsBack: /^(?:私|僕|これ|この|彼|彼女|それ|その)$/u,
  storyWords: /彼|お(?:父|母|じい|ばあ)さん|おばさん|おじさん|ました。|ません。/u,
  yearBehind: '年',
  nounWords: {
    vague:
      '毎日 時間 今日 明日 昨日 自分 最初 最後 本当 全部 一番 場所 一緒 今度 途中 一人 二人 皆 全員 以上 以下 場合 必要 方法',
    particles: 'は が を で へ の から まで',
  },
} satisfies Language;
