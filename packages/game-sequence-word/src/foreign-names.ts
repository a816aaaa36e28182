import { primarySubtag } from '@ludotext/engine/game';
import type { Span } from './tokens.js';

/** Characters that write the sounds of foreign names in Chinese, and hardly stand three in a row otherwise. */
const soundCharacters =
  '阿埃艾安奥巴班贝本比波伯博布查达戴丹德迪蒂杜多厄恩尔法菲费弗福戈格哈海汉赫霍基吉加杰卡凯坎康科克肯库拉莱兰朗劳勒雷里利莉林隆卢鲁伦罗洛马迈曼梅门蒙米密莫姆穆纳娜内尼宁纽努诺欧帕佩皮普奇恰乔切瑞萨赛桑瑟森沙莎圣史斯苏索塔泰坦特提图托瓦威韦维温沃乌西希夏谢辛雅亚伊英扎詹兹佐薇奈青妮';

/** Given and family name with a dot between them, up to a word that is no part of a name. */
const dotted = String.raw`[^\P{sc=Han}的是在和与从对被把由向于]{1,5}(?:·[^\P{sc=Han}的是在和与从对被把由向于]{1,5})+`;

const patterns: Readonly<Record<string, RegExp>> = {
  zh: new RegExp(`${dotted}|[${soundCharacters}]{3,}|\\p{Lu}[\\p{sc=Latin} ]+`, 'gu'),
  ja: /[\p{sc=Kana}ー・]{3,}|\p{Lu}[\p{sc=Latin} ]+/gu,
  ko: /\p{Lu}[\p{sc=Latin} ]+/gu,
};

/** Where the foreign names of a Chinese, Japanese or Korean text stand, as the script shows them; loan words as well. */
export function foreignNames(text: string, language: string): Span[] {
  const pattern = patterns[primarySubtag(language)];
  if (pattern === undefined) return [];
  return Array.from(text.matchAll(pattern), ({ 0: name, index }) => ({
    start: index,
    end: index + name.trimEnd().length,
  }));
}
