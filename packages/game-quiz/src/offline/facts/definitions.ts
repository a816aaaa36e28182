/** A sentence that defines something, turned into a question. */
interface Definition {
  readonly question: string;
  /** The defined term, without its article. */
  readonly term: string;
  /** Offsets of the term in the sentence. */
  readonly start: number;
  readonly end: number;
}

const pattern =
  /^((?:An?|The) )?(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}) (is|was) ((?:an?|the) [^()[\]:;]{20,160})\.$/u;
const personNoun =
  /^(?:an?|the) (?:\p{L}+ ){0,3}(?:king|queen|prince|princess|emperor|president|inventor|writer|author|poet|painter|composer|scientist|chemist|physicist|mathematician|engineer|explorer|leader|man|woman|boy|girl|teacher|doctor|ruler|god|goddess|hero|philosopher|astronomer|founder|wife|husband|son|daughter|mother|father|brother|sister)\b/u;
const placeNoun =
  /^(?:an?|the) (?:\p{L}+ ){0,3}(?:capital|city|country|river|mountain|island|lake|planet|continent|region|town|village|state|ocean|desert)\b/u;
const unfit =
  /\b(?:the first|the last|the only|it|its|they|their|this|that is why|same|way|reason|result|example|one of|part of|kind of|type of|lot|number)\b/;

/**
 * English: "Photosynthesis is the process by which plants make food." asks "What is the process by which plants make
 * food?". Only for a safe pattern: one plain subject, "is" or "was", an article.
 */
export function definitionIn(sentence: string, isName: (term: string) => boolean): Definition | undefined {
  const [, article = '', term = '', verb, rest = ''] = pattern.exec(sentence) ?? [];
  if (
    term === '' ||
    unfit.test(rest) ||
    /\b(?:of|in|who|which|that|and|or|there|what|it|he|she|they|this)\b/i.test(term)
  )
    return undefined;
  const who = personNoun.test(rest);
  // Without an article the term may be a name; only people and places are then safe to ask for.
  if (isName(term) && !who && !placeNoun.test(rest)) return undefined;
  return {
    question: `${who ? 'Who' : 'What'} ${verb} ${rest}?`,
    term,
    start: article.length,
    end: article.length + term.length,
  };
}
