import { joined, lower, mentionOf } from '../mention.js';
import type { NounReader } from './noun-reader.js';

/** By preposition, the case it mostly asks for. */
const russianCases = new Map(
  Object.entries({
    genitive: 'из от до у без для около после',
    locative: 'в во на о об',
    instrumental: 'с со над под перед за между',
    dative: 'к ко по',
  }).flatMap(([name, prepositions]) => prepositions.split(' ').map((preposition) => [preposition, name] as const)),
);
const notRussianNoun =
  /^(?:одн|друг|сам|обычн|больш|мног|пуст|полн|вдруг|опять|снова|сраз|тепер|сейчас|скор|потом|котор|навстреч)|(?:[жшч]е|нном|[ыиоа]й|[ая]я|[оеы]е|ого|его|ому|ему|[ыи]м|[ыи]х|[ую]ю|л[аои]?|л[аои]?сь|ться|тся|ть|[еиую]т|[аяу]т|[вш]ись?)$/u;

/** Russian: a noun after a preposition or at the end of its phrase; the slot is the preposition and the noun's own ending. */
export const russianNouns: NounReader = (row) =>
  row.words.flatMap(({ text, stop }, index) => {
    if (index === 0 || stop || !/^\p{Ll}{4,}$/u.test(text) || notRussianNoun.test(text)) return [];
    const before = joined(row, index - 1) ? lower(row, index - 1) : '';
    const endsPhrase = !joined(row, index) || row.words[index + 1]?.stop === true || verb.test(lower(row, index + 1));
    const isDescribed = adjective.test(before) && joined(row, index - 2);
    const grammaticalCase = russianCases.get(isDescribed ? lower(row, index - 2) : before);
    if ((grammaticalCase === undefined || /[ое][йм]$/u.test(text)) && !endsPhrase) return [];
    if (grammaticalCase === undefined && text.endsWith('о')) return [];
    // An adjective before the gap shows case and gender: only a noun after the same ending can stand in it.
    const agreement =
      before !== '' && notRussianNoun.test(before) && adjective.test(before) ? `after ${before.slice(-2)}` : 'bare';
    const [ending = text.slice(-1)] = caseEnding.exec(text) ?? [];
    // Alone, a noun in -а or -я may be a subject or a genitive.
    if (grammaticalCase === undefined && agreement === 'bare' && /^[ая]$/u.test(ending)) return [];
    const form = isDescribed ? agreement : (grammaticalCase ?? agreement);
    return [mentionOf(row, index, index, 'noun', `${form} ${ending}`)];
  });
const verb = /(?:л[аои]?|л[аои]?сь|лся|[еиую]т|[аяу]т|тся)$/u;
const caseEnding = /(?:[ая]ми|[ая]х|[ая]м|[ое]в|[ое]м|[ое]й)$/u;
const adjective = /(?:[ыиоа]й|[ая]я|[ое]е|ого|его|ому|ему|[ыи]м|[ыи]х|[ую]ю|ыми|ими|ые|ие)$/u;

/** Endings that all nouns with them have in the same case, whatever stands before them. */
const telling = /^(?:bare|genitive|locative|instrumental|dative) ((?:[ая]ми|[ая]х|[ая]м|[ое]в|[ое]м|[ое]й))$/u;
const accusative = /^(?:bare|locative|instrumental) [ую]$/u;

/** The slot of a word that is known for a noun: its case alone where its ending tells it. */
export function russianSlot(slot: string): string {
  return accusative.test(slot) ? 'accusative' : (telling.exec(slot)?.[1] ?? slot);
}
