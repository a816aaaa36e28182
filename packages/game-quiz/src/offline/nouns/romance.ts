import { joined, lower, mentionOf } from '../mention.js';
import { type NounReader, runsOf, wordSet } from './noun-reader.js';

const vagueRomance = wordSet(
  'parte cosa cosas veces manera forma hora tiempo momento noche tarde mañana mismo misma otra otro primera primero última último fois chose choses temps partie manière même ' +
    'première premier dernière dernier coisa coisas tempo momento maneira mesma mesmo primeira primeiro volta prima primo stessa stesso cose tutto tutta',
);

/** Languages with articles and small endings: the noun stands between its article and the end of its phrase. */
export function articleNouns(articles: string, ofWords: string, verb: RegExp): NounReader {
  const before = wordSet(articles);
  const ofMore = wordSet(ofWords);
  return (row) =>
    runsOf(row, (word) => !word.stop).flatMap(({ first, last }) => {
      const article = joined(row, first - 1) ? lower(row, first - 1) : '';
      const followed = joined(row, last) ? lower(row, last + 1) : '';
      const noun = row.words[first]?.text ?? '';
      if (first !== last || !before.has(article) || ofMore.has(followed) || !/^\p{Ll}{4,}$/u.test(noun)) return [];
      if (verb.test(noun) || vagueRomance.has(noun)) return [];
      return [mentionOf(row, first, last, 'noun', `${article} ${noun.endsWith('s') ? 's' : ''}`)];
    });
}
