import type { Language } from './language.js';

/** Arabic. */
export const arabic: Language = {
  ordinals: [/^(?:أولا|أولاً|ثانيا|ثانياً|ثالثا|ثالثاً|أخيرا|أخيراً)(?!\p{L})/u],
  stepWords: 'خطوة|الخطوة',
  procedureHeadings: 'طريقة|خطوات',
  demonstratives: /^(?:هذا|هذه|هؤلاء|ذلك|تلك|أولئك|بهذا|بهذه|لهذا|لهذه)$/,
  pointers: /^(?:أيضا|أيضاً|آخر|أخرى|آخرون|الآخر|الأخرى|كذلك|هناك)$/,
  additions: /^(?:أيضا|كما|كذلك|ومن|بالإضافة|إضافة|بعض)(?![\p{L}\p{M}])/iu,
  persons: /^(?:هو|هي|له|لها)$/,
};
