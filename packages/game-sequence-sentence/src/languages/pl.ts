import type { Language } from './language.js';

/** Polish. */
export const polish: Language = {
  articles: { indefinite: /^(?:jeden|jedna|jedno)$/, areOmitted: true },
  innerConnectives: 'również|także',
  stepWords: 'krok',
  demonstratives: /^(?:ten|ta|te|tego|tej|temu|tym|tych|tymi|tę|tą|taki|taka|takie)$/,
  pointers:
    /^(?:wtedy|potem|więc|dlatego|także|również|też|inny|inna|inne|inni|innych|jednak|znowu|tam|oba|obie|nadal)$/,
  additions:
    /^(?:i|a także|także|również|ponadto|poza tym|oprócz tego|inne|inni|niektóre|niektórzy|wiele|lub)(?![\p{L}\p{M}])/iu,
  persons: /^(?:on|ona|jego|jej|jemu|mu|ją|nią|nim|niego)$/,
  openPronoun: /(?:^|[,;] )(?:(?:i|a|ale|że|gdy|kiedy) )?(?:on|ona|oni|one|ono)(?!\p{L})/iu,
  looksBack:
    /^(?:to|ten|ta|te|tam|tu|tak|potem|wtedy|jednak|ale|i|a|dlatego|poza tym|także|również|inny|inna|inne|na przykład)(?!\p{L})|(?<!\p{L})(?:wspomnian\p{L}*|powyższ\p{L}*|także|również|też)(?!\p{L})/iu,
};
