import { seedFrom } from '@ludotext/engine/game';
import { wordSet } from '../../../languages/index.js';
import { boundsOfSentence, latestYear, numberDistractors, yearBounds } from '../../distractors/number-distractors.js';
import type { Fact } from '../../facts/facts.js';
import { numberOf, numbersIn } from '../../source/numbers.js';
import type { Source } from '../../source/source.js';
import { isBounded, isOpenThing, isRough } from '../gates.js';
import type { Clause } from '../reading/clause.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf, verbOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { pronounUse } from '../references/pronouns.js';
import { countless, otherNumbers } from './measure-questions.js';
import { asked, endOfObject, evidenceOf, isNamed, isTorn, leadOf, movedVerb, wordsBetween } from './wording.js';

const maxWords = 26;

/** "The bridge was built in 1889." asks "In which year was the bridge built?". */
export function yearQuestions(sentence: ReadSentence, text: EnglishText, seed: number): Fact[] {
  const { clause } = sentence;
  const { subject } = sentence;
  if (clause === undefined || subject === undefined || !isNamed(subject) || isOpenThing(sentence.subjectInside))
    return [];
  const years = numbersIn(sentence.text, 'en').filter(({ isYear }) => isYear);
  const [key] = years;
  if (key === undefined || years.length > 1) return [];
  const { tokens } = clause;
  const at = tokens.findIndex(({ start }) => start === key.start);
  const from = startOfDate(tokens, at);
  if (
    from === undefined ||
    (at < tokens.length - 1 && !/^[.,]/.test(tokens[at]?.post ?? '') && !isBehindYear(tokens[at + 1]))
  )
    return [];
  const verb = movedVerb(clause, text.tagger);
  let question: string;
  if (at <= clause.lead) {
    if (from !== 0 || clause.lead !== at) return [];
    question = asked(
      'in which year',
      verb.moved,
      sentence.subjectInside,
      verb.stays,
      wordsBetween(clause, clause.rest, clause.until),
    );
  } else {
    const lead = leadOf(clause);
    if (lead === undefined || lead.before !== '' || at < clause.rest || at >= clause.until) return [];
    // "They say that it will open in 2017": the year belongs to the opening, not to the saying.
    if (from < clause.rest || tokens.slice(clause.rest, from).some(({ lower }) => opensClause.test(lower))) return [];
    const behind =
      at === clause.until - 1 || /^[,;(]/.test(tokens[at]?.post ?? '')
        ? ''
        : wordsBetween(clause, at + 1, clause.until);
    // "in 1877 when he was 17, studying law": more than one thing is asked.
    if (/,|\bwhen\b/.test(behind)) return [];
    question = asked(
      'in which year',
      verb.moved,
      sentence.subjectInside,
      verb.stays,
      wordsBetween(clause, clause.rest, from),
      behind,
    );
  }
  // "did Anna move … and became": the second verb stays in the past.
  const isAlsoPast = (_: Token, index: number): boolean =>
    tokens[index]?.lower === 'and' && tokens[index + 1]?.is('PastTense') === true && index < clause.until;
  if (clause.auxiliary === undefined && tokens.some(isAlsoPast)) return [];
  // A list that goes on behind the part that the question keeps.
  if (/^,? ?(?:and|or)$/.test(tokens[clause.until]?.lower ?? '') && at < clause.rest) return [];
  if (!isClear(clause, subject) || question.split(' ').length > maxWords || rootsOf(question).size < 3) return [];
  // "bought the house": which house stands elsewhere; and what somebody thinks is no event.
  if (/\b(?:the|a|an) \p{Ll}+\?$/u.test(question) || isTorn(clause) || noEvent.has(verbOf(clause, text.tagger)))
    return [];
  // "introduced" without a place is not yet an event.
  if (/\b(?:introduced|released|sent|brought|moved|taken|transferred|held)\?$/.test(question)) return [];
  // States last longer than a year, and "follow" tells nothing.
  if (
    tokens[clause.verb]?.is('Gerund') ||
    /^(?:had|follow|followed|followed|came|come|happened)$/.test(tokens[clause.auxiliary ?? clause.verb]?.lower ?? '')
  )
    return [];
  const all = (sentence.text.match(/(?<!\d)\d{4}(?!\d)/g) ?? []).map(numberOf);
  const distractors = numberDistractors(
    key,
    new Set(all.map(String)),
    boundsOfSentence(
      sentence.text,
      numberOf(key.term),
      yearBounds(numberOf(key.term), all, latestYear(text.source.newestYear)),
    ),
    seedFrom(sentence.text, key.term, String(seed)),
  );
  return factOf('year', question, key.term, distractors, sentence, text, 8);
}

const noEvent = wordSet(
  'look think believe feel seem appear want hope wish know understand remain stay call name mean consider expect like love hate need regard suggest show say',
);

/** Where the date of a year begins: "in 1889", "in May 1889", "on 6 May 1889"; undefined if it is no date. */
function startOfDate(tokens: readonly Token[], at: number): number | undefined {
  const dated = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;
  let from = at - 1;
  if (dated.test(tokens[from]?.lower ?? '')) from--;
  else if (/^\d{1,2}(?:st|nd|rd|th)?$/.test(tokens[from]?.lower ?? '') && dated.test(tokens[from - 1]?.lower ?? ''))
    from -= 2;
  if (/^\d{1,2}(?:st|nd|rd|th)?$/.test(tokens[from]?.lower ?? '')) from--;
  return /^(?:in|on)$/.test(tokens[from]?.lower ?? '') ? from : undefined;
}

const opensClause =
  /^(?:that|which|who|whom|whose|when|where|while|because|as|if|and|but|after|before|than|what|how|since|until|to)$/;

const isBehindYear = (token: Token | undefined): boolean =>
  token !== undefined && (token.is('Preposition') || token.is('Adverb'));

const isClear = (clause: Clause, subject: Mentioned): boolean =>
  pronounUse(clause.tokens.slice(clause.predicate, clause.until), subject).clear;

const units = /^(?:percent|per|million|billion|thousand|hundred|degrees|pm|am|o'clock|dozen)$/;

/** "The museum has 40 rooms." asks "How many rooms does the museum have?". */
export function countQuestions(sentence: ReadSentence, text: EnglishText, seed: number): Fact[] {
  const { clause } = sentence;
  const { subject } = sentence;
  if (clause === undefined || subject === undefined) return [];
  const { tokens } = clause;
  const counted = sentence.mentioned.find(
    ({ phrase, head }) =>
      phrase.number !== undefined &&
      (phrase.plural || /^(?:species|series)$/.test(head)) &&
      phrase.first === phrase.number &&
      (phrase.first === clause.rest || phrase.head === clause.subject.head),
  );
  if (counted === undefined) return [];
  const { phrase } = counted;
  const number = tokens[phrase.number as number] as Token;
  if (
    units.test(tokens[(phrase.number as number) + 1]?.lower ?? '') ||
    tokens[(phrase.number as number) + 1]?.is('Value')
  )
    return [];
  if (isBounded(sentence.text.slice(0, number.start), sentence.text.slice(number.end))) return [];
  if (isRough(sentence.text.slice(0, number.start), number.text)) return [];
  // "Two types of feathers, down and flight feathers": the list counts itself.
  if (
    /:|[,–—-] (?:\p{L}+ ){1,4}and \p{L}|\b(?:both|namely|include|includes)\b|--/u.test(sentence.text.slice(number.end))
  )
    return [];
  const noun = wordsBetween(clause, phrase.first + 1, phrase.last + 1);
  const lead = leadOf(clause);
  if (
    lead === undefined ||
    /\b(?:other|more|of them|such|these|those|his|her|its|their|times|first|last|next)\b/.test(noun)
  )
    return [];
  const until = endOfObject(tokens, phrase.last, clause.until);
  const isSubject = phrase.head === clause.subject.head;
  if (!isSubject && (!isNamed(subject) || until === undefined || isGeneric(subject))) return [];
  if (
    !pronounUse(tokens.slice(clause.predicate, clause.until), subject).clear ||
    !pronounUse(tokens.slice(...lead.kept), subject).clear
  )
    return [];
  const verb = movedVerb(clause, text.tagger);
  const howMany = lead.before === '' ? 'how many' : `${lead.before}how many`;
  const question = isSubject
    ? clause.subjectLast === phrase.last
      ? asked(`${howMany} ${noun}`, wordsBetween(clause, clause.predicate, clause.until), lead.after)
      : undefined
    : asked(
        `${howMany} ${noun}`,
        verb.moved,
        sentence.subjectInside,
        verb.stays,
        wordsBetween(clause, phrase.last + 1, until ?? phrase.last + 1),
        lead.after,
      );
  if (
    question === undefined ||
    listsThem(number.lower, question) ||
    countless.test(noun) ||
    (clause.copula && !isSubject) ||
    question.split(' ').length > maxWords ||
    rootsOf(question).size < (isSubject ? 3 : 2)
  )
    return [];
  const distractors = otherNumbers(number.lower, sentence.text, seed);
  return factOf('number', question, number.start === 0 ? number.lower : number.text, distractors, sentence, text, 9);
}

/** "Certification lasts three years": where? */
const isGeneric = ({ phrase }: Mentioned): boolean => phrase.determiner === 'none' && !phrase.name && !phrase.plural;

/** "How many flights leave on Monday and Friday?": the question counts them itself. */
const listsThem = (number: string, question: string): boolean =>
  / and /.test(question) && (/^(?:two|2)$/.test(number) || question.includes(','));

function factOf(
  kind: Fact['kind'],
  question: string,
  correct: string,
  distractors: readonly string[],
  sentence: ReadSentence,
  text: EnglishText,
  value: number,
): Fact[] {
  if (distractors.length < 2) return [];
  const evidence = evidenceOf(sentence, text);
  return [
    { kind, draft: { evidence, question, correct, distractors: [...distractors] }, sentence: sentence.index, value },
  ];
}

const label =
  /(?:^|\s)((?:prep|preparation|cook|cooking|baking|total|resting|rising|waiting|travel|running) time|servings|duration|distance|height|length|weight|population|capacity|area|depth|speed)\s?:\s?(?:about |around |approx\. |~)?(\d[\d.,]*)(?:\s?([a-z]+|°[CF]))?(?=[\s.,;]|$)/i;

/** An entry such as "Cook time: 25 min" becomes a question for the duration; one question per label. */
export function labelQuestions({ reading }: Source, seed: number): Fact[] {
  const asked = new Set<string>();
  return reading.sentences.flatMap(({ text, paragraph }, sentence): Fact[] => {
    const [, name = '', term = '', unit = ''] = text.length > 120 ? [] : (label.exec(text) ?? []);
    const plain = name.toLowerCase();
    if (name === '' || asked.has(plain) || reading.paragraphs[paragraph]?.kind === 'heading') return [];
    asked.add(plain);
    const mention = { term, isYear: false, max: Number.POSITIVE_INFINITY, start: 0, end: 0 };
    const bounds = { above: 0, below: Number.POSITIVE_INFINITY };
    const withUnit = (number: string) => (unit === '' ? number : `${number} ${unit}`);
    const others = numberDistractors(mention, new Set([term]), bounds, seedFrom(text, String(seed))).map(withUnit);
    const question =
      plain === 'servings'
        ? 'How many servings are there?'
        : `${/time|duration/.test(plain) ? 'How long' : 'How much'} is the ${plain}?`;
    if (others.length < 2 || numbersIn(`It is ${withUnit(term)}.`, 'en').length === 0) return [];
    return [
      {
        kind: 'number',
        draft: { evidence: text, question, correct: withUnit(term), distractors: others },
        sentence,
        value: 5,
      },
    ];
  });
}
