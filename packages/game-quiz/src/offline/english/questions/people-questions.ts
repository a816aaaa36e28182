import type { Fact } from '../../facts/facts.js';
import { otherSpeakers, type Speech } from '../../source/speeches.js';
import { canBeOption, thingDistractors } from '../distractors.js';
import { type EnglishText, type Mentioned, type ReadSentence, rootsOf } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import { endOfPhrase, endsWell, hasSecondVerb } from './phrases.js';
import { asked } from './wording.js';

/** Minimum content words of what is asked, so that it fits one person, and maximum words. */
const size = { roots: 2, words: 18 } as const;

/** "Kim, who founded the school" asks "Who founded the school?"; "Kim, the owner of a shop" asks "Who is …?". */
export function peopleQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  return sentence.mentioned.flatMap((key) => {
    const { phrase, kind } = key;
    if (kind !== 'person' || !phrase.name || phrase.plural || phrase.head !== phrase.last || !canBeOption(key))
      return [];
    const said = deedOf(sentence, phrase.last) ?? roleOf(sentence, phrase.last, text);
    if (said === undefined || rootsOf(said).size < size.roots || said.split(' ').length > size.words) return [];
    if (dependent.test(said) || sharesWord(said, key.text)) return [];
    const question = asked('who', said);
    const distractors = thingDistractors({ key, sentence: sentence.text, question }, text);
    if (distractors.length < 2) return [];
    const evidence = text.source.reading.sentences[sentence.index]?.text ?? '';
    const draft = { evidence, question, correct: key.text, distractors };
    return [{ kind: 'subject' as const, draft, sentence: sentence.index, value: 9 + rootsOf(said).size / 8 }];
  });
}

/** Words that need another sentence: "his commanding officer" is somebody else's. */
const dependent =
  /\b(?:it|its|they|them|their|he|she|him|his|her|this|that|these|those|such|other|another|same|also|I|we|our|you|your|here|there|now|then|once|again)\b|[()[\]"“”:;]/;

const sharesWord = (one: string, other: string): boolean => {
  const roots = rootsOf(other);
  return [...rootsOf(one)].some((root) => roots.has(root));
};

/** ", who founded the school in 1901" */
function deedOf({ tokens, text }: ReadSentence, last: number): string | undefined {
  const [who, verb] = [tokens[last + 1], tokens[last + 2]];
  if (!/^, ?$/.test(tokens[last]?.post ?? '') || who?.lower !== 'who' || verb === undefined || !verb.is('Verb'))
    return undefined;
  const end = endOfPhrase(tokens, last + 2);
  return endsWell(tokens[end - 1]) ? text.slice(verb.start, tokens[end - 1]?.end) : undefined;
}

/** ", the owner of the shop," */
function roleOf({ tokens, text }: ReadSentence, last: number, { sentences }: EnglishText): string | undefined {
  const first = tokens[last + 1];
  if (!/^, ?$/.test(tokens[last]?.post ?? '') || first === undefined || !/^(?:an?|the)$/.test(first.lower))
    return undefined;
  const end = tokens.findIndex(({ post }, at) => at > last + 1 && /[,;:.()–—!?"”]|--/.test(post)) + 1;
  const role = tokens.slice(last + 1, end);
  if (role.length < 3 || !endsWell(role.at(-1)) || /^(?:and|or)$/.test(tokens[end]?.lower ?? '')) return undefined;
  if (!/^,/.test(tokens[end - 1]?.post ?? '') && end < tokens.length) return undefined;
  if (!role.some(isActor) || hasSecondVerb(role) || role.some(isFinitePast)) return undefined;
  const past = sentences.filter(({ clause }) => clause?.past === true).length;
  const all = sentences.filter(({ clause }) => clause !== undefined).length;
  return `${past > all / 2 ? 'was' : 'is'} ${text.slice(first.start, tokens[end - 1]?.end)}`;
}

const isActor = (token: Token): boolean =>
  token.is('Actor') ||
  /(?:er|or|ist|ian|man|woman|king|queen|mayor|president|minister|friend|member|head|chief|wife|husband|son|daughter|brother|sister|father|mother|author|director|professor|captain|officer|priest|poet|spokesperson|spokeswoman|student|resident|activist)$/.test(
    token.lower,
  );
const isFinitePast = (token: Token, at: number, all: readonly Token[]): boolean =>
  token.is('PastTense') &&
  !token.is('Adjective') &&
  !/^(?:by|in|at|from|for|to|with|as|on)$/.test(all[at + 1]?.lower ?? '');

/** Minimum words of a quotation worth asking for. */
const minWords = 7;
const open =
  /\b(?:it|this|that|these|those|they|them|he|she|him|her|his|there|here|so|then)\b|^(?:and|but|because|yes|no)\b|['’](?:s|re)\b/i;

/** "…," said the mayor: asks "Who said: “…”?", among other people of the text; where speakers are many, others do. */
export function quoteQuestions(text: EnglishText): Fact[] {
  const { speeches } = text.source;
  return speeches.flatMap((speech) => {
    const { words, speaker, evidence, sentence } = speech;
    if (words.split(' ').length < minWords || open.test(words) || sharesWord(words, speaker)) return [];
    const distractors = otherSpeakers(speech, speeches);
    if (distractors.length >= 2) return [];
    const others = peopleBeside(speech, text).filter((name) => !distractors.some((other) => sharesWord(name, other)));
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

/** The names of other people, nearest first. */
function peopleBeside({ speaker, words, sentence }: Speech, { mentioned }: EnglishText): string[] {
  const isFull = / /.test(speaker);
  const chosen: Mentioned[] = [];
  const near = mentioned
    .filter((person) => person.kind === 'person' && person.phrase.name && !person.phrase.plural && canBeOption(person))
    .sort((a, b) => Math.abs(a.sentence - sentence) - Math.abs(b.sentence - sentence));
  for (const person of near)
    if (
      chosen.length < 3 &&
      / /.test(person.text) === isFull &&
      !sharesWord(person.text, `${speaker} ${words}`) &&
      chosen.every((other) => !sharesWord(other.text, person.text))
    )
      chosen.push(person);
  return chosen.map(({ text }) => text);
}
