import { formsOf, type Language, words } from './language.js';

/** Characters that write the sounds of foreign names, and rarely occur three in a row otherwise. */
const soundCharacters =
  '阿埃艾安奥巴班贝本比波伯博布查达戴丹德迪蒂杜多厄恩尔法菲费弗福戈格哈海汉赫霍基吉加杰卡凯坎康科克肯库拉莱兰朗劳勒雷里利莉林隆卢鲁伦罗洛马迈曼梅门蒙米密莫姆穆纳娜内尼宁纽努诺欧帕佩皮普奇恰乔切瑞萨赛桑瑟森沙莎圣史斯苏索塔泰坦特提图托瓦威韦维温沃乌西希夏谢辛雅亚伊英扎詹兹佐薇奈青妮';
/** Given and family name with a dot between them, up to a word that is not part of a name. */
const dotted = String.raw`[^\P{sc=Han}的是在和与从对被把由向于]{1,5}(?:·[^\P{sc=Han}的是在和与从对被把由向于]{1,5})+`;

const forms = formsOf(
  {
    noun: '[wN0y0](?:[wN0deSxt、]){0,6}|s',
    who: '{noun}',
    /** The first words of a predicate. */
    head: '[bn]*(?:[VqhfyM]l?|M?V?Vl?|w(?=l)l)',
    act: '[bn]*M?(?:V{1,2}l?|wl)',
    rest: '[^,kmBPs]{1,9}',
    tail: '[^,km]{0,9}',
    says: '[bn]*{head}{tail}|[bn]+[wV]{tail}|[bn]*[BPpfo]{noun}[bn]*[Vw]{tail}',
    cause: '[km]+',
    time: 'y?t{1,3}|[wN0]{1,3}t|[wN0]{1,5}d?t',
  },
  [
    // 豹子 | 非常生气， | 因为青其儿 | 打扰了它的美梦
    '({who}) ({says},) ({cause}{who}) ({says})',
    // 当青其儿 | 爬到树上的时候， | 他 | 把树枝 ...
    '(k{who}) ({says},) (m?{who}) ({says})',
    '(k{who}) ({says},) (m?{who}) (B{noun}) ({says})',
    // 辛波薇亚的爸爸 | 回到家里， | 发现 | 房间是空的
    ['({who}) ({says},) (m?[bn]*ql?) ({rest})', '2134'],
    ['({who}) ({says},) (m?{act}) ({rest})', '2134'],
    ['({who}) ({says},) (m?[bn]*B{noun}) ({says})', '2134'],
    ['({who}) ({says},) (m?[bn]*p{noun}) ([bn]*M?V{tail})', '2134'],
    // 有一天， | 青其儿 | 听到了 | 奈吉的叫声
    '({time},) ({who}) (B{noun}) ({says})',
    '({time},) ({who}) ({says},) ({says})',
    '({time},) ({who}) ({says},) (m{who}{says})',
    '({time},) ({who}) ([bn]*ql?) ({rest})',
    '({time},) ({who}) ({act}) ({rest})',
    // 尼亚美神 | 把世界所有的智慧 | 都藏在 | 一个砂锅里面
    '({who}) ([bn]*[BP]{noun}) ({act}p?) ({noun})',
    '({who}) ([bn]*[BP]{noun}) ([bn]*[wV]l?p) ({noun})',
    // 阿妮塔 | 说 | 辛波薇亚 | 离家出走了
    '({who}) ([bn]*ql?) ({who}) (?!p)({says})',
    '({who}) ([bn]*ql?) (B{noun}) ({says})',
    // 老师 | 让孩子们 | 打开 | 书
    '({who}) ([bn]*fl?{noun}) ({act}) ({rest})',
    // 孩子们 | 在树下 | 找到了 | 一只小猫
    ['({who}) ([bn]*p{noun}) ({act}) ({noun})', '2134'],
    '({who}) ([bn]*o{noun}) ({act}) ({noun})',
  ],
);

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
  grammar: {
    refused:
      /这|這|那(?!儿)|此|其(?!儿)|另|也|同样|同樣|因此|于是|怎么|什么|吗|呢|？|首先|然后|接着|[（(]|\s|[為为]\p{L}+保護/u,
    classes: {
      s: words('他 她 它 他们 她们 它们 他們 她們 它們 我 我们 我們 你 你们 大家 人们 人們'),
      d: words('的'),
      e: words('和 与 與 及 或 跟'),
      l: words('了 着 著 过 過'),
      B: words('把 将 將'),
      P: words('被'),
      p: words('在 从 從 沿着'),
      o: words('对 對 向 为 為 于 於 用 给 給'),
      h: words('是'),
      y: words('有'),
      n: words('不 没有 沒有 没 沒 未'),
      b: words(
        '很 都 就 才 又 还 還 已经 已經 正在 非常 太 只 更 最 常 常常 总是 總是 一直 再 便 仍 十分 突然 忽然 终于 終於 立刻 马上 渐渐 漸漸 慢慢 已 曾 曾经 全 一起',
      ),
      k: words('因为 因為 如果 当 當 虽然 雖然 每当 只要 由于 由於 尽管 儘管'),
      m: words('但是 但 可是 所以 并 並 而 并且 而且 以 以便 却'),
      t: words(
        '有一天 一天 每天 晚上 早上 后来 後來 时候 時候 年 月 世纪 世紀 早晨 夜里 那天 春天 夏天 秋天 冬天 古代 时期 時期 年代',
      ),
      q: words(
        '说 說 觉得 覺得 发现 發現 知道 认为 認為 决定 決定 希望 相信 意识到 看见 看見 看到 听说 以为 表示 指出 宣布 建议',
      ),
      f: words('让 讓 使 使得 叫 请 請 令 派 帮 帮助 幫助'),
      M: words('可以 能 能够 會 会 应该 應該 必须 必須 想 要 想要 需要 可能 开始 開始 继续 喜欢'),
      V: words(
        '看 听 聽 听到 聽到 听见 吃 喝 走 走到 走进 去 来 來 回 回到 回家 跑 跑到 跑出 跑出来 跳 飞 飛 爬 爬到 坐 坐在 站 站在 住 住在 拿 拿起 拿着 带 帶 带着 放 放在 放进 送 买 買 卖 做 写 寫 读 讀 学 學 学到 学会 教 问 問 回答 找 找到 打开 打開 关 打 抓 抓住 抓到 变成 變成 成为 成為 变得 变 属于 屬於 位于 位於 出版 建立 发明 發明 制造 使用 照顾 照顧 保护 保護 爱 怕 得到 获得 獲得 受到 发生 發生 出现 產生 产生 形成 提供 包括 包含 具有 拥有 擁有 离开 離開 进入 進入 参加 参与 举行 统治 统一 占领 进行 進行 修建 修築 导致 導致 引起 影响 增加 减少 提高 收到 送给 交给 告诉 叫做 称为 稱為 名叫 带来 传入 存在 生活 居住 工作 采用 代表 显示 证明 允许 适合 建造 用来 搬到 搬 藏在 藏 扔 扔到 报 报了 迎接 拜访 打扰 违反 支持 反对 创造 创建 完成 通过 经过 穿过 落在 伸向 生下 死于 死 统率 留下 露出 张开 低下 搜集 收集 种 煮 洗 唱 画 等 等待 遇到 遇见 见到 救 杀 杀死 输 赢 变化 流入 流经 生产 种植 起源于 源于 来自 來自',
      ),
    },
    forms,
  },
};
