import { type Dictionary, type DictionaryWord, dictionaryOf, type FoundWord } from '@ludotext/dictionary';
import { seedFrom, shuffle } from '@ludotext/engine/game';
import { languageOf } from '../../languages/index.js';
import type { Fact } from '../facts/facts.js';
import type { Source } from '../source/source.js';
import { quoteAround } from './quote.js';

/** Maximum characters of a sentence: each of its words may look at all of it. */
const maxCharacters = 600;

/** A word of the dictionary where the text has it first, and what a question would quote of its sentence. */
interface Place extends FoundWord {
  readonly sentence: number;
  readonly quote: string | undefined;
  /** How many sentences have it. */
  mentions: number;
}

/** A word that more sentences have is what the text is about: whoever has read it knows the word. */
const topicMentions = 4;

/**
 * Asks for the harder words of a text, in two ways by turns: what does “reluctant” mean in this sentence, and which word
 * means “not wanting to do something”.
 */
export async function wordQuestions(source: Source, seed: number): Promise<Fact[]> {
  const { reading, language } = source;
  const dictionary = await dictionaryOf(language);
  const { wordQuestions: templates } = languageOf(language);
  if (dictionary === undefined || templates === undefined) return [];
  const places = placesOf(source, dictionary);
  const entries = [...places.keys()];
  return [...places].flatMap(([entry, { sentence, quote }]): Fact[] => {
    const evidence = reading.sentences[sentence]?.text ?? '';
    const own = seedFrom(evidence, entry.word, String(seed));
    const fact = (template: string, correct: string, distractors: readonly string[], value: number): Fact[] => {
      if (distractors.length < 2) return [];
      const question = template
        .replace('{word}', () => entry.word)
        .replace('{meaning}', () => entry.meaning)
        .replace('{quote}', () => quote ?? '');
      // Of two words, the longer one is mostly harder.
      const length = Math.min(entry.word.length, 20) / 20;
      return [
        {
          kind: 'word',
          draft: { evidence, question, correct, distractors: [...distractors] },
          sentence,
          value: value + length,
        },
      ];
    };
    // A whole sentence shows more than a part.
    const worth = /^…|…$/.test(quote ?? '') ? 2.5 : 3;
    const forMeaning = fact(templates.meaning, entry.meaning, otherMeanings(entry, quote, dictionary, own), worth);
    const forWord = fact(templates.word, entry.word, otherWords(entry, entries, dictionary, own), 3);
    const [first, second] = own % 2 === 0 ? [forMeaning, forWord] : [forWord, forMeaning];
    return first.length > 0 ? first : second;
  });
}

/** The words of the dictionary that a text has, each where it can be quoted, else where it stands first. */
function placesOf({ reading, language }: Source, { find }: Dictionary): ReadonlyMap<DictionaryWord, Place> {
  const places = new Map<DictionaryWord, Place>();
  for (const [index, sentence] of reading.sentences.entries()) {
    const { text, paragraph } = sentence;
    if (reading.paragraphs[paragraph]?.kind !== 'prose' || text.length > maxCharacters) continue;
    for (const found of find(sentence)) {
      const known = places.get(found.entry);
      if (known !== undefined) known.mentions += 1;
      if (known?.quote !== undefined) continue;
      const quote = quoteAround(text, found.start, found.end, language);
      const mentions = known?.mentions ?? 1;
      if (known === undefined || quote !== undefined)
        places.set(found.entry, { ...found, sentence: index, quote, mentions });
    }
  }
  return new Map([...places].filter(([, { mentions }]) => mentions <= topicMentions));
}

/** How much longer or shorter than the key another option may be: a few characters, or more up to a factor. */
const near = { few: 10, characters: 16, factor: 2 } as const;

function isNear(one: string, other: string): boolean {
  const [short = 0, long = 0] = [one.length, other.length].sort((a, b) => a - b);
  return long - short <= near.few || (long - short <= near.characters && long <= short * near.factor);
}

/** So many options besides the key are enough to choose from by difficulty. */
const maxOthers = 5;

/** What other words of the group mean, no two of them nearly the same, and none told by what is quoted. */
function otherMeanings(
  entry: DictionaryWord,
  quote: string | undefined,
  dictionary: Dictionary,
  seed: number,
): string[] {
  if (quote === undefined || dictionary.isToldBy(entry, quote)) return [];
  const chosen: DictionaryWord[] = [entry];
  for (const other of shuffle(entry.group, seed)) {
    if (chosen.length > maxOthers) break;
    if (!isNear(entry.meaning, other.meaning) || dictionary.isToldBy(other, quote)) continue;
    if (chosen.every((each) => !dictionary.areAlike(each, other))) chosen.push(other);
  }
  return chosen.slice(1).map(({ meaning }) => meaning);
}

/**
 * Other words that mean something else: of the text and of the same kind, or, for a noun, of its group, as a person
 * among things would stand out.
 */
function otherWords(
  entry: DictionaryWord,
  entries: readonly DictionaryWord[],
  { areAlike }: Dictionary,
  seed: number,
): string[] {
  const possible = entry.kind === 'noun' ? entry.group : entries.filter(({ kind }) => kind === entry.kind);
  const chosen: DictionaryWord[] = [entry];
  for (const other of shuffle(possible, seed)) {
    if (chosen.length > maxOthers) break;
    if (isNear(entry.word, other.word) && chosen.every((each) => !areAlike(each, other))) chosen.push(other);
  }
  return chosen.slice(1).map(({ word }) => word);
}
