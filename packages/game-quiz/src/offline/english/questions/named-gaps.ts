import { nameSorts } from '../../../languages/en-name-sorts.js';
import { differs } from '../../distractors/term-distractors.js';
import type { Fact } from '../../facts/facts.js';
import { canBeOption, mayBeRight, thingDistractors, unmentioned } from '../distractors.js';
import { classOfName } from '../noun-classes.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf } from '../reading/sentence.js';
import { isBareName } from '../references/same-person.js';
import { gapIn, statedOf } from '../stated.js';

const sortByWord = new Map(
  nameSorts.flatMap((row) => {
    const [sort = '', words = ''] = row.split('|').map((part) => part.trim());
    return words.split(' ').map((word) => [word, sort] as const);
  }),
);

/** Minimum names of the key's sort, besides the key, that the text has. */
const minOfText = 2;

/** "Hoover helped foreigners in the _____ of 1900": a name, among the other names of its sort that the text has. */
export function namedGaps(sentence: ReadSentence, text: EnglishText): Fact[] {
  const stated = statedOf(sentence, text);
  if (stated === undefined) return [];
  return sentence.mentioned.flatMap((key): Fact[] => {
    const sort = sortOf(key);
    const name = bare(key.text);
    if (sort === undefined || !canBeOption(key) || key === sentence.subject) return [];
    const question = gapIn(stated, name, 'name');
    if (question === undefined) return [];
    const distractors = sort === 'person' ? persons(key, question, text) : othersOf(key, sort, question, text);
    if (distractors.length < 2) return [];
    const draft = { evidence: stated.evidence, question, correct: name, distractors };
    return [{ kind: 'name', draft, sentence: sentence.index, value: 5 + Math.min(3, distractors.length) / 2 }];
  });
}

const bare = (name: string): string => name.replace(/^(?:the|an?) /, '');

/** What sort of thing a name names: by a list of names, by a word of it, by how the text uses it. */
function sortOf({ phrase, text, kind, country }: Mentioned): string | undefined {
  if (!phrase.name || phrase.determiner === 'owner' || phrase.determiner === 'pronoun') return undefined;
  const name = bare(text);
  if (!/^\p{Lu}/u.test(name) || /['’]/.test(name)) return undefined;
  const listed = classOfName(name);
  if (listed !== undefined) return /^(?:country|city|continent|ocean|planet|river)$/.test(listed) ? listed : undefined;
  if (country) return 'country';
  const words = name.replace(/ of .*$/, '').split(' ');
  const sort = sortByWord.get(words.at(-1) ?? '') ?? (words.length > 1 ? sortByWord.get(words[0] ?? '') : undefined);
  if (sort !== undefined) return name.includes(' ') ? sort : undefined;
  if (people.test(name) && phrase.plural) return 'people';
  if (kind === 'person' && !phrase.plural && isBareName({ phrase, text } as Mentioned)) return 'person';
  return kind === 'place' && !phrase.plural ? 'place' : undefined;
}

const people =
  /^(?:\p{Lu}\p{Ll}+ )?\p{Lu}\p{Ll}+(?:ans|ards|ese|ines|urks|anes|egs|ars|ews|eks|ots|ons|ths|als|oles|ites|wegians|glo-Danes)$/u;

function othersOf(key: Mentioned, sort: string, question: string, text: EnglishText): string[] {
  const stem = rootsOf(question);
  const own = rootsOf(key.text);
  const hasArticle = (name: string) => name.startsWith('the ');
  const chosen: Mentioned[] = [];
  const near = text.mentioned
    .filter(
      (other) =>
        other.phrase.name &&
        sortOf(other) === sort &&
        canBeOption(other) &&
        hasArticle(other.text) === hasArticle(key.text),
    )
    .sort((a, b) => Math.abs(a.sentence - key.sentence) - Math.abs(b.sentence - key.sentence));
  for (const other of near) {
    if (chosen.length === 3) break;
    const roots = rootsOf(other.text);
    const isNew = [key, ...chosen].every((each) => differs(...lastWordsOf(bare(each.text), bare(other.text))));
    if (!isNew || [...roots].some((root) => stem.has(root)) || [...roots].every((root) => own.has(root))) continue;
    if (mayBeRight(other, key, stem, text)) continue;
    chosen.push(other);
  }
  if (chosen.length < minOfText) return [];
  const names = chosen.map(({ text: name }) => bare(name));
  return [...names, ...unmentioned(bare(key.text), false, text)].slice(0, 3);
}

/** Two names without the word that both end with: "Boxer Rebellion", "Whiskey Rebellion". */
function lastWordsOf(one: string, other: string): [string, string] {
  const [a, b] = [one.split(' '), other.split(' ')];
  return a.length > 1 && b.length > 1 && a.at(-1) === b.at(-1)
    ? [a.slice(0, -1).join(' '), b.slice(0, -1).join(' ')]
    : [one, other];
}

const persons = (key: Mentioned, question: string, text: EnglishText): string[] =>
  thingDistractors({ key, sentence: question, question }, text).map(bare);
