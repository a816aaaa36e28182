import type { Fact } from '../../facts/facts.js';
import { type EnglishText, type ReadSentence, rootsOf } from '../reading/sentence.js';
import { pronounUse } from '../references/pronouns.js';
import { endOfPhrase, endsWell, hasSecondVerb } from './phrases.js';
import { isNamed, wordsBetween } from './wording.js';

/** Something that a text tells at a place in its order. */
interface Told {
  readonly words: string;
  readonly sentence: number;
  readonly roots: ReadonlySet<string>;
}

/** Questions for the order of events, deeds and steps: their options are of one kind, and only one has the right place. */
export function orderQuestions(text: EnglishText): Fact[] {
  return [...yearEvents(text), ...plot(text), ...firstStep(text)];
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

interface Dated extends Told {
  readonly year: number;
}

const year = /(?<!\d)(?:1[0-9]|20)\d\d(?!\d)/g;
const yearPhrase =
  /\s(?:in|on|around|about) (?:(?:early|late|mid|spring|summer|autumn|winter|\d{1,2}|\p{Lu}\p{Ll}+)(?: of)? ){0,2}(?:1\d|20)\d\d$/u;

/** "In 1831, Galois …" asks "What happened in 1831?", among events of other years; and which of several was first. */
function yearEvents(text: EnglishText): Fact[] {
  const events = eventsOf(text);
  const count = (wanted: number) => events.filter((event) => event.year === wanted).length;
  const asking = events.flatMap((key): Fact[] => {
    const wrong = others(
      events.filter((event) => event.year !== key.year),
      key,
    );
    if (wrong.length < 2 || count(key.year) > 1) return [];
    return [factOf(`What happened in ${key.year}?`, key, wrong, text, 9.5)];
  });
  return [...asking, ...firstOf(events, text)];
}

/** The events with a year that a text tells, one of each sentence. */
function eventsOf(text: EnglishText): Dated[] {
  const seen = new Set<number>();
  return text.sentences.flatMap((sentence) => {
    const found = eventOf(sentence);
    const [event] = found.length > 0 || seen.has(sentence.index) ? found : openEvent(sentence);
    if (event === undefined || seen.has(sentence.index)) return [];
    seen.add(sentence.index);
    return [event];
  });
}

/** The earliest of several events, once. */
function firstOf(events: readonly Dated[], text: EnglishText): Fact[] {
  const [key] = [...events].sort((a, b) => a.year - b.year);
  if (key === undefined) return [];
  const wrong = others(
    events.filter((event) => event.year > key.year),
    key,
  );
  return wrong.length < 2 ? [] : [factOf('Which of these happened first?', key, wrong, text, 8)];
}

/** What a sentence tells of a year at its beginning, or at its end. */
function eventOf({ clause, subject, subjectInside, index }: ReadSentence): Dated[] {
  if (clause === undefined || subject === undefined || !isNamed(subject) || !clause.past) return [];
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
  const years = `${lead} ${predicate}`.match(year) ?? [];
  const isLed = opensWithYear.test(lead) && plain === predicate;
  if (years.length !== 1 || !(isLed || (clause.lead === -1 && plain !== predicate))) return [];
  const kept = clause.tokens.slice(clause.predicate, until);
  const said = `${subjectInside} ${plain}`;
  if ((said.match(/"/g)?.length ?? 0) % 2 === 1) return [];
  const length = said.split(' ').length;
  if (!pronounUse(kept, subject).clear || !endsWell(kept.at(-1)) || unfit.test(said) || length < 3 || length > 22)
    return [];
  const words = said.charAt(0).toUpperCase() + said.slice(1);
  return [{ words, sentence: index, roots: rootsOf(words), year: Number(years[0]) }];
}

/** "In July 2015 the mayor opened a bridge, as …": what follows a year, of a sentence that is hard to read. */
function openEvent({ text, tokens, clause, index }: ReadSentence): Dated[] {
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
  return [{ words, sentence: index, roots: rootsOf(words), year: Number(/(?:1\d|20)\d\d/.exec(lead)?.[0]) }];
}

const opensWithYear = /^(?:In|On|Around|By|Early in|Late in|Later in) [^,]{0,24}(?:1\d|20)\d\d\b/u;
const unfit =
  /[()[\]”“;:]|\b(?:it|they|them|these|those|such|also|however|therefore|thus|then|same|another|latter|former)\b|\d{4}|^(?:the|The) (?:nation|country|city|company|group|law|book|work|team|area|region|place|event|war|treaty)\b/;

/** Minimum sentences between two events of which one is surely earlier, and minimum share of a story told in the past. */
const apart = 3;
const toldShare = 0.65;

/** In a story, which of several events is first, and which is last. */
function plot(text: EnglishText): Fact[] {
  const clauses = text.sentences.flatMap(({ clause }) => clause ?? []);
  const isStory = clauses.filter(({ past }) => past).length > clauses.length * toldShare;
  if (!isStory || (text.source.reading.text.match(year)?.length ?? 0) > 2) return [];
  const chain: Told[] = [];
  for (const event of text.sentences.flatMap(happening))
    if (event.sentence - (chain.at(-1)?.sentence ?? -apart) >= apart) chain.push(event);
  const [first, last] = [chain[0], chain.at(-1)];
  if (first === undefined || last === undefined || chain.length < 4) return [];
  const step = (chain.length - 1) / 4;
  const later = spread(chain, [step, 2 * step, 3 * step].map(Math.ceil));
  const earlier = spread(chain, [0.5 * step, 1.5 * step, 2.5 * step].map(Math.floor));
  return [
    factOf('Which of these happens first?', first, later, text, 7),
    ...(chain.length > 5 ? [factOf('Which of these happens last?', last, earlier, text, 7)] : []),
  ];
}

const spread = (chain: readonly Told[], places: readonly number[]): Told[] =>
  [...new Set(places)].flatMap((place) => chain[place] ?? []);

/** What somebody of a story does, as a sentence. */
function happening({ clause, subject, subjectInside, index }: ReadSentence): Told[] {
  if (clause === undefined || subject === undefined || !/^(?:person|animal)$/.test(subject.kind)) return [];
  if (!isNamed(subject) || !clause.past || clause.auxiliary !== undefined || clause.copula) return [];
  const end = endOfPhrase(clause.tokens, clause.verb, clause.until);
  const kept = clause.tokens.slice(clause.predicate, end);
  const words = wordsBetween(clause, clause.predicate, end);
  const isShort = kept.length < 3 || kept.length > 13;
  if (isShort || !endsWell(kept.at(-1)) || hasSecondVerb(kept) || !pronounUse(kept, subject).clear) return [];
  if (unfit.test(words) || noEvent.test(words) || /\b(?:again|once more)\b/.test(words)) return [];
  const said = `${subjectInside} ${words}`;
  return [{ words: said.charAt(0).toUpperCase() + said.slice(1), sentence: index, roots: rootsOf(said) }];
}

const noEvent =
  /^(?:had|was|were|said|told|asked|thought|felt|knew|seemed|became|wanted|replied|answered|lived|liked|loved|used|began|looked|stood|sat|lay|made it|got)\b/;

/** What everybody expects at the beginning or at the end of a recipe. */
const expected =
  /^(?:Bake|Boil|Cook|Cool|Fry|Gather|Leave|Let|Preheat|Roast|Serve|Simmer|Slice|Store|Toast|Wait|Wash)\b/;

/** "Sift the flour. Add two eggs." asks which of the steps comes first. */
function firstStep(text: EnglishText): Fact[] {
  const { reading } = text.source;
  const steps = reading.sentences.flatMap(({ text: said }, sentence): Told[] => {
    const plain = said
      .replace(/^\d{1,2}[.)]\s*/, '')
      .replace(opener, '')
      .replace(/[.!]$/, '');
    const full = plain.charAt(0).toUpperCase() + plain.slice(1);
    const words = full.split(restOfStep)[0] ?? '';
    if (!step.test(full) || !isClear(words, 16)) return [];
    return [{ words, sentence, roots: rootsOf(words) }];
  });
  if (steps.length < minSteps || steps.length > maxSteps) return [];
  const [key, ...later] = [0, 1, 2, 3].flatMap((part) => steps[Math.floor((part * steps.length) / 4)] ?? []);
  const open = later.filter(({ words }) => !expected.test(words));
  if (key === undefined || open.length < 2 || expected.test(key.words)) return [];
  return [factOf('Which of these steps comes first?', key, open, text, 7)];
}

/** A longer text of commands is no recipe. */
const minSteps = 5;
const maxSteps = 60;
const opener = /^(?:First|Firstly|Second|Secondly|Third|Next|Then|Now|Finally|Lastly|After that|Meanwhile),? /;
const restOfStep =
  /,|;|:| \(| (?:until|while|when|then|so|or until|before|if) | and (?=\p{Ll}+ (?:the|in|it|them|with|over|out|an?|off|up|for|until|well|to)\b)/u;

const isClear = (words: string, max: number): boolean => {
  const count = words.split(' ').length;
  return count >= 3 && count <= max && !dependent.test(words);
};

const step =
  /^(?:Add|Arrange|Bake|Beat|Blend|Boil|Bend|Bring|Brush|Build|Chop|Clean|Clear|Close|Check|Choose|Combine|Connect|Cook|Crack|Cool|Cover|Crush|Cut|Dig|Divide|Drain|Draw|Dry|Dump|Fill|Flip|Fold|Fry|Gather|Get|Glue|Grate|Grease|Grind|Heat|Hold|Insert|Knead|Lay|Leave|Let|Lift|Light|Line|Make|Melt|Measure|Mix|Move|Open|Paint|Peel|Place|Plant|Pour|Preheat|Press|Pull|Push|Put|Raise|Reduce|Remove|Rinse|Roll|Rub|Run|Season|Set|Serve|Shake|Shape|Sift|Simmer|Slice|Soak|Spread|Sprinkle|Squeeze|Stack|Start|Stir|Store|Strain|Take|Tie|Toast|Toss|Transfer|Turn|Use|Wait|Wash|Water|Whip|Whisk|Wipe|Wrap) (?:\p{Ll}|\d)/u;
const dependent =
  /\b(?:it|its|they|them|their|this|that|these|those|such|other|another|rest|again|also|step|above|below)\b|[()[\]"“”;:]/i;

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
