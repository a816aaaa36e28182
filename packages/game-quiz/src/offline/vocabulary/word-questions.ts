import { type Dictionary, type DictionaryWord, dictionaryOf } from '@ludotext/dictionary';
import { seedFrom } from '@ludotext/engine/game';
import { languageOf } from '../../languages/index.js';
import type { Fact } from '../facts/facts.js';
import type { Source } from '../source/source.js';
import { wordsBeside } from './words-beside.js';

/** Maximum characters of a sentence that is looked through. */
const maxCharacters = 600;
/** A word that more sentences have is what the text is about: whoever has read it knows the word. */
const topicMentions = 4;

/** With fewer words beside it, a word is told without knowing it. */
const minOthers = 3;

/** "Which of these words means “not wanting to do something”?": for the harder words of a text. */
export async function wordQuestions(source: Source, seed: number): Promise<Fact[]> {
  const { reading, language } = source;
  const dictionary = await dictionaryOf(language);
  const { wordQuestion } = languageOf(language);
  if (dictionary === undefined || wordQuestion === undefined) return [];
  const found = sentencesByWord(source, dictionary);
  const known = new Set(found.keys());
  return [...found].flatMap(([entry, [sentence = 0, ...others]]): Fact[] => {
    if (others.length >= topicMentions || namesItself(entry)) return [];
    const evidence = reading.sentences[sentence]?.text ?? '';
    const distractors = wordsBeside(entry, dictionary, {
      seed: seedFrom(evidence, entry.word, String(seed)),
      first: known,
    });
    if (distractors.length < minOthers) return [];
    const question = wordQuestion.replace('{meaning}', () => entry.meaning);
    // Of two words, the longer one is mostly harder.
    const value = 3 + Math.min(entry.word.length, 20) / 20;
    return [{ kind: 'word', draft: { evidence, question, correct: entry.word, distractors }, sentence, value }];
  });
}

/** The words of the dictionary that a text has, with the indices of the sentences that have them. */
function sentencesByWord({ reading }: Source, { find }: Dictionary): ReadonlyMap<DictionaryWord, number[]> {
  const sentences = new Map<DictionaryWord, number[]>();
  for (const [index, sentence] of reading.sentences.entries()) {
    if (reading.paragraphs[sentence.paragraph]?.kind !== 'prose' || sentence.text.length > maxCharacters) continue;
    for (const { entry } of find(sentence)) {
      const known = sentences.get(entry);
      if (known === undefined) sentences.set(entry, [index]);
      else known.push(index);
    }
  }
  return sentences;
}

/** "Säugetier: ein Tier, das …": a word of the meaning is a part of the word. */
const namesItself = ({ word, meaning }: DictionaryWord): boolean =>
  (meaning.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((part) => word.toLowerCase().includes(part));
