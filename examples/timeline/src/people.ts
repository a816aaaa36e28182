import type { TextReading } from '@ludotext/engine/game';
import type { Language } from './language.js';

/** The people of a text. */
export interface People {
  /**
   * A statement with the full name of whom or what it begins with, in place of a surname, "he" or "her"; undefined
   * where a pronoun may mean anybody.
   */
  name(statement: string, sentence: number): string | undefined;
}

/** Words that stand before a name and are no part of it. */
const titles =
  'The|In|On|At|But|And|As|By|When|After|For|From|With|While|Mrs?|Dr|Gen|President|King|Queen|General|Captain|Sir|Lord|Lady|Emperor|Prince|Princess|Pope|Count|Duke|New|North|South|East|West|United|Der|Die|Das|Im|Am|König|Kaiser|Herr|Frau|Präsident|\\p{Lu}\\p{L}*(?:ian|can|ish|ese)s?';
const cap = `(?!(?:${titles})\\b)\\p{Lu}[\\p{L}\\p{M}’-]*[\\p{Ll}\\p{M}]`;
const fullName = new RegExp(
  `(?<![\\p{L}-])${cap} (?:(?:\\p{Lu}\\.|de|von|van|der|la|del|di|da|bin|ibn|${cap}) ){0,2}(${cap})(?! of\\b)`,
  'gu',
);
/** A word where it stands as a last name alone does. */
const lastName = new RegExp(`(?<!\\b(?:[Tt]he|[Ii]n|of|from|to) |\\p{Lu}[\\p{L}.]* )\\b${cap}(?=['’]s| \\p{Ll})`, 'gu');
/** The name that a sentence is about: "In 1840, Chancellor Ada Wells ..." is about Ada Wells. */
const subject = new RegExp(`^(?:(?:${titles}|\\p{Ll}+|\\d+) )*((?:${cap} ){0,3}${cap})(?= \\p{Ll}|, | \\()`, 'u');

/** What a text tells about, and what it is: "Łódź is a large city in Poland". */
const topics =
  /^(?<topic>(?:The )?\p{Lu}[\p{L}’-]+(?: (?:of (?:the )?|for |and )?\p{Lu}[\p{L}’-]+)*)(?: \([^)]*\))?,? (?:is|was) (?:an?|the|one of the) (?<kinds>[^.,]{3,80})/u;

export function peopleOf({ text, sentences }: TextReading, { he, she, fronted = '' }: Language): People {
  const opener = new RegExp(`^(?<front>(?:${fronted})?)(?<pronoun>${he}|${she}) (?=\\p{L})`, 'iu');
  const [hes = 0, shes = 0] = [he, she].map((each) => text.match(new RegExp(`\\b(?:${each})\\b`, 'giu'))?.length);
  /** A text about one man speaks of somebody else where it says "she". */
  const isOfOne = Math.max(hes, shes) >= 4 && Math.min(hes, shes) <= Math.max(hes, shes) / 4;

  const { topic = '', kinds = '' } = topics.exec(sentences[0]?.text ?? '')?.groups ?? {};
  const kind = kinds.split(' ');
  const small = new Set(text.match(/(?<![\p{L}’'-])\p{Ll}+/gu));
  const isName = (word: string) => !/^\p{Lu}/u.test(word) || !small.has(word.toLowerCase());
  /** How often a word stands alone as a last name does. */
  const alone = new Map<string, number>();
  for (const [word] of text.matchAll(lastName)) if (isName(word)) alone.set(word, (alone.get(word) ?? 0) + 1);
  const byLastName = new Map<string, Set<string>>();
  for (const { index, 0: name, 1: last = '' } of text.matchAll(fullName)) {
    // Who is named in full first is a person: "Greater Albania" is not. "During Lent" is no name, where "during" is a word.
    const isFirst = byLastName.has(last) || text.indexOf(last) > index;
    if (isFirst && name.split(' ').every(isName)) byLastName.set(last, (byLastName.get(last) ?? new Set()).add(name));
  }
  // "Loyalists" are many: only "Wells", named in full somewhere, is one.
  const [first, second] = [...alone]
    .filter(([word]) => !word.endsWith('s') || byLastName.has(word))
    .sort(([, one], [, other]) => other - one);
  const hero = isOfOne && first !== undefined && first[1] >= 1.5 * (second?.[1] ?? 1) ? first[0] : undefined;
  /** The one person of a last name; in a text about one person, that one. */
  const personOf = (last = ''): string | undefined => {
    const [name, ...others] = byLastName.get(last) ?? [];
    if (last === hero) return name ?? hero;
    return others.every((other) => other.split(' ')[0] === name?.split(' ')[0]) ? name : undefined;
  };

  /** Whom or what a pronoun at the start of a sentence means: what the last sentence of the paragraph with another start is about. */
  const meant = (at: number, pronoun: string): string | undefined => {
    let index = at - 1;
    const isBefore = () => sentences[index]?.paragraph === sentences[at]?.paragraph;
    while (isBefore() && opener.test(sentences[index]?.text ?? '')) index--;
    const before = isBefore() ? (sentences[index]?.text ?? '') : '';
    const name = subject.exec(before)?.[1] ?? '';
    // "Die Newcastle University" is nobody.
    if (/^(?:The|Der|Die|Das) $/.test(before.slice(0, before.indexOf(name)))) return undefined;
    const last = name.split(' ').at(-1) ?? '';
    const who = byLastName.get(last)?.has(name) ? name : personOf(last);
    if (isOfOne && isWord(he, pronoun) !== hes > shes) return undefined;
    if (hero !== undefined) return who === undefined || who === personOf(hero) ? personOf(hero) : undefined;
    return who;
  };

  return {
    name(statement, at) {
      const { front = '', pronoun } = opener.exec(statement)?.groups ?? {};
      if (pronoun !== undefined) {
        const who = meant(at, pronoun);
        const rest = statement.slice(front.length + pronoun.length);
        return who && `${front}${who}${/^(?:his|her)$/i.test(pronoun) ? "'s" : ''}${rest}`;
      }
      const { noun = '' } = /^[Tt]he (?<noun>\p{Ll}+)(?=['’]s | \p{Ll})/u.exec(statement)?.groups ?? {};
      if (noun !== '' && kind.includes(noun)) return topic + statement.slice('the '.length + noun.length);
      const [surname = ''] = new RegExp(`^${cap}(?=['’]s | \\p{Ll})`, 'u').exec(statement) ?? [];
      return (personOf(surname) ?? surname) + statement.slice(surname.length);
    },
  };
}

function isWord(words: string, word: string): boolean {
  return new RegExp(`^(?:${words})$`, 'iu').test(word);
}
