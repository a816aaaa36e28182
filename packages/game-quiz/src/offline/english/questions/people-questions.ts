import type { Fact } from '../../facts/facts.js';
import { otherSpeakers, type Speech } from '../../source/speeches.js';
import { canBeOption, thingDistractors } from '../distractors.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf } from '../reading/sentence.js';
import { isSurelyPerson } from '../references/sure-persons.js';
import { endOfPhrase, endsWell, hasSecondVerb } from './phrases.js';
import { fullNamesOf } from './role-questions.js';
import { areAlike, asked } from './wording.js';

/** Minimum content words of what is asked, so that it fits one person, and maximum words. */
const size = { roots: 2, words: 18 } as const;

/**
 * "Kim, who founded the school" asks "Who founded the school?"; so do asides about animals, places and things.
 */
export function peopleQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  return sentence.mentioned.flatMap((key) => {
    const { phrase } = key;
    if (phrase.head !== phrase.last || !canBeOption(key)) return [];
    const isPerson = key.kind === 'person' && phrase.name && !phrase.plural;
    const said = isPerson ? asideOf(sentence, phrase.last, /^who$/) : asideOf(sentence, phrase.last, /^which$/);
    const wh = isPerson ? 'who' : wordFor(key);
    if (said === undefined || wh === undefined || rootsOf(said).size < size.roots + (isPerson ? 0 : 1)) return [];
    if (said.split(' ').length > size.words || dependent.test(said) || sharesWord(said, key.text)) return [];
    const isOne = phrase.plural && wh === 'what';
    const question = asked(wh, isOne ? said.replace(/^\p{L}+/u, (verb) => singular[verb] ?? verb) : said);
    const distractors = thingDistractors({ key, sentence: sentence.text, question }, text).filter(
      (other) => areAlike(wh, other, key) && (!isPerson || isSurelyPerson(other, text)),
    );
    if (distractors.length < 2) return [];
    const evidence = text.source.reading.sentences[sentence.index]?.text ?? '';
    const draft = { evidence, question, correct: key.text, distractors };
    const value = (isPerson ? 9 : 8) + rootsOf(said).size / 8;
    return [{ kind: 'subject' as const, draft, sentence: sentence.index, value }];
  });
}

const singular: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has' };

/** The word that asks for a thing of a kind; undefined where none is sure. */
function wordFor({ kind, phrase, country }: Mentioned): string | undefined {
  if (kind === 'animal') return phrase.plural ? 'which animals' : 'which animal';
  if (country) return 'which country';
  return phrase.name ||
    kind === 'person' ||
    kind === 'organisation' ||
    kind === 'place' ||
    kind === 'unknown' ||
    kind === 'time'
    ? undefined
    : 'what';
}

/** Words that need another sentence: "his commanding officer" is somebody else's. */
const dependent =
  /\b(?:it|its|they|them|their|he|she|him|his|her|this|that|these|those|such|other|another|same|also|I|we|our|you|your|here|there|now|then|once|again)\b|[()[\]"“”:;]/;

const sharesWord = (one: string, other: string): boolean => {
  const roots = rootsOf(other);
  return [...rootsOf(one)].some((root) => roots.has(root));
};

/** ", who founded the school in 1901" */
function asideOf({ tokens, text }: ReadSentence, last: number, who: RegExp): string | undefined {
  const verb = tokens[last + 2];
  if (!/^, ?$/.test(tokens[last]?.post ?? '') || !who.test(tokens[last + 1]?.lower ?? '') || !verb?.is('Verb'))
    return undefined;
  const end = endOfPhrase(tokens, last + 2);
  const said = tokens.slice(last + 2, end);
  return endsWell(said.at(-1)) && !hasSecondVerb(said)
    ? text.slice(verb.start, tokens[end - 1]?.end).replace(/ also (?=\p{L})/u, ' ')
    : undefined;
}

/** Minimum words of a quotation worth asking for. */
const minWords = 6;
const maxSpeeches = 40;
const open =
  /\b(?:it|this|that(?=['’.,!?]| is| was|$)|(?<=(?:see|saw|at|of|to|for|from|than|with|by|on|do) )that|these|those|they|them|he|she|him|her|his|there|here|so|then)\b|^(?:and|but|because|yes|no)\b|['’](?:s|re)\b/i;

/** "…," said the mayor: asks "Who said: “…”?", among other people of the text; where speakers are many, others do. */
export function quoteQuestions(text: EnglishText): Fact[] {
  const { speeches } = text.source;
  // Where many speak, the speakers themselves are options enough.
  if (speeches.length > maxSpeeches) return [];
  return speeches.flatMap((speech) => {
    const { words, speaker, evidence, sentence } = speech;
    if (words.split(' ').length < minWords || open.test(words) || words.toLowerCase().includes(headOf(speaker)))
      return [];
    const distractors = otherSpeakers(speech, speeches);
    if (distractors.length >= 2) return [];
    const others = peopleBeside(speech, text).filter(
      (name) => !distractors.some((other) => headOf(other) === headOf(name)),
    );
    const options = [...distractors, ...others].slice(0, 3);
    if (options.length < 2) return [];
    const question = `Who said: “${words}”${/[!?]$/.test(words) ? '' : '?'}`;
    return [
      {
        kind: 'speech' as const,
        draft: { evidence, question, correct: speaker, distractors: options },
        sentence,
        value: 8,
      },
    ];
  });
}

const headOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1).toLowerCase();

/** The names of other people, nearest first; then those who only have a role or speak. */
function peopleBeside({ speaker, words, sentence }: Speech, text: EnglishText): string[] {
  const near = text.mentioned
    .filter((person) => person.kind === 'person' && person.phrase.name && !person.phrase.plural && canBeOption(person))
    .sort((a, b) => Math.abs(a.sentence - sentence) - Math.abs(b.sentence - sentence));
  const chosen: string[] = [];
  for (const name of [...near.map((person) => person.text), ...fullNamesOf(text)])
    if (
      chosen.length < 3 &&
      !words.toLowerCase().includes(headOf(name)) &&
      [speaker, ...chosen].every((other) => headOf(other) !== headOf(name))
    )
      chosen.push(name);
  return chosen;
}
