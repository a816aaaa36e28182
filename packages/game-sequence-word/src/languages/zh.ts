import type { Language } from './language.js';

/** Characters that write the sounds of foreign names, and rarely occur three in a row otherwise. */
const soundCharacters =
  '阿埃艾安奥巴班贝本比波伯博布查达戴丹德迪蒂杜多厄恩尔法菲费弗福戈格哈海汉赫霍基吉加杰卡凯坎康科克肯库拉莱兰朗劳勒雷里利莉林隆卢鲁伦罗洛马迈曼梅门蒙米密莫姆穆纳娜内尼宁纽努诺欧帕佩皮普奇恰乔切瑞萨赛桑瑟森沙莎圣史斯苏索塔泰坦特提图托瓦威韦维温沃乌西希夏谢辛雅亚伊英扎詹兹佐薇奈青妮';
/** Given and family name with a dot between them, up to a word that is not part of a name. */
const dotted = String.raw`[^\P{sc=Han}的是在和与从对被把由向于]{1,5}(?:·[^\P{sc=Han}的是在和与从对被把由向于]{1,5})+`;

/** Chinese. */
export const chinese: Language = {
  setPhrases: '有 一天|一 天',
  timePhrases: /^(?:昨天|今天|明天|昨晚|今晚|每天|每晚|每年|每天早上|每天晚上)$/,
  timeStands: 'beside the subject',
  subjectPronouns: /^(?:我|你|他|她|我们|他们|她们|大家)$/,
  foreignNames: new RegExp(`${dotted}|[${soundCharacters}]{3,}|\\p{Lu}[\\p{sc=Latin} ]+`, 'gu'),
  unspaced: {
    heads: /^[在从從把被给給对對向跟和与與为為不没沒很也都就又再更最将將这這那一二三四五六七八九十两几每大小老新]$/u,
    tails: /^(?:[的了着著过過们們地得吗嗎呢吧里裡上下中后後前内外间間边邊来來去起儿兒]|里面|上面|下面)[，、]?$/u,
  },
  coordination: { pattern: /[和与與及或]/gu, points: 2 },
  phraseMarkers: /[在从從到由于於向的是]/gu,
};
