import type { Fact } from '../../facts/facts.js';
import { type OrderWording, orderItems, type Told, toldOnce } from '../../facts/told-order.js';
import { type EnglishText, type ReadSentence, rootsOf } from '../reading/sentence.js';
import { pronounUse } from '../references/pronouns.js';
import { happeningsOf } from './happenings.js';
import { endOfPhrase, endsWell } from './phrases.js';
import { proceduresOf } from './procedures.js';
import { isNamed, wordsBetween } from './wording.js';

/** Questions for the order of events, deeds and steps: their options are of one kind, and only one has the right place. */
export function orderQuestions(text: EnglishText): Fact[] {
  return [...yearEvents(text), ...storyOrder(text), ...stepOrder(text)];
}

/** Up to three of about the key's length that share few words with it and with each other, nearest first. */
function others<Other extends Told>(all: readonly Other[], key: Other): Other[] {
  const chosen: Other[] = [];
  const ratio = ({ words }: Told) => Math.abs(Math.log(words.length / key.words.length));
  const near = (other: Told) => Math.min(20, Math.abs(other.sentence - key.sentence)) / 20 + ratio(other) * 2;
  for (const other of [...all].sort((a, b) => near(a) - near(b))) {
    if (chosen.length === 3) break;
    if (ratio(other) > 0.7) continue;
    if ([key, ...chosen].every(({ roots }) => [...roots].filter((root) => other.roots.has(root)).length < 3))
      chosen.push(other);
  }
  return chosen;
}

const year = /(?<!\d)(?:1[0-9]|20)\d\d(?!\d)/;
const years = new RegExp(year, 'g');
const yearPhrase =
  /\s(?:in|on|around|about) (?:(?:early|late|mid|spring|summer|autumn|winter|\d{1,2}|\p{Lu}\p{Ll}+)(?: of)? ){0,2}(?:1\d|20)\d\d$/u;

/** "In 1831, Galois …" asks "What happened in 1831?", among events of other years; and which of several was first. */
function yearEvents(text: EnglishText): Fact[] {
  const events = eventsOf(text);
  const count = (wanted: number) => events.filter((event) => event.place === wanted).length;
  const asking = events.flatMap((key): Fact[] => {
    const wrong = others(
      events.filter((event) => event.place !== key.place),
      key,
    );
    if (wrong.length < 2 || count(key.place) > 1) return [];
    return [factOf(`What happened in ${key.place}?`, key, wrong, text, 9.5)];
  });
  const wording = { first: 'Which of these happened first?', last: 'Which of these happened last?' };
  const dated = events.filter(({ words }) => !lasting.test(words)).sort((a, b) => a.place - b.place);
  return [...asking, ...inOrder(dated, wording, text, 1)];
}

/** What goes on for years, and has no place of its own among events. */
const lasting =
  /\b(?:was|were|had|looked to|took (?:half|one|two|three|\d|an? (?:day|week|month|year))|played an?|remained|lived|consisted|contained|represented|marked|accounted)\b/;

/** The events with a year that a text tells, one of each sentence. */
function eventsOf(text: EnglishText): Told[] {
  const seen = new Set<number>();
  return text.sentences.flatMap((sentence) => {
    const found = eventOf(sentence);
    const [event] = found.length > 0 || seen.has(sentence.index) ? found : openEvent(sentence);
    if (event === undefined || seen.has(sentence.index)) return [];
    seen.add(sentence.index);
    return [event];
  });
}

/** What a sentence tells of a year at its beginning, or at its end. */
function eventOf({ clause, subject, subjectInside, index }: ReadSentence): Told[] {
  if (clause === undefined || subject === undefined || !isNamed(subject) || !clause.past) return [];
  if (clause.subject.determiner === 'pronoun') return [];
  const lead = wordsBetween(clause, 0, clause.lead + 1);
  const whole = opensWithYear.test(lead) ? endOfPhrase(clause.tokens, clause.verb, clause.until) : clause.until;
  const until = whole > clause.verb ? whole : clause.until;
  const next = clause.tokens[clause.until];
  // "Paris, London": the list goes on.
  if (next !== undefined && (next.is('Noun') || next.is('Adjective') || next.is('Value'))) return [];
  const after = clause.tokens[clause.until + 1];
  if (
    next !== undefined &&
    /^(?:and|or)$/.test(next.lower) &&
    !['Verb', 'Pronoun', 'Preposition', 'Adverb'].some((tag) => after?.is(tag))
  )
    return [];
  const predicate = wordsBetween(clause, clause.predicate, until).replace(/(?<![\s,;:.])[\s,;:.]+$/, '');
  const plain = predicate.replace(yearPhrase, '');
  const named = `${lead} ${predicate}`.match(years) ?? [];
  const isLed = opensWithYear.test(lead) && plain === predicate;
  if (named.length !== 1 || !(isLed || (clause.lead === -1 && plain !== predicate))) return [];
  const kept = clause.tokens.slice(clause.predicate, until);
  const said = `${subjectInside} ${plain}`;
  if ((said.match(/"/g)?.length ?? 0) % 2 === 1) return [];
  const length = said.split(' ').length;
  if (!pronounUse(kept, subject).clear || !endsWell(kept.at(-1)) || unfit.test(said) || length < 3 || length > 22)
    return [];
  const words = said.charAt(0).toUpperCase() + said.slice(1);
  return [{ words, sentence: index, roots: rootsOf(words), place: Number(named[0]) }];
}

/** "In July 2015 the mayor opened a bridge, as …": what follows a year, of a sentence that is hard to read. */
function openEvent({ text, tokens, clause, index }: ReadSentence): Told[] {
  const [, lead = ''] = /^((?:In|On) (?:[\p{L}\d]+ ){0,2}(?:1\d|20)\d\d,? )(?=\p{Lu}|the )/u.exec(text) ?? [];
  if (lead === '' || clause?.subject.determiner === 'pronoun') return [];
  const first = tokens.findIndex(({ start }) => start >= lead.length);
  const close = tokens.findIndex(
    ({ post }, at) => at >= first && (/[,;:.(–—!?]/.test(post) || at === tokens.length - 1),
  );
  const kept = tokens.slice(first, close + 1);
  const words = text.slice(kept[0]?.start, kept.at(-1)?.end).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const next = tokens[close + 1];
  const goesOn =
    next !== undefined &&
    !/^(?:as|with|which|where|who|when|while|but|after|before|making|becoming|killing|causing|leading|ending|starting|beginning)$/.test(
      next.lower,
    );
  if (kept.length < 3 || kept.length > 20 || goesOn || unfit.test(words) || !endsWell(kept.at(-1))) return [];
  if (
    /\b(?:his|her|their|its|he|she|this|that|there)\b/i.test(words) ||
    kept.filter((token) => token.is('PastTense')).length !== 1
  )
    return [];
  return [{ words, sentence: index, roots: rootsOf(words), place: Number(/(?:1\d|20)\d\d/.exec(lead)?.[0]) }];
}

const opensWithYear = /^(?:In|On|Around|By|Early in|Late in|Later in) [^,]{0,24}(?:1\d|20)\d\d\b/u;
const unfit =
  /[()[\]”“;:]|\b(?:it|they|them|these|those|such|also|however|therefore|thus|then|same|another|latter|former|early|at (?:the|an?) (?:\p{Ll}+ )?age)\b|\d{4}|^(?:the|The) (?:nation|country|city|company|group|law|book|work|team|area|region|place|event|war|treaty)\b/u;

/** Minimum sentences between two events of which one is surely earlier. */
const farApart = 3;

/** In a story, which of several events is first, and which is last; of a life, which was. */
function storyOrder(text: EnglishText): Fact[] {
  const verb = year.test(text.source.reading.text) ? 'happened' : 'happens';
  const wording = { first: `Which of these ${verb} first?`, last: `Which of these ${verb} last?` };
  return inOrder(happeningsOf(text), wording, text, farApart);
}

/**
 * In a procedure, which of several steps is first, and which follows another; the last is the one that everybody
 * expects.
 */
const stepOrder = (text: EnglishText): Fact[] =>
  proceduresOf(text.source).flatMap((procedure) => {
    const steps = onlyOnce(procedure, text);
    const wording = { first: 'Which of these steps comes first?', last: '' };
    // "Heat the oil", "Crush the garlic into the oil": the words show which is first.
    const items = orderItems(steps, wording, 1).filter(
      ({ key, wrong }) =>
        !opensWork.test(key.words) && wrong.every(({ roots }) => ![...key.roots].some((root) => roots.has(root))),
    );
    return [
      ...items.map(({ question, key, wrong }) => factOf(question, key, wrong, text, 7)),
      ...nextSteps(steps, text),
    ];
  });

/** What comes first whatever the work. */
const opensWork = /^(?:Heat|Open|Peel|Remove|Unpack)\b/;

/** Minimum steps between the one that follows another and those that do not. */
const between = 2;

/** "Which step comes right after …?", for steps without a sentence between them. */
function nextSteps(steps: readonly Told[], text: EnglishText): Fact[] {
  return steps.flatMap((key, at) => {
    const before = steps[at - 1];
    if (before === undefined || key.sentence !== before.sentence + 1) return [];
    const far = steps.filter((_, place) => place > at + between || place < at - 1 - between);
    const wrong = others(far, key);
    if (wrong.length < 2) return [];
    return [factOf(`Which step comes right after “${before.words}”?`, key, wrong, text, 7)];
  });
}

const inOrder = (told: readonly Told[], wording: OrderWording, text: EnglishText, apart: number): Fact[] =>
  orderItems(onlyOnce(told, text), wording, apart).map(({ question, key, wrong }) =>
    factOf(question, key, wrong, text, 7),
  );

/** The events that no other sentence of a text tells as well. */
const onlyOnce = (told: readonly Told[], { sentences }: EnglishText): Told[] =>
  toldOnce(
    told,
    sentences.map(({ index, roots }) => ({ index, words: roots })),
  );

const written = ({ source }: EnglishText, from: number, to: number): string =>
  source.reading.sentences
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ');

function factOf(question: string, key: Told, wrong: readonly Told[], text: EnglishText, value: number): Fact {
  const draft = {
    evidence: written(text, key.sentence, key.sentence),
    question,
    correct: key.words,
    distractors: wrong.map(({ words }) => words),
  };
  return { kind: 'order', draft, sentence: key.sentence, value: value + (wrong.length === 3 ? 0.5 : 0) };
}
