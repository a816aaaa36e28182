import { readText } from '@ludotext/engine/game';
import type { WordRow } from '../../src/offline/source/mention.js';
import { type Source, sourceOf } from '../../src/offline/source/source.js';

/** The first sentence of a text as a row of words. */
export function rowOf(text: string): WordRow {
  const sentence = readText(text).sentences[0];
  if (sentence === undefined) throw new Error('the text has no sentence');
  return { sentence, index: 0, words: sentence.words };
}

export function sourceFrom(text: string, language = 'en'): Source {
  return sourceOf(readText(text), language);
}
