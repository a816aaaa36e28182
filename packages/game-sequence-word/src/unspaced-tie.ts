import { primarySubtag } from '@ludotext/engine/game';
import { closeness } from './closeness.js';
import { isRecurring } from './recurring.js';
import { isSetPhrase } from './set-phrases.js';

const japaneseTail =
  /^(?:(?!こう|そう|どう|もう|まだ|よく|すぐ|この|その|あの|どの|なぜ|いつ|だれ|どこ|そこ|ここ|これ|それ|あれ)[\p{sc=Hira}ー]{1,2}|ました|なかった|だった|でした|ません|られた|という|から|まで|ので|けれど|ながら|たち|ために|ように|そう|だけ|ばかり|より|について|として|々)[、，]?$/u;
const chineseTail =
  /^(?:[的了着著过過们們地得吗嗎呢吧里裡上下中后後前内外间間边邊来來去起儿兒]|里面|上面|下面)[，、]?$/u;
const chineseHead =
  /^[在从從把被给給对對向跟和与與为為不没沒很也都就又再更最将將这這那一二三四五六七八九十两几每大小老新]$/u;

/** Thai words that open a group: prepositions, negation, "every", and what makes nouns of verbs. */
const thaiHead =
  /^(?:ใน|ที่|ของ|จาก|กับ|แก่|ต่อ|โดย|เพื่อ|บน|ใต้|ทุก|ผู้|การ|ความ|ไม่|จะ|กำลัง|หน้า|หลัง|ข้าง|ชาว|นัก|และ|หรือ|สอง|สาม)$/u;
/** Those that close one. */
const thaiTail = /^(?:อยู่|แล้ว|นี้|นั้น|หนึ่ง|ๆ|มาก|ขึ้น|ลง)$/u;

/** Particles and endings go with the word before them, coverbs and adverbs of one character with the word after. */
export function unspacedTie(before: string, after: string, language: string, text: string): number {
  const tag = primarySubtag(language);
  if (/^\p{N}+$/u.test(before)) return closeness.name;
  if (tag === 'ja' && (japaneseTail.test(after) || isVerbPair(before, after))) return closeness.name;
  if (isSetPhrase(before, after.replace(/\p{P}+$/u, ''))) return closeness.name;
  // A foreign name falls apart into characters that the dictionary knows.
  const isParticle = (token: string): boolean => /^\p{sc=Hira}+$/u.test(token) || chineseTail.test(token);
  const isShort = before.length === 1 || after.length === 1;
  if (isShort && !isParticle(before) && isRecurring(before, after, '', text)) return closeness.name;
  if (tag === 'th') return thaiHead.test(before) || thaiTail.test(after) ? closeness.group : closeness.apart;
  if (tag !== 'zh') return closeness.apart;
  return chineseTail.test(after) || chineseHead.test(before) ? closeness.group : closeness.apart;
}

/** Two Japanese verbs that are one: "tobi-mawaru". */
function isVerbPair(before: string, after: string): boolean {
  return (
    /^\p{sc=Han}+[けげせねべめれえきしちにびみりぎ]$/u.test(before) &&
    /^(?:\p{sc=Han}\p{sc=Hira}|[よこだおあま]\p{sc=Hira})/u.test(after)
  );
}
