import { gapSign } from '../../../item-parts.js';
import type { Fact } from '../../facts/facts.js';
import { isStatement, withoutConjunction } from '../../source/statements.js';
import { bare, canBeOption, thingDistractors } from '../distractors.js';
import { closeness } from '../noun-classes.js';
import type { EnglishText, Mentioned, ReadSentence } from '../reading/sentence.js';

/** Maximum words of a sentence with a gap. */
const maxWords = 26;

const headOf = (option: string): string => option.slice(option.lastIndexOf(' ') + 1).toLowerCase();

/** "The wind was blowing through the _____.": a term that the text repeats, for texts that give few questions. */
export function termGaps(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { reading } = text.source;
  const whole = reading.sentences[sentence.index];
  if (whole === undefined || whole.words.length > maxWords || !isStatement(whole, reading, 'en')) return [];
  return sentence.mentioned.flatMap((key): Fact[] => {
    if (!isGap(key, sentence, text)) return [];
    const distractors = thingDistractors(
      { key, isGap: true, sentence: sentence.text, question: sentence.text.replace(key.text, '') },
      text,
    ).map(bare);
    const correct = bare(key.text);
    const isAsLong = (option: string) => option.split(' ').length === correct.split(' ').length;
    if (
      distractors.length < 2 ||
      !distractors
        .slice(0, 3)
        .every((option) => closeness(headOf(option), key.head) === 2 || headOf(option) === key.head) ||
      !distractors.slice(0, 3).every(isAsLong) ||
      new Set([correct, ...distractors]).size < distractors.length + 1
    )
      return [];
    const start = (sentence.tokens[key.phrase.last]?.end ?? 0) - correct.length;
    const before = sentence.text.slice(0, start).replace(/(?<!\p{L})(a)n? $/iu, '$1(n) ');
    const question = withoutConjunction(`${before}${gapSign}${sentence.text.slice(start + correct.length)}`);
    return [
      {
        kind: 'noun',
        draft: { evidence: whole.text, question, correct, distractors },
        sentence: sentence.index,
        value: 4 + (key.role === 'object' ? 1 : 0),
      },
    ];
  });
}

/** A thing with its own name, mentioned again elsewhere, and not the first word. */
function isGap(key: Mentioned, sentence: ReadSentence, { byHead }: EnglishText): boolean {
  return (
    canBeOption(key) &&
    /^(?:thing|person|animal|place)$/.test(key.kind) &&
    !key.phrase.name &&
    key.phrase.first > 0 &&
    key.phrase.last === key.phrase.head &&
    key.phrase.determiner !== 'owner' &&
    (byHead.get(key.head)?.length ?? 0) > 1 &&
    sentence.tokens.filter(({ lower }) => lower === key.head).length === 1
  );
}
