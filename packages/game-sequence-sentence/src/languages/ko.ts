import type { Language } from './language.js';

/** Korean. */
export const korean: Language = {
  ordinals: [/^(?:첫째|둘째|셋째|넷째|먼저|마지막으로)/u],
  stepMarks: '단계\\s?\\d{1,3}|\\d{1,2}\\s?단계',
  procedureHeadings: '만드는|방법|순서',
  demonstratives: /^(?:이|그|저|이런|그런|이것은|그것은|이것이|그것이|이러한|그러한|이는)$/,
  pointers: /^(?:또|또한|다른|역시|다시|마찬가지로|여전히)$/,
  additions: /^(?:또|또한|게다가|더욱이|그리고|일부|많은|다른)(?!\p{L})/u,
  persons: /^(?:그는|그녀는|그가|그녀가|그의|그녀의)$/,
  openPronoun: /(?:^|\s)(?:그들|그녀|그|그것)(?:은|는|이|가|을|를|의|에게)(?=\s)/u,
  looksBack: /^(?:그|이|저|그래서|그러나|하지만|그런데|그리고|따라서|그런|이런|거기|여기)(?=\s)/u,
};
