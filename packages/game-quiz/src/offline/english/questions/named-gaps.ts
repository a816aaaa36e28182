import { gapSign } from '../../../item-parts.js';
import { nameSorts } from '../../../languages/en-name-sorts.js';
import { differs } from '../../distractors/term-distractors.js';
import type { Fact } from '../../facts/facts.js';
import { canBeOption, mayBeRight, thingDistractors, unmentioned } from '../distractors.js';
import { isHinted, isPlaced } from '../gates.js';
import { classOfName } from '../noun-classes.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { isBareName, withoutOffice } from '../references/same-person.js';
import { gapIn, statedOf } from '../stated.js';

const sortByWord = new Map(
  nameSorts.flatMap((row) => {
    const [sort = '', words = ''] = row.split('|').map((part) => part.trim());
    return words.split(' ').map((word) => [word, sort] as const);
  }),
);

/** Minimum names of the key's sort, besides the key, that the text has. */
const minOfText = 2;

/** A name with what sort of thing it names. */
interface Named {
  readonly name: string;
  readonly sort: string;
  readonly thing: Mentioned;
}

/** "Hoover helped foreigners in the _____ of 1900": a name, among the other names of its sort that the text has. */
export function namedGaps(sentence: ReadSentence, text: EnglishText): Fact[] {
  const stated = statedOf(sentence, text);
  if (stated === undefined) return [];
  return namedIn(sentence).flatMap((key): Fact[] => {
    const question = gapIn(stated, key.name, 'name');
    if (question === undefined || /\bnames? (?:of )?_____|\b(?:called|named) _____/.test(question)) return [];
    if (key.sort === 'person' && isPlaced.test(question)) return [];
    if (placeSorts.test(key.sort) && (isHinted(question) || hasOtherPlace(key, sentence))) return [];
    const distractors = key.sort === 'person' ? personsBeside(key, question, text) : othersOf(key, question, text);
    if (distractors.length < 2) return [];
    const draft = { evidence: stated.evidence, question, correct: key.name, distractors };
    return [{ kind: 'name', draft, sentence: sentence.index, value: 5 + Math.min(3, distractors.length) / 2 }];
  });
}

const placeSorts = /^(?:country|city|region|place|continent)$/;
/** Whether another place of the sentence tells where a city is. */
const hasOtherPlace = ({ sort, name }: Named, sentence: ReadSentence): boolean =>
  sort !== 'country' && namedIn(sentence).some((other) => other.name !== name && placeSorts.test(other.sort));

const known = new WeakMap<ReadSentence, readonly Named[]>();

/** The names of a sentence whose sort is clear. */
function namedIn(sentence: ReadSentence): readonly Named[] {
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const found = sentence.mentioned.flatMap((thing): Named[] => {
    const name = withoutOffice(thing.text);
    const sort = canBeOption(thing) ? sortOf(thing, name, sentence.tokens[thing.phrase.head]) : undefined;
    return sort === undefined ? [] : [{ name, sort, thing }];
  });
  known.set(sentence, found);
  return found;
}

/** What sort of thing a name names: by a list of names, by a word of it, by how the text uses it. */
function sortOf({ phrase, text, kind, country }: Mentioned, name: string, head: Token | undefined): string | undefined {
  if (!phrase.name || phrase.determiner === 'owner' || phrase.determiner === 'pronoun') return undefined;
  if (!/^\p{Lu}/u.test(name) || /['’]/.test(name)) return undefined;
  const listed = classOfName(name);
  if (listed !== undefined) return /^(?:country|city|continent|ocean|planet|river)$/.test(listed) ? listed : undefined;
  if (country) return 'country';
  const words = name.replace(/ of .*$/, '').split(' ');
  const sort = sortByWord.get(words.at(-1) ?? '') ?? (words.length > 1 ? sortByWord.get(words[0] ?? '') : undefined);
  if (sort !== undefined) return name.includes(' ') ? sort : undefined;
  if (people.test(name) && phrase.plural) return 'people';
  if (kind === 'person' && !phrase.plural && isBareName({ phrase, text } as Mentioned))
    return royal.test(name) ? 'ruler' : 'person';
  if (kind !== 'place' || phrase.plural) return undefined;
  return head?.is('City') ? 'city' : head?.is('Region') ? 'region' : 'place';
}

const royal =
  /^(?:King|Queen|Tsar|Tsarina|Tsarevna|Emperor|Empress|Prince|Princess|Sultan|Pope|Duke|Duchess|Lord|Lady|Saint|Count)\b|\s[IVX]+$/;
const people =
  /^(?:\p{Lu}\p{Ll}+ )?\p{Lu}\p{Ll}+(?:ans|ards|ese|ines|urks|anes|egs|ars|ews|eks|ots|ons|ths|als|oles|ites|wegians)$/u;

function othersOf({ name: key, sort, thing }: Named, question: string, text: EnglishText): string[] {
  const stem = rootsOf(question);
  const own = rootsOf(key);
  const placeWord = /(\p{L}+) (?:the )?_____/u.exec(question)?.[1] ?? '';
  const hasArticle = ({ text: name }: Mentioned) => name.startsWith('the ');
  const chosen: Named[] = [];
  const near = text.sentences
    .flatMap(namedIn)
    .filter((other) => isAlike(other.sort, sort) && hasArticle(other.thing) === hasArticle(thing))
    .sort((a, b) => Math.abs(a.thing.sentence - thing.sentence) - Math.abs(b.thing.sentence - thing.sentence));
  for (const other of near) {
    if (chosen.length === 3) break;
    const roots = [...rootsOf(other.name)];
    const isNew = [key, ...chosen.map(({ name }) => name)].every((each) => differs(...tellingParts(each, other.name)));
    if (!isNew || roots.some((root) => stem.has(root)) || roots.every((root) => own.has(root))) continue;
    // A volcano is no town: a place of no known class stands behind the same word.
    if ((sort === 'place' || other.sort === 'place') && !standsBehind(placeWord, other.name, text)) continue;
    if (!mayBeRight(other.thing, thing, stem, text)) chosen.push(other);
  }
  if (chosen.length < minOfText) return [];
  return [...chosen.map(({ name }) => name), ...unmentioned(key, false, text)].slice(0, 3);
}

/** A place that no list has may be a city. */
const isAlike = (one: string, other: string): boolean => one === other || [one, other].sort().join() === 'city,place';

const standsBehind = (word: string, name: string, { byHead }: EnglishText): boolean =>
  (byHead.get(name.slice(name.lastIndexOf(' ') + 1).toLowerCase()) ?? []).some(({ text }) =>
    text.includes(`${word} ${name}`),
  );

/** Two names without the word that both end with: "Boxer Rebellion", "Whiskey Rebellion". */
function tellingParts(one: string, other: string): [string, string] {
  const [a, b] = [one.split(' '), other.split(' ')];
  return a.length > 1 && b.length > 1 && a.at(-1) === b.at(-1)
    ? [a.slice(0, -1).join(' '), b.slice(0, -1).join(' ')]
    : [one, other];
}

/** The other persons of the gender that the question shows, no rulers among others. */
function personsBeside({ name, thing }: Named, question: string, text: EnglishText): string[] {
  const behind = question.slice(question.indexOf(gapSign));
  const gender = /\b(?:he|his|him|himself)\b/.test(behind)
    ? 'male'
    : /\bs?hers?(?:elf)?\b|\bshe\b/.test(behind)
      ? 'female'
      : undefined;
  const found = thingDistractors({ key: thing, sentence: question, question, gender }, text).map(withoutOffice);
  return [...new Set(found)].filter((other) => !royal.test(other) && differs(name, other));
}
