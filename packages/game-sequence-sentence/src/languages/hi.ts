import type { Language } from './language.js';

/** Hindi. */
export const hindi: Language = {
  articles: { indefinite: /^(?:एक|कुछ)$/, areOmitted: true },
  stepWords: 'चरण',
  demonstratives: /^(?:यह|ये|इस|इन|वह|वे|उस|उन|ऐसा|ऐसी|ऐसे)$/,
  pointers: /^(?:भी|दूसरा|दूसरी|दूसरे|फिर|वहाँ|वहां|अन्य|दोनों)$/,
  additions: /^(?:और|इसके अलावा|साथ ही|कुछ|कई|या)(?![\p{L}\p{M}])/iu,
  persons: /^(?:वह|उसने|उसे|उसका|उसकी|उसके|उन्होंने)$/,
  looksBack: /^(?:पर|लेकिन|और|फिर|तब|इसलिए|उन|उस|इस|यह|वह|वे|ये|वहाँ|ऐसे)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])उस दिन/u,
};
