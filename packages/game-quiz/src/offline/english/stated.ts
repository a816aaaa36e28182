import { splitWords } from '@ludotext/engine/game';
import { gapSign } from '../../item-parts.js';
import type { Fact } from '../facts/facts.js';
import { isStatement, withoutConjunction } from '../source/statements.js';
import { heroOf, isGoodGap } from './gates.js';
import { evidenceOf } from './questions/wording.js';
import type { EnglishText, Mentioned, ReadSentence } from './reading/sentence.js';
import { hasOnePerson, isBareName } from './references/same-person.js';

/** A sentence in words that are clear without the sentences before it. */
export interface Stated {
  readonly text: string;
  readonly evidence: string;
  readonly sentence: ReadSentence;
  /** Where what it says of its subject has begun; undefined if its clause is not read. */
  readonly said: number | undefined;
}

const known = new WeakMap<ReadSentence, Stated | 'none'>();

/** What a sentence states, with the name of whom or what its pronoun stands for; undefined if that is not clear. */
export function statedOf(sentence: ReadSentence, text: EnglishText): Stated | undefined {
  const before = known.get(sentence);
  if (before !== undefined) return before === 'none' ? undefined : before;
  const stated = state(sentence, text);
  known.set(sentence, stated ?? 'none');
  return stated;
}

function state(sentence: ReadSentence, text: EnglishText): Stated | undefined {
  const { clause, tokens } = sentence;
  const { reading } = text.source;
  const whole = reading.sentences[sentence.index];
  // Only whole sentences, not the parts that are read besides.
  if (whole === undefined || tokens[0]?.start !== 0 || (clause?.tokens[0]?.start ?? 0) !== 0) return undefined;
  // "The tomb at Marle.": the words below a picture.
  if (clause === undefined && tokens.length < minUnread) return undefined;
  const named = withSubject(sentence, text) ?? withHero(sentence, text) ?? sentence.text;
  const written = raised(withoutConjunction(named).replace(lead, '').replace(asides, ' '));
  const verb = clause?.tokens[clause.rest - 1]?.end;
  const said = verb === undefined ? undefined : written.length - (sentence.text.length - verb);
  const isClear = isStatement({ ...whole, text: written, words: splitWords(written, 'en') }, reading, 'en', true);
  return isClear ? { text: written, evidence: evidenceOf(sentence, text), sentence, said } : undefined;
}

/** Minimum words of a sentence whose clause cannot be read. */
const minUnread = 11;

/** Words that tie a sentence to the one before it without being part of what it says. */
const lead =
  /^(?:As a result|In fact|In addition|In particular|In general|In turn|In other words|In contrast|By contrast|For example|For instance|However|Moreover|Furthermore|Therefore|Thus|Then|Still|Indeed|Of course|Also|Similarly|Likewise|Meanwhile|Nevertheless|Nonetheless|Today|Finally|Generally|Usually|Typically|Unfortunately|Fortunately|Interestingly|Remarkably|Surprisingly|Subsequently|Consequently|Additionally|Rather|Instead|Overall|Later|Recently|Strictly speaking|As mentioned above|To this end),\s/;
const asides =
  /, (?:however|therefore|moreover|for instance|for example|in turn|too|of course|thus|then|in fact|indeed),? | (?:also|therefore|thus|subsequently) (?=\p{Ll})/gu;

const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "It was built on a hill": with the name, where the sentences before tell it; a person only where there is no other. */
function withSubject({ clause, subject, text }: ReadSentence, english: EnglishText): string | undefined {
  const pronoun = clause?.tokens[clause.subject.first];
  if (pronoun === undefined || subject === undefined || clause?.subject.determiner !== 'pronoun') return undefined;
  if (!/^(?:he|she|it|they)$/.test(pronoun.lower)) return undefined;
  if (/^s?he$/.test(pronoun.lower) && !hasOnePerson(english)) return undefined;
  const name = pronoun.start === 0 ? raised(subject.text) : subject.text;
  return `${text.slice(0, pronoun.start)}${name}${text.slice(pronoun.end)}`;
}

const heroes = new WeakMap<EnglishText, Mentioned | 'none'>();

/** The person whom the text is about, by the shortest name. */
function heroIn(text: EnglishText): Mentioned | undefined {
  const known = heroes.get(text);
  if (known !== undefined) return known === 'none' ? undefined : known;
  const hero = heroOf(text);
  const names = text.mentioned.filter((person) => person.head === hero && isBareName(person));
  const [shortest] = names.sort((a, b) => a.text.length - b.text.length);
  heroes.set(text, shortest ?? 'none');
  return shortest;
}

/** "Early in the morning he was shot": the one whom the text is about, where nobody else is named nearby. */
function withHero(sentence: ReadSentence, text: EnglishText): string | undefined {
  const hero = heroIn(text);
  const at = sentence.tokens.findIndex(({ lower }) => /^(?:he|she|his|her|him)$/.test(lower));
  const pronoun = sentence.tokens[at];
  if (hero === undefined || pronoun === undefined || at > maxBefore || !hasOnePerson(text)) return undefined;
  // "Anna’s mother, Anna’s song": nobody writes so.
  if (!/^s?he$/.test(pronoun.lower)) return undefined;
  const isWoman = pronoun.lower === 'she';
  if (hero.gender !== undefined && (hero.gender === 'female') !== isWoman) return undefined;
  const isOther = (person: Mentioned) => person.kind === 'person' && person.head !== hero.head && !person.phrase.plural;
  const place = text.sentences.indexOf(sentence);
  const before = text.sentences
    .slice(Math.max(0, place - maxPieces), place)
    .filter(({ index }) => index === sentence.index - 1);
  const others = sentence.mentioned.filter(isOther);
  const isNamed = sentence.mentioned.some(({ head, phrase }) => head === hero.head && phrase.first < at);
  if (isNamed || others.length > 0 || before.some(({ mentioned }) => mentioned.some(isOther))) return undefined;
  return `${sentence.text.slice(0, pronoun.start)}${hero.text}${sentence.text.slice(pronoun.end)}`;
}

/** Maximum parts of a sentence that are read besides it. */
const maxPieces = 4;
/** Maximum words before a pronoun that opens what a sentence says. */
const maxBefore = 14;

/** From this length on, a sentence is cut behind what its gap asks for. */
const maxWords = 20;
/** Where a sentence may end after its main part. */
const ends =
  /;|, (?:but|although|though|while|whereas|so|and (?:he|she|it|they|the|a|an|in|this|his|her|its|their))\b/gu;
/** Where it may end if nothing but an addition follows. */
const additions =
  /\s[–—]\s?|—|--|, (?:which|who|whose|where|among (?:which|whom)|so that|because|as|since|even|making|leading|causing|allowing|resulting|including|promising|specifically|plunging)\b[^,–—;]*$| in an? (?:attempt|effort) to\b/gu;

/** The statement with a gap for words that it has once, cut behind it if it is long; undefined if it is no good gap. */
export function gapIn(stated: Stated, key: string, kind: Fact['kind']): string | undefined {
  const places = stated.text.split(key);
  const [before = '', behind = ''] = places;
  if (places.length !== 2 || /[\p{L}\p{N}-]$/u.test(before) || /^(?:[\p{L}\p{N}-]|['’]\p{L})/u.test(behind))
    return undefined;
  const opening = before.replace(/(?<!\p{L})(a)n? $/iu, '$1(n) ');
  const short = `${opening}${gapSign}${cutBehind(stated, before.length + key.length, behind)}`;
  const draft = { question: short, evidence: short, correct: key, distractors: [] };
  return isGoodGap({ kind, draft, sentence: stated.sentence.index, value: 0 }) ? short : undefined;
}

function cutBehind({ text, said }: Stated, at: number, behind: string): string {
  if (text.split(' ').length <= maxWords) return behind;
  // Of a clause that is not read nobody knows where an addition ends.
  const places = said === undefined ? [ends] : [ends, additions];
  const end = places
    .flatMap((place) => [...behind.matchAll(place)])
    .find(({ index }) => at + index > (said ?? minUnreadPart) && isClosed(text.slice(0, at + index)));
  return end === undefined ? behind : `${behind.slice(0, end.index)}.`;
}

/** Minimum characters before a second main clause, if the first is not read. */
const minUnreadPart = 50;

const isClosed = (part: string): boolean =>
  part.split('(').length === part.split(')').length && part.split(' ').length >= 7;
