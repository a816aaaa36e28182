import { type DictionaryWord, dictionaryOf } from '@ludotext/dictionary';
import { primarySubtag, readText } from '@ludotext/engine/game';
import type { Pair } from './item.js';
import { stemsOf } from './likeness.js';
import { namesItself, standsIn } from './validate.js';

/** More words are not looked for: each is compared with all before it. */
const maxWords = 100;
/** Letters that only words of a stem have in common. */
const stemLength = 5;

/**
 * The nouns of a text with what they mean, as far as the text shows that they mean this: they stand by themselves, and
 * the text has other words of the meaning, "house" beside "cellar: a room under a house". Those with the most such words
 * come first, and of these the longest: short words have many senses.
 */
export async function wordPairs(text: string): Promise<Pair[]> {
  const { sentences, paragraphs, language } = readText(text);
  const dictionary = await dictionaryOf(primarySubtag(language));
  if (dictionary === undefined) return [];
  const prose = sentences.filter(({ paragraph }) => paragraphs[paragraph]?.kind === 'prose');
  const found = prose.flatMap((sentence) => dictionary.find(sentence)).filter(({ alone }) => alone);
  const stems = new Set(prose.flatMap((sentence) => [...stemsOf(sentence.text, language)]));
  const sharedBy = ({ meaning }: DictionaryWord) =>
    [...stemsOf(meaning, language)].filter((stem) => stems.has(stem)).length;
  const isIn = standsIn(text, language);
  const names = (one: DictionaryWord, other: DictionaryWord) =>
    namesItself({ term: one.word, definition: other.meaning }, language);
  const nouns = [...new Set(found.map(({ entry }) => entry))]
    .filter((entry) => entry.kind === 'noun' && isIn(entry.word) && !names(entry, entry))
    .map((entry) => ({ entry, shared: sharedBy(entry) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || b.entry.word.length - a.entry.word.length);
  const taken: DictionaryWord[] = [];
  const isTied = (one: DictionaryWord, other: DictionaryWord) =>
    dictionary.areAlike(one, other) ||
    names(one, other) ||
    names(other, one) ||
    one.word.slice(0, stemLength) === other.word.slice(0, stemLength);
  for (const { entry } of nouns)
    if (taken.length < maxWords && !taken.some((other) => isTied(entry, other))) taken.push(entry);
  return taken.map(({ word, meaning }) => ({ term: word, definition: meaning }));
}
