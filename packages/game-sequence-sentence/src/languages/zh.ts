import type { Language } from './language.js';

/** Chinese. */
export const chinese: Language = {
  ordinals: [/^(?:首先|其次|第[一二三四五]|最后)/u],
  stepMarks: '第\\s?[\\d一二三四五六七八九十]{1,3}步',
  procedureHeadings: '做法|步骤|步驟|方法',
  demonstratives: /^(?:这|那|这个|那个|这些|那些|此|该)$/,
  pointers: /^(?:也|又|还|另|另外|其他|另一|再|却|仍|仍然|同样)$/,
  additions: /^(?:也|还|另外|此外|而且|并且|同时|有些|一些|其他|和)/u,
  persons: /^(?:他|她|他们|她们)$/,
  openPronoun: /(?:^|，)(?:他|她|它|他们|她们|它们|他們|她們)|该|該/u,
  looksBack:
    /^(?:这|那|此|其|因此|所以|但|可是|然而|于是|后来|接着|同时|同样|虽然如此|另一|另外)|另一名|另一个|上述|前者|后者|此前|那(?:个|些|男|女|人)|[跟对给向](?:他|她|它)/u,
};
