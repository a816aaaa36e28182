import type { Language } from './language.js';

/** Korean. */
export const korean: Language = {
  ordinals: [/^(?:첫째|둘째|셋째|넷째|먼저|마지막으로)/u],
  stepMarks: '단계\\s?\\d{1,3}|\\d{1,2}\\s?단계',
  procedureHeadings: '만드는|방법|순서',
};
