const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const article = /^(?:the|an?|der|die|das|el|la|los|las|le|les|il|lo|o|os|as) /i;

/** Kinds of answer that can be told without a dictionary, the first that fits. */
const kinds: readonly (readonly [kind: string, shape: RegExp])[] = [
  ['year', /^(?:1\d{3}|20\d{2})$/],
  [
    'date',
    new RegExp(`^(?:(?:${months}) \\d{1,2}(?:, \\d{4})?|\\d{1,2} (?:${months})(?: \\d{4})?|(?:${months}) \\d{4})$`),
  ],
  ['percent', /^[\p{N}.,]+ ?(?:%|percent|per cent)$/iu],
  ['money', /^(?:[$€£¥] ?[\p{N}.,]+|[\p{N}.,]+ ?(?:[$€£¥]|dollars?|euros?|pounds?))/iu],
  ['number', /^[-−]?[\p{N}.,/½¼¾ ]+$/u],
  ['amount', /^[\p{N}.,/½¼¾-]+ ?\P{N}+$/u],
  ['name', /^\p{Lu}\S*(?: (?:\p{Lu}\S*|of|the|de|van|von|and))*$/u],
  ['a few words', /^\S+(?: \S+){0,2}$/u],
];

/** The kind of an answer: two answers of one kind look alike to a player who knows nothing. */
export function answerKind(answer: string): string {
  const plain = answer.normalize('NFKC').trim().replace(article, '');
  return kinds.find(([, shape]) => shape.test(plain))?.[0] ?? 'phrase';
}
