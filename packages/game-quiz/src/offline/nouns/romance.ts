import { joined, lower, mentionOf } from '../mention.js';
import { groupsOf, type NounReader, runsOf, wordSet } from './noun-reader.js';

const vagueRomance = wordSet(
  'parte cosa cosas veces manera forma hora tiempo momento noche tarde mañana mismo misma otra otro primera primero última último fois chose choses temps partie manière même ' +
    'première premier dernière dernier coisa coisas tempo momento maneira mesma mesmo primeira primeiro volta prima primo stessa stesso cose tutto tutta',
);

/**
 * Languages with articles and small endings: the noun stands between its article and the end of its phrase.
 * @param articles by gender and number, which are the slot: a gap keeps its article, and what else has that gender fits it
 */
export function articleNouns(articles: Readonly<Record<string, string>>, ofWords: string, verb: RegExp): NounReader {
  const genders = groupsOf(articles);
  const ofMore = wordSet(ofWords);
  return (row) =>
    runsOf(row, (word) => !word.stop).flatMap(({ first, last }) => {
      const gender = joined(row, first - 1) ? genders.get(lower(row, first - 1)) : undefined;
      const followed = joined(row, last) ? lower(row, last + 1) : '';
      const noun = row.words[first]?.text ?? '';
      if (first !== last || gender === undefined || ofMore.has(followed) || !/^\p{Ll}{4,}$/u.test(noun)) return [];
      if (verb.test(noun) || vagueRomance.has(noun)) return [];
      return [mentionOf(row, first, last, 'noun', `${gender} ${noun.endsWith('s') ? 's' : ''}`)];
    });
}
