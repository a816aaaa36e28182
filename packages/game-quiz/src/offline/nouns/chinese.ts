import { joined, lower, mentionOf } from '../mention.js';
import { type NounReader, runsOf, wordSet } from './noun-reader.js';

/** Chinese: a word of two characters or more at the end of its phrase; a particle or preposition before it marks a noun. */
export const chineseNouns: NounReader = (row) =>
  runsOf(row, (word) => !word.stop).flatMap(({ first, last }) => {
    const before = joined(row, first - 1) ? lower(row, first - 1) : '';
    const marked = first === last && chineseMarks.has(before);
    const noun = row.words[last]?.text ?? '';
    if (!/^\p{sc=Han}{2,4}$/u.test(noun) || vagueChinese.has(noun) || (!marked && joined(row, last))) return [];
    return [mentionOf(row, last, last, 'noun', marked ? 'marked' : 'bare')];
  });
const chineseMarks = wordSet(
  '的 和 与 把 从 对 给 个 只 条 根 块 张 位 名 棵 种 座 一个 一只 一条 一根 一块 一张 一位 一棵 一种',
);
const vagueChinese = wordSet(
  '时候 周围 人们 地方 事情 东西 方面 情况 问题 一切 小时 属于 完美 附近 里面 上面 下面 外面 旁边 中间 开始 之间 以后 以前 之后 之前 起来 出来 过来 回来 回去 一样 一起 一点 所有',
);
