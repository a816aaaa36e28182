import { type Dictionary, type DictionaryWord, dictionaryOf } from '@ludotext/dictionary';
import { seedFrom } from '@ludotext/engine/game';
import type { Fact } from '../../facts/facts.js';
import { wordsBeside } from '../../vocabulary/words-beside.js';
import { pluralOf } from '../noun-classes.js';
import type { EnglishText, ReadSentence } from '../reading/sentence.js';
import type { Tagger } from '../reading/tagger.js';
import { gapIn, statedOf } from '../stated.js';

/** "The work was _____ by the museum.": a word of a statement, among those of its field that would say something else. */
export async function wordGaps(text: EnglishText, seed: number): Promise<Fact[]> {
  const dictionary = await dictionaryOf('en');
  if (dictionary === undefined) return [];
  return text.sentences
    .filter(({ index }, at) => text.sentences[at - 1]?.index !== index)
    .flatMap((sentence) => gapsIn(sentence, text, dictionary, seed));
}

function gapsIn(sentence: ReadSentence, text: EnglishText, dictionary: Dictionary, seed: number): Fact[] {
  const whole = text.source.reading.sentences[sentence.index];
  const stated = statedOf(sentence, text);
  if (whole === undefined || stated === undefined) return [];
  return dictionary.find(whole).flatMap(({ entry, start, end }): Fact[] => {
    const key = whole.text.slice(start, end);
    if (!entry.apart || entry.word.includes(' ') || (entry.kind === 'noun' && !isHead(key, sentence))) return [];
    const bend = bendOf(key, entry, text.tagger);
    const question = bend === undefined ? undefined : gapIn(stated, key, 'class');
    if (bend === undefined || question === undefined) return [];
    const stem = question.toLowerCase();
    const isFit = (word: string): boolean =>
      !stem.includes(word.slice(0, 5)) && (entry.kind === 'adjective' || endOf(bend(word)) === endOf(key));
    const distractors = wordsBeside(entry, dictionary, { seed: seedFrom(question, String(seed)), isFit }).map(bend);
    if (distractors.length < 3) return [];
    const draft = { evidence: stated.evidence, question, correct: key, distractors };
    return [{ kind: 'class', draft, sentence: sentence.index, value: 5 }];
  });
}

/** What shows the number of a noun, and the tense of a verb. */
const endOf = (word: string): string | undefined => /ed$|ing$|(?<=[^s])s$/.exec(word)?.[0];

/** Whether a noun is what a phrase names: not "compass" in "compass needle". */
const isHead = (noun: string, { mentioned }: ReadSentence): boolean =>
  mentioned.some(({ head, phrase }) => head === noun && phrase.head === phrase.last && !phrase.name);

/** How a word is bent in its sentence; undefined for a form that others may not have. */
function bendOf(form: string, { word, kind }: DictionaryWord, tagger: Tagger): ((other: string) => string) | undefined {
  if (form === word) return (other) => other;
  if (kind === 'noun') return form === pluralOf(word) ? pluralOf : undefined;
  if (kind !== 'verb') return undefined;
  const own = tagger.conjugated(word);
  const tense = (['PastTense', 'PresentTense', 'Gerund'] as const).find((each) => own[each] === form);
  return tense === undefined ? undefined : (other) => tagger.conjugated(other)[tense];
}
