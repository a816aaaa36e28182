import { readEnglish } from '../../src/offline/english/english-text.js';
import type { EnglishText, ReadSentence } from '../../src/offline/english/reading/sentence.js';
import { loadTagger, type Token } from '../../src/offline/english/reading/tagger.js';
import { sourceFrom } from './reading.js';

/** A text of English, read word by word. */
export async function englishFrom(text: string, count = 10): Promise<EnglishText> {
  return readEnglish(sourceFrom(text, 'en'), count, await loadTagger());
}

/** The sentence of a text that has these words. */
export function sentenceWith(words: string, { sentences }: EnglishText): ReadSentence {
  const found = sentences.find(({ text }) => text.includes(words));
  if (found === undefined) throw new Error(`No sentence has "${words}".`);
  return found;
}

/** The words of a sentence with their parts of speech; a capital at its beginning is a name where `names` has it. */
export async function tokensFrom(sentence: string, names: readonly string[] = []): Promise<Token[]> {
  return (await loadTagger()).tag(sentence, (word, tagged) => tagged || names.includes(word));
}
