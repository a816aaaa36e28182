import type { Fact } from '../../facts/facts.js';
import { describes, mayBeRight } from '../distractors.js';
import { singularOf } from '../noun-classes.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf } from '../reading/sentence.js';
import { gapIn, statedOf } from '../stated.js';

/** Minimum kinds of a thing that a text tells apart. */
const minKinds = 3;

interface Kind {
  /** "contour" */
  readonly word: string;
  readonly thing: Mentioned;
}

const families = new WeakMap<EnglishText, ReadonlyMap<string, readonly Kind[]>>();

/** By what they are kinds of: "contour feathers", "down feathers". */
function familiesOf(text: EnglishText): ReadonlyMap<string, readonly Kind[]> {
  const known = families.get(text);
  if (known !== undefined) return known;
  const found = new Map<string, Map<string, Kind>>();
  for (const sentence of text.sentences)
    for (const thing of sentence.mentioned) {
      const word = kindWordIn(sentence, thing);
      if (word === undefined) continue;
      const head = singularOf(thing.head);
      const kinds = found.get(head) ?? new Map<string, Kind>();
      if (!kinds.has(word)) kinds.set(word, { word, thing });
      found.set(head, kinds);
    }
  const all = new Map(
    [...found].flatMap(([head, kinds]) => (kinds.size < minKinds ? [] : [[head, [...kinds.values()]] as const])),
  );
  families.set(text, all);
  return all;
}

/** "Britain is a(n) _____.": a kind of a thing, among the other kinds that the text has. */
export function kindGaps(sentence: ReadSentence, text: EnglishText): Fact[] {
  const stated = statedOf(sentence, text);
  if (stated === undefined) return [];
  return sentence.mentioned.flatMap((key): Fact[] => {
    const word = kindWordIn(sentence, key);
    const family = word === undefined ? undefined : familiesOf(text).get(singularOf(key.head));
    if (word === undefined || family === undefined) return [];
    const said = key.text.replace(/^(?:the|an?) /, '');
    const question = gapIn(stated, said, 'class');
    if (question === undefined) return [];
    const stem = rootsOf(question);
    // Another noun of the family in the stem shows or excludes what is asked.
    if ([...rootsOf(key.head)].some((root) => stem.has(root))) return [];
    const others = [...family]
      .sort((a, b) => Math.abs(a.thing.sentence - key.sentence) - Math.abs(b.thing.sentence - key.sentence))
      .flatMap((other) =>
        other.word === word ||
        [...rootsOf(other.word)].some((root) => stem.has(root)) ||
        mayBeRight(other.thing, key, stem, text)
          ? []
          : [`${other.word} ${key.head}`],
      );
    const distractors = [...new Set(others)].slice(0, 3);
    if (distractors.length < 2) return [];
    const draft = { evidence: stated.evidence, question, correct: said, distractors };
    return [{ kind: 'class', draft, sentence: sentence.index, value: 6 }];
  });
}

/** Adjectives of kinds: "genetic", "tidal". */
const relational = /(?:al|ic|ary|ular|oid|ine|ive|ile|ous|ite|ian)$/;
const general =
  /^(?:several|special|general|typical|actual|real|total|final|usual|normal|central|additional|traditional|original|equal|local|national|international|individual|initial|essential|crucial|critical|basic|specific|certain|various|famous|serious|dangerous|numerous|previous|obvious|enormous|massive|extensive|expensive|positive|negative|effective|attractive|successive|alternative|native|public|different|potential|possible|own|other|main)$/;

/** The one word before a noun that names a kind of it, a noun or such an adjective; undefined where there is none. */
function kindWordIn({ tokens }: ReadSentence, { phrase, text, head }: Mentioned): string | undefined {
  if (phrase.name || phrase.number !== undefined || !/^(?:none|a|the)$/.test(phrase.determiner)) return undefined;
  const [word = '', noun, ...more] = text.replace(/^(?:the|an?) /, '').split(' ');
  const token = tokens[phrase.head - 1];
  if (noun !== head || more.length > 0 || token === undefined || !/^\p{Ll}[\p{Ll}-]+$/u.test(word)) return undefined;
  if (describes.test(`${word} `) || general.test(word)) return undefined;
  return (token.is('Noun') && !token.is('Gerund')) || relational.test(word) ? word : undefined;
}
