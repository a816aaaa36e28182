import { joined, lower, mentionOf, type WordRow } from '../mention.js';
import { type NounReader, wordSet } from './noun-reader.js';

/** Chinese: a word of two to four characters at the end of its phrase; a particle, preposition or measure before it marks a noun. */
export const chineseNouns: NounReader = (row) =>
  row.words.flatMap((word, index) => {
    if (index === 0 || word.stop || !/^\p{sc=Han}{2,4}$/u.test(word.text) || vagueChinese.has(word.text)) return [];
    if (!endsPhrase(row, index)) return [];
    const before = joined(row, index - 1) ? lower(row, index - 1) : '';
    const marked = chineseMarks.has(before) || measured.test(before);
    // The first half of what a dictionary does not know is a single character.
    if (!marked && /^\p{sc=Han}$/u.test(before) && row.words[index - 1]?.stop === false) return [];
    return [mentionOf(row, index, index, 'noun', marked ? 'marked' : 'bare')];
  });

/** Whether no noun follows that the word might belong to: a function word, a mark, or a word that says where. */
function endsPhrase(row: WordRow, index: number): boolean {
  return !joined(row, index) || row.words[index + 1]?.stop === true || places.has(lower(row, index + 1));
}

const places = wordSet('里 上 下 中 里面 上面 下面 外面 旁边 附近 边 们');
const measured = /^[一两二三四五六七八九十几这那每][个只条根块张位名棵种座件本家间堆群口]$/u;
const chineseMarks = wordSet('的 和 与 把 从 对 给 在 用 向 个 只 条 根 块 张 位 名 棵 种 座 件 本 堆 群');
const vagueChinese = wordSet(
  '时候 周围 人们 地方 事情 东西 方面 情况 问题 一切 小时 属于 完美 附近 里面 上面 下面 外面 旁边 中间 开始 之间 以后 以前 之后 之前 起来 出来 过来 回来 回去 ' +
    '一样 一起 一点 所有 最大 样子 自己 许多 很多 非常 主要 重要 不同 今天 现在 当时 早上 晚上 每天 突然 已经 可能 能够 进行 发现 出现 认为 成为 包括 使用 时间 部分 其他 世界 巨大 一天 假想 美丽 漂亮 高兴 生气 奇怪 普遍 一会儿 大多数 全部',
);
