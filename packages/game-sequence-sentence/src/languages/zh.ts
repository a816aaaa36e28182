import type { Language } from './language.js';

/** Chinese. */
export const chinese: Language = {
  ordinals: [/^(?:首先|其次|第[一二三四五]|最后)/u],
  stepMarks: '第\\s?[\\d一二三四五六七八九十]{1,3}步',
  procedureHeadings: '做法|步骤|步驟|方法',
};
