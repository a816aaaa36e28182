import type { Fact } from '../../facts/facts.js';
import { canBeOption } from '../distractors.js';
import { closeness } from '../noun-classes.js';
import type { EnglishText, ReadSentence } from '../reading/sentence.js';
import { asked } from './wording.js';

const naming =
  /^(?:(?:In|At|On|Among|For) (?<place>[^,;:()]{3,50}?),? (?=the |an? |each |every ))?(?<subject>[^,;:()]{3,110}?) (?<be>is|are|was|were)(?<how> (?:also |often |usually |commonly |generally |most commonly |sometimes |now |then )*)?\s?(?<verb>called|known as|termed|nicknamed) (?<name>(?:an? |the )?(?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]*)(?=[.,;]| and | or | \()/u;
const unclear =
  /\b(?:it|its|they|their|them|he|his|him|she|her|this|these|that is|those|such|I|we|our|you|your|and|or|one|which)\b/i;

interface Naming {
  readonly question: string;
  readonly name: string;
}

/** "A word that reads the same backwards is called a palindrome." asks "What is a word that … called?". */
export function namingQuestions(sentence: ReadSentence, text: EnglishText): Fact[] {
  const found = namingIn(sentence.text);
  if (found === undefined) return [];
  const article = articleOf(found.name);
  const others = [...new Set(text.sentences.flatMap(({ text: other }) => namingIn(other)?.name ?? []))].filter(
    (name) =>
      name !== found.name && articleOf(name) === article && !sentence.text.includes(name.replace(/^(?:an?|the) /, '')),
  );
  const terms = text.mentioned
    .filter(
      ({ phrase, kind, text: term, ...mentioned }) =>
        (kind === 'thing' || kind === 'unknown' || kind === 'abstract') &&
        formOf(term) === formOf(found.name) &&
        !phrase.plural &&
        term.split(' ').length <= found.name.split(' ').length + 1 &&
        !/ of /.test(term) &&
        closeness(mentioned.head, lastWord(found.name)) > 0 &&
        canBeOption({ ...mentioned, phrase, kind, text: term }),
    )
    .map(({ text: term }) => term)
    .filter((term) => !sentence.text.toLowerCase().includes(term.replace(/^(?:an?|the) /, '').toLowerCase()));
  const distractors = [...new Set([...others, ...terms])].slice(0, 3);
  if (distractors.length < 2) return [];
  const evidence = text.source.reading.sentences[sentence.index]?.text ?? '';
  return [
    {
      kind: 'definition',
      draft: { evidence, question: found.question, correct: found.name, distractors },
      sentence: sentence.index,
      value: 10,
    },
  ];
}

const lastWord = (term: string): string => term.slice(term.lastIndexOf(' ') + 1).toLowerCase();

function namingIn(text: string): Naming | undefined {
  const { place = '', subject = '', be = '', how = '', verb = '', name = '' } = naming.exec(text)?.groups ?? {};
  if (
    subject === '' ||
    unclear.test(subject.replace(/^(?:A|An|The) /, '')) ||
    unclear.test(place) ||
    /^(?:What|There|Some|Others?|Most|Many)\b/.test(subject)
  )
    return undefined;
  if (/^(?:after|because|for|by|so|an?|the|due)$/i.test(name) || subject.includes(name)) return undefined;
  const small = /^(?:A|An|The|Each|Every)\b/.test(subject)
    ? subject.charAt(0).toLowerCase() + subject.slice(1)
    : subject;
  const where = place === '' ? '' : `in ${place}, `;
  return { question: asked(`${where}what`, be, small, how.trim(), verb), name };
}

const articleOf = (name: string): string => /^(an?|the) /.exec(name)?.[1]?.replace('an', 'a') ?? '';
/** Article, capital and number of words: what is visible at a glance. */
const formOf = (name: string): string =>
  `${articleOf(name)} ${/\p{Lu}/u.test(name)} ${Math.min(2, name.split(' ').length)}`;
