import type { Fact } from '../facts.js';
import { type EnglishText, type ReadSentence, rootsOf } from './english-text.js';
import { nounPhraseAt } from './noun-phrase.js';
import { endOfObject } from './object-questions.js';
import type { Token } from './tagger.js';
import { asked } from './wording.js';
import { isAnswer, wrongAnswers } from './wrong-answers.js';

/** An instruction: "Fry the onions in a pan." asks "What should you fry in a pan?". */
export function stepQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const { tokens, mentioned } = sentence;
  const [verb] = tokens;
  if (
    verb === undefined ||
    sentence.clause !== undefined ||
    !verb.is('Infinitive') ||
    verb.is('Auxiliary') ||
    verb.post !== ' '
  )
    return [];
  const phrase = nounPhraseAt(tokens, 1);
  const key = mentioned.find((other) => other.phrase.first === 1);
  if (
    phrase === undefined ||
    key === undefined ||
    !isAnswer(key) ||
    /^(?:let|make|take|have|keep|see|try|use|repeat)$/.test(verb.lower)
  )
    return [];
  const comma = tokens.findIndex(({ post }, index) => index > phrase.last && /[,;:(–—]/.test(post));
  const until = endOfObject(tokens, phrase.last, comma === -1 ? tokens.length : comma + 1);
  if (until === undefined || until - phrase.last < 3) return [];
  const rest = tokens.slice(phrase.last + 1, until);
  if (
    rest.some(isVague) ||
    rest.some((token) => token.is('Infinitive') || token.is('PresentTense')) ||
    /\//.test(sentence.text)
  )
    return [];
  const question = asked('what should you', verb.lower, sentence.text.slice(rest[0]?.start, rest.at(-1)?.end));
  if (rootsOf(question).size < 2 || question.split(' ').length > 22) return [];
  const distractors = wrongAnswers({ key, sentence: sentence.text, question }, text);
  if (distractors.length < 2) return [];
  const evidence = text.source.reading.sentences[sentence.index]?.text ?? '';
  return [
    {
      kind: 'object',
      draft: { evidence, question, correct: key.text, distractors },
      sentence: sentence.index,
      value: 5,
    },
  ];
}

const isVague = ({ lower }: Token): boolean =>
  /^(?:it|its|them|they|their|this|these|that|those|i|my|one|ones)$/.test(lower);
