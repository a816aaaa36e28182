import type { Language } from './language.js';

/** Arabic. */
export const arabic: Language = {
  ordinals: [/^(?:أولا|أولاً|ثانيا|ثانياً|ثالثا|ثالثاً|أخيرا|أخيراً)(?!\p{L})/u],
  stepWords: 'خطوة|الخطوة',
  procedureHeadings: 'طريقة|خطوات',
};
