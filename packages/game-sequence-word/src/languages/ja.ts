import { everyOrder, formsOf, type Language } from './language.js';

const forms = formsOf(
  {
    /** What stands before a particle; "本当に" and "一緒に" are no places. */
    words: '[^、はがを]{1,11}',
    /** A noun without a verb that describes it. */
    plain: String.raw`(?:お|ご)?(?:[\p{sc=Han}\p{sc=Kana}ー々]|[のない](?=[\p{sc=Han}\p{sc=Kana}お])|さ(?=な)|き(?=な)|さん|たち|ちゃん){1,12}`,
    topic: '[^、はがを]{1,13}(?<!で|に|と|から|まで|ため|こと|の|ほう)[はが]、?',
    thing: '{words}を',
    place:
      '{words}(?:から|まで|へ|に|で)(?<!(?:本当|懸命|一緒|急|次第|特|さら|すぐ|非常|大急ぎ|よう|ため|すで|たび|まま|こと|ん)[にで])',
    phrase: '{thing}|{place}',
    /** The last verb. */
    verb: String.raw`(?:\p{sc=Han}|[つくとやみおひよだまあしのふかきぶはさわいうえすせそたちてなねむめもゆりるれろ])[^、はがを]{0,6}(?:ました|ません|ませんでした|ます|った|いた|した|んだ|いだ|けた|せた|れた|めた|べた|えた|きた|みた|じた|いる|ある|する|れる|える|べる|める|ける|せる|である|のです|のでした|のだ)`,
    clause: '(?=[^、]*[をにで])[^、は]{3,18}(?:て|で|り|し|き|ち|み|び|え|け|せ|れ|め|べ|ながら|ずに)、',
    when: '[^、は]{3,20}(?:ので|とき|時|から|と|ば|たら|ても|けれど|けれども|ため|あと|後|前に)、',
    time: '[^、はがを]{1,7}(?:日|週|年|月|夜|朝|後|頃|ころ|間)、',
  },
  [
    // 少年は | 公園で | 本を | 読みました
    ['({topic}) ({place}) ({plain}を) ({verb})', ...everyOrder('123', '4')],
    ['({topic}) ({thing}) ({place}) ({verb})', ...everyOrder('123', '4')],
    ['({place}) ({plain}[はが]) ({plain}を) ({verb})', ...everyOrder('123', '4')],
    // ンゲデは | 岩の上にとまり、 | ほうびを | 待ちました
    ['({topic}) ({clause}) ({phrase}) ({verb})', '2134'],
    ['({topic}) ({clause}) ({phrase}) ({phrase}) ({verb})', '21345', '12435', '21435'],
    // 村では | 畑が砂に埋もれ、 | 農民が | 飢えに | 苦しんだ
    ['({place}は) ({clause}) ({topic}) ({phrase}) ({verb})', '12435'],
    // ある日、 | 少年は | 本を | 読みました
    ['({time}) ({topic}) ({phrase}) ({verb})', '2134', '1324'],
    ['({time}) ({topic}) ({phrase}) ({phrase}) ({verb})', '21345', '12435', '21435'],
    // 夜になって、 | 少年は | 木にのぼって、 | 寝床を | つくりました
    ['([^、は]{3,12}て、) ({topic}) ({clause}) ({phrase}) ({verb})', '21345', '13245'],
    // 蜜のことを思うと、 | 口に | よだれが | 出てきました
    ['({when}) ({place}) ({topic}) ({verb})', '1324'],
    // 雨が降ったので、 | 子供たちは | 家に | 帰りました
    ['({when}) ({topic}) ({phrase}) ({verb})', '1324', '2134'],
    ['({topic}) ({when}) ({phrase}) ({verb})', '2134', '2314'],
    [
      '({when}) ({topic}) ({place}) ({thing}) ({verb})',
      ...everyOrder('234', '5').map((rest) => `1${rest}`),
      '21345',
      '21435',
    ],
  ],
);

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
  grammar: {
    persons: /^彼(?:女|ら)?[はが]/u,
    refused:
      /これ|それ|あれ|そこ|ここ|あそこ|この|その|あの|そんな|そう|こう|また|さらに|しかし|そして|も(?=[^のっうし])|[「」『』？]/u,
    forms,
  },
};
