import type { Fact } from '../facts.js';
import { type EnglishText, type ReadSentence, rootsOf } from './english-text.js';
import { nounPhraseAt } from './noun-phrase.js';
import { pronounUse } from './pronouns.js';
import { asked } from './wording.js';
import { isAnswer, wrongAnswers } from './wrong-answers.js';

/** "There was a field in front of the willow." asks "What was in front of the willow?". */
export function existenceQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { tokens, mentioned } = sentence;
  const [there, verb] = tokens;
  if (there?.lower !== 'there' || verb === undefined) return [];
  let at = 1;
  while (/^(?:once|also|still|now|often)$/.test(tokens[at]?.lower ?? '')) at++;
  const copula = tokens[at];
  const phrase = nounPhraseAt(tokens, at + 1);
  if (
    copula === undefined ||
    !/^(?:was|is|lived|stood|were|are)$/.test(copula.lower) ||
    phrase === undefined ||
    phrase.last === -1
  )
    return [];
  const key = mentioned.find((other) => other.phrase.first === phrase.first);
  if (
    key === undefined ||
    !isAnswer(key) ||
    (key.phrase.plural && key.kind !== 'thing') ||
    key.kind === 'abstract' ||
    key.kind === 'time'
  )
    return [];
  if (/[,;:(]/.test(tokens[phrase.last]?.post ?? '')) return [];
  const comma = tokens.findIndex(({ post }, index) => index > phrase.last && /[,;:(–—]/.test(post));
  const rest = tokens.slice(phrase.last + 1, comma === -1 ? tokens.length : comma + 1);
  if (
    rest.length < 3 ||
    !(rest[0]?.is('Preposition') ?? false) ||
    rest.some((token) => token.is('Verb')) ||
    !pronounUse(rest, key).clear
  )
    return [];
  const wh = key.kind === 'person' ? 'who' : key.kind === 'animal' ? 'which animal' : 'what';
  const question = asked(
    wh,
    sentence.text.slice(tokens[1]?.start, copula.end),
    sentence.text.slice(rest[0]?.start, rest.at(-1)?.end),
  );
  if (rootsOf(question).size < 2) return [];
  const distractors = wrongAnswers({ key, sentence: sentence.text, question }, text);
  if (distractors.length < 2) return [];
  const evidence = text.source.reading.sentences[sentence.index]?.text ?? '';
  return [
    {
      kind: 'subject',
      draft: { evidence, question, correct: key.text, distractors },
      sentence: sentence.index,
      value: 6,
    },
  ];
}
