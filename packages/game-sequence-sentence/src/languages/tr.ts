import type { Language } from './language.js';

/** Turkish. */
export const turkish: Language = {
  articles: { indefinite: /^bir$/, areOmitted: true },
  stepWords: 'adım',
  demonstratives: /^(?:bu|şu|o|bunlar|şunlar|bunu|bunun|buna|böyle|öyle)$/,
  pointers: /^(?:sonra|bunun|öteki|da|de|başka|diğer|diğeri|diğerleri|yine|ayrıca|ancak|orada|ikisi|hâlâ|aynı)$/,
  additions: /^(?:ve|ayrıca|bunun yanı sıra|üstelik|diğer|başka|bazı|birçok|veya)(?![\p{L}\p{M}])/iu,
  persons: /^(?:o|onu|onun|ona)$/,
  openPronoun: /(?:^|, )(?:onlar|o) /iu,
  looksBack:
    /^(?:bu|şu|o|ama|fakat|sonra|böylece|bunun|orada|ancak|ayrıca)(?!\p{L})|(?<!\p{L})(?:söz konusu|yukarıda|adı geçen|aynı)(?!\p{L})/iu,
};
