import type { Language } from './language.js';

/** Chinese. See language.ts for the members. */
export const zh = {
  absoluteTerms: '总是|總是|永远|永遠|从不|從不|从来不|绝对|絕對|完全|必定|毫无例外',
  wholeTerms: '所有|全部|每个|没有人|没有任何',
  vagueTerms: '有时|有時|通常|经常|經常|往往|偶尔|偶爾|一般来说|大概|也许|也許|可能|几乎|差不多',
  negations: '不是|不属于|不屬於|不包括|不正确|不正確|除了|没有|錯誤的是|错误的是',
  asksForFalsehood: '(?:不正确|不正確|错误|錯誤|不符合|没有提到|不包括)',
  asksForReason: '为什么|為什麼|为何|何以',
  pronouns: '他|她|他们|她们|它们',
  asksNothing: [
    /^(?:以下|下列|下面)?(?:哪(?:个|一个|一项|项|些))(?:说法|选项|陈述|答案)?(?:是)?(?:正确|对)?的?[?:]?$/u,
  ],
  namesTheText: [/(?:根据|依据|根據)(?:本文|文章|课文|短文|上文|文中)|文中提到/u],
  allOfTheAbove: ['以上都是', '以上皆是', '以上全部', '全部都是', '以上都对', '以上都正确', '以上所有', '以上全部都是'],
  noneOfTheAbove: ['以上都不是', '以上皆非', '都不是', '以上都不对', '以上都不正确', '以上皆不是', '没有正确答案'],
  truthValues: '对 错 正确 错误 是 否 正確 錯誤 對 錯',
  keyMarks: '正确|正确答案',
  optionLetters: '选项|选择|答案|選項',
  optionJoiners: '和|与|與',
  combinationOpeners: '仅|只有',
  listWords: '和|与|或|以及',
  stemWords: { min: 8, max: 34 },
  openingConjunctions: '但是?|可是|而且|因此',
  pointsBack: /^(?:我|我们|你|你们|这|这个|这些|该|他|她|他们|她们|它|它们)$/u,
  storyWords: /(?<!其)他|她|我/u,
  yearBehind: '年',
  numberBounds: '超过|超過|不到|至少',
  nounWords: {
    vague:
      '时候 周围 人们 地方 事情 东西 方面 情况 问题 一切 小时 属于 完美 附近 里面 上面 下面 外面 旁边 中间 开始 之间 以后 以前 之后 之前 起来 出来 过来 回来 回去 一样 一起 一点 所有 最大 样子 自己 许多 很多 非常 主要 重要 ' +
      '不同 今天 现在 当时 早上 晚上 每天 突然 已经 可能 能够 进行 发现 出现 认为 成为 包括 使用 时间 部分 其他 世界 巨大 一天 假想 美丽 漂亮 高兴 生气 奇怪 普遍 一会儿 大多数 全部',
    marks: '的 和 与 把 从 对 给 在 用 向 个 只 条 根 块 张 位 名 棵 种 座 件 本 堆 群',
    places: '里 上 下 中 里面 上面 下面 外面 旁边 附近 边 们',
  },
} satisfies Language;
