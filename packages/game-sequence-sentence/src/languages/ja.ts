import type { Language } from './language.js';

/** Japanese. */
export const japanese: Language = {
  ordinals: [/^(?:まず|第[一二三四五]に|最初に|最後に)/u],
  stepMarks: '手順\\s?\\d{1,3}|ステップ\\s?\\d{1,3}',
  procedureHeadings: '作り方|手順',
};
