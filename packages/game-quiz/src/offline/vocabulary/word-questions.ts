import { type Dictionary, type DictionaryWord, dictionaryOf } from '@ludotext/dictionary';
import { seedFrom, shuffle } from '@ludotext/engine/game';
import { languageOf } from '../../languages/index.js';
import type { Fact } from '../facts/facts.js';
import type { Source } from '../source/source.js';

/** Maximum characters of a sentence that is looked through. */
const maxCharacters = 600;
/** A word that more sentences have is what the text is about: whoever has read it knows the word. */
const topicMentions = 4;

/** With fewer words beside it, a word is told without knowing it; more than the most give nothing to choose from by difficulty. */
const minOthers = 3;
const maxOthers = 5;
/** How many characters longer or shorter than the key another word may be. */
const maxDifference = 8;

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
    const distractors = wordsBeside(entry, dictionary, known, seedFrom(evidence, entry.word, String(seed)));
    if (distractors.length < minOthers) return [];
    const question = wordQuestion.replace('{meaning}', () => entry.meaning);
    // Of two words, the longer one is mostly harder.
    const value = 3 + Math.min(entry.word.length, 20) / 20;
    return [{ kind: 'word', draft: { evidence, question, correct: entry.word, distractors }, sentence, value }];
  });
}

/**
 * Other words of a word's group, each with another meaning, so that each may be the answer to a learner who does not
 * know the word; those in `first` come first. One of more parts would stand out, and so would one that the meaning has.
 */
function wordsBeside(
  entry: DictionaryWord,
  { areAlike }: Dictionary,
  first: ReadonlySet<DictionaryWord>,
  seed: number,
): string[] {
  const { length } = entry.word;
  const possible = shuffle(entry.group, seed).filter(
    ({ word }) =>
      partsOf(word) === partsOf(entry.word) &&
      Math.abs(word.length - length) <= maxDifference &&
      !entry.meaning.toLowerCase().includes(word.toLowerCase()),
  );
  const chosen: DictionaryWord[] = [entry];
  for (const other of [...possible.filter((each) => first.has(each)), ...possible.filter((each) => !first.has(each))])
    if (chosen.length <= maxOthers && chosen.every((each) => !areAlike(each, other))) chosen.push(other);
  return chosen.slice(1).map(({ word }) => word);
}

const partsOf = (word: string): number => word.split(' ').length;

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
