import type { Language } from './language.js';

/** Swedish. */
export const swedish: Language = {
  articles: {
    indefinite: /^(?:en|ett)$/,
    definite: /^(?:den|det|de|denna|detta|dessa|hans|hennes|sin|sitt|sina)$/,
    areOmitted: true,
  },
  innerConnectives: 'också',
  stepWords: 'steg',
  demonstratives: /^(?:denna|detta|dessa|sådan|sådana|sådant)$/,
  pointers: /^(?:då|sedan|också|annan|annat|andra|även|igen|dock|därför|båda|där|ändå)$/,
  additions: /^(?:och|också|dessutom|även|vidare|andra|några|många|eller)(?![\p{L}\p{M}])/iu,
  persons: /^(?:han|hon|honom|henne|hans|hennes)$/,
};
