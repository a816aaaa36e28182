import type { Language } from './language.js';

/** Japanese. */
export const japanese: Language = {
  ordinals: [/^(?:まず|第[一二三四五]に|最初に|最後に)/u],
  stepMarks: '手順\\s?\\d{1,3}|ステップ\\s?\\d{1,3}',
  procedureHeadings: '作り方|手順',
  demonstratives: /^(?:この|その|あの|これ|それ|あれ|こうした|そうした|こんな|そんな)$/,
  pointers: /^(?:また|他|ほか|別|さらに|同じ|まだ|やはり)$/,
  additions: /^(?:また|さらに|そのうえ|それに|しかも|他にも|ほかに|一部の|多くの|そして)/u,
  persons: /^(?:彼|彼女|彼ら)$/,
  openPronoun: /彼ら|彼女|彼は|彼が|^(?:分かれた|その|この)/u,
  looksBack:
    /^(?:それ|そこ|そう|これ|こう|この|その|あの|きっと|さっき|何だろう|だから|しかし|でも|けれど|すると|そして|また|なお|一方|ただし|次に|やがて)|彼|彼女/u,
  properNames: /^\p{sc=Kana}/u,
};
