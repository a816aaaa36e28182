import { type Dictionary, type DictionaryWord, dictionaryOf } from '@ludotext/dictionary';
import { seedFrom, shuffle } from '@ludotext/engine/game';
import { languageOf } from '../../languages/index.js';
import type { Fact } from '../facts/facts.js';
import type { Source } from '../source/source.js';

/** Maximum characters of a sentence that is looked through. */
const maxCharacters = 600;
/** A word that more sentences have is what the text is about: whoever has read it knows the word. */
const topicMentions = 4;

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
    const distractors = otherWords(entry, known, dictionary, seedFrom(evidence, entry.word, String(seed)));
    if (distractors.length < 3) return [];
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

/** So many options besides the key are enough to choose from by difficulty. */
const maxOthers = 5;
/** How many characters longer or shorter than the key another word may be. */
const maxDifference = 8;
const partsOf = (word: string): number => word.split(' ').length;

/**
 * Other words of the key's group that mean something else, those of the text first: each may be the answer to a learner
 * who does not know the word. Only of as many parts as the key, which would stand out.
 */
function otherWords(
  entry: DictionaryWord,
  known: ReadonlySet<DictionaryWord>,
  { areAlike }: Dictionary,
  seed: number,
): string[] {
  const possible = shuffle(entry.group, seed).filter(
    ({ word }) => partsOf(word) === partsOf(entry.word) && Math.abs(word.length - entry.word.length) <= maxDifference,
  );
  const chosen: DictionaryWord[] = [entry];
  for (const other of [...possible.filter((each) => known.has(each)), ...possible.filter((each) => !known.has(each))]) {
    if (chosen.length > maxOthers) break;
    if (chosen.every((each) => !areAlike(each, other))) chosen.push(other);
  }
  return chosen.slice(1).map(({ word }) => word);
}
