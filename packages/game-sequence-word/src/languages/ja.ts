import type { Language } from './language.js';

/** Japanese. */
export const japanese: Language = {
  timePhrases: /^(?:昨日|今日|明日|昨夜|今朝|毎日|毎朝|毎晩|毎年)$/,
  timeStands: 'beside the subject',
  subjectMarker: /[はが]$/u,
  foreignNames: /[\p{sc=Kana}ー・]{3,}|\p{Lu}[\p{sc=Latin} ]+/gu,
  unspaced: {
    endings:
      /^(?:(?!こう|そう|どう|もう|まだ|よく|すぐ|この|その|あの|どの|なぜ|いつ|だれ|どこ|そこ|ここ|これ|それ|あれ)[\p{sc=Hira}ー]{1,2}|ました|なかった|だった|でした|ません|られた|という|から|まで|ので|けれど|ながら|たち|ために|ように|そう|だけ|ばかり|より|について|として|々)[、，]?$/u,
    verbPair: {
      first: /^\p{sc=Han}+[けげせねべめれえきしちにびみりぎ]$/u,
      second: /^(?:\p{sc=Han}\p{sc=Hira}|[よこだおあま]\p{sc=Hira})/u,
    },
  },
  coordination: { pattern: /と(?!き|て|っ|思|言)|や(?!す)/gu, points: 1 },
  sentenceEnd: /[\p{sc=Hira}][。！？!?]$/u,
  phraseMarkers: /(?:は|が|を|に|で|の|から|まで)(?=$|[、\s])/gu,
};
