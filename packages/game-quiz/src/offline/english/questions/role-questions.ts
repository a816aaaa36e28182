import { differs } from '../../distractors/term-distractors.js';
import type { Fact } from '../../facts/facts.js';
import { type EnglishText, rootsOf } from '../reading/sentence.js';
import { isBareName, withoutOffice } from '../references/same-person.js';
import { isSurelyPerson } from '../references/sure-persons.js';

/** A person and what the text says that the person is. */
export interface Role {
  readonly name: string;
  readonly role: string;
  readonly sentence: number;
}

const name = '(?<name>\\p{Lu}[\\p{L}’-]+(?: (?:\\p{Lu}\\.|van|von|de|der|da|bin|al|\\p{Lu}[\\p{L}’-]+)){1,3})';
const behind = new RegExp(`${name}, (?<role>(?:(?:an?|the) )?[^,.;:()“”"–—?!]{5,90})(?=[,.;–—]|$)`, 'gu');

const actor =
  /^(?:\p{L}+(?:er|or|ist|ian|eer)|\p{L}*(?:man|woman|chief)|king|queen|mayor|president|minister|friend|member|head|wife|husband|son|daughter|brother|sister|father|mother|chair|captain|priest|poet|spokesperson|student|resident|activist|analyst|architect|scientist|chef|judge|pilot|dean|expert|partner|nurse|economist|critic|clerk|assistant)s?$/iu;
const noActor =
  /^(?:number|member state|order|letter|paper|matter|river|tower|center|quarter|factor|sector|error|former|other|latter|never|over|under|after|later|either|however|rather|former)$/i;

/** "Ann Reed, head of the school, …" asks "Who is the head of the school?". */
export function roleQuestions(text: EnglishText): Fact[] {
  const roles = rolesOf(text);
  if (roles.length === 0) return [];
  const clauses = text.sentences.flatMap(({ clause }) => clause ?? []);
  const isTold = clauses.filter(({ past }) => past).length > clauses.length / 2;
  const names = fullNamesOf(text).filter((other) => isSurelyPerson(other, text));
  return roles.flatMap(({ name: key, role, sentence }): Fact[] => {
    if (!names.includes(key)) return [];
    const said = rootsOf(role);
    if ([...rootsOf(key)].some((root) => said.has(root)) || said.size < 2) return [];
    // A member of the council leads it as well: others with words of the role may have it too.
    const alike = new Set(
      roles.flatMap((other) =>
        other.name !== key && [...rootsOf(other.role)].some((root) => said.has(root)) ? [other.name] : [],
      ),
    );
    const own = text.source.reading.sentences[sentence]?.text ?? '';
    const chosen: string[] = [];
    for (const other of names)
      if (
        chosen.length < 3 &&
        !alike.has(other) &&
        !own.includes(lastOf(other)) &&
        [key, ...chosen].every((each) => differs(each, other))
      )
        chosen.push(other);
    if (chosen.length < 2) return [];
    const question = `Who ${isTold && isLongAgo(sentence, text) ? 'was' : 'is'} ${/^(?:an?|the) /.test(role) ? role : `the ${role.charAt(0).toLowerCase()}${role.slice(1)}`}?`;
    const draft = { evidence: own, question, correct: key, distractors: chosen };
    return [{ kind: 'subject', draft, sentence, value: 9 }];
  });
}

/** What is told of earlier years is history. */
const recent = 1980;
/** Sentences around one whose years are its time. */
const around = 2;

export function isLongAgo(at: number, { source }: EnglishText): boolean {
  const near = source.reading.sentences.slice(Math.max(0, at - around), at + around + 1);
  const years = near.flatMap(({ text }) => text.match(/\b(?:1\d|20)\d{2}\b/g) ?? []).map(Number);
  const newest = years.length > 0 ? Math.max(...years) : source.newestYear;
  return newest < recent;
}

export function rolesOf({ source }: EnglishText): Role[] {
  const found = source.reading.sentences.flatMap(({ text, paragraph }, sentence): Role[] =>
    text.length > maxCharacters || source.reading.paragraphs[paragraph]?.kind === 'heading'
      ? []
      : [...text.matchAll(behind)].flatMap(({ groups: { name: own = '', role = '' } = {} }) =>
          isRole(role) && isPerson(own) ? [{ name: withoutOffice(own), role, sentence }] : [],
        ),
  );
  const seen = new Set<string>();
  return found.filter(({ role }) => !seen.has(role) && seen.add(role));
}
const maxCharacters = 600;

/** What has the role of a person is one, unless it is a body of them. */
const isPerson = (own: string): boolean =>
  !/\b(?:University|Council|Street|Company|City|School|Bank|Museum|Institute|Party|Group|Club|Trust|Ministry|Agency|House)\b/.test(
    own,
  );

/** A role of one: "the head of the school"; one of several only with where it is held, or what is done in it. */
const belongs = /^(?!an? ).* (?:of|at|for|behind|who) \p{L}|^an? .* (?:at|who) \p{L}/u;
/** A role that needs no complement: there is one. */
const leads = /^(?:the )?(?:head|chief|mayor|president|director|deputy|prime minister) ?/;

/** Whether words name what somebody is, clear by themselves. */
function isRole(role: string): boolean {
  const head =
    role
      .replace(/ (?:of|at|for|in|from|to|with|on|and|who|which|that)\b.*$/, '')
      .split(' ')
      .at(-1) ?? '';
  return (
    actor.test(head) &&
    !noActor.test(head) &&
    (belongs.test(role) || leads.test(role)) &&
    /^(?:(?:an?|the) |\p{Ll}|\p{Lu}\p{Ll}+ (?:of|at|for)\b)/u.test(role) &&
    !unclear.test(role) &&
    !/\b(?:is|are|was|were|has|had|have|said|says|wrote|but|when|because|if)\b/.test(role)
  );
}

const unclear =
  /\bthe \p{Ll}+['’]s\b|\b(?:it|its|they|them|their|he|she|him|his|her|hers|this|that|these|those|such|other|another|same|also|I|we|our|you|your|my|here|there|now|then|former|latter|one|first|second|only|whose)\b/iu;

const lastOf = (full: string): string => full.slice(full.lastIndexOf(' ') + 1);

/** "says Deputy Mayor Niklas Siren": who speaks, wherever the sentence is cut. */
const saidBy = new RegExp(
  `\\b(?:says|said|adds|added|explains|explained|argues|argued|according to) (?:\\p{L}+ ){0,2}?${name}(?![\\p{L}’'])`,
  'gu',
);
const known = new WeakMap<EnglishText, readonly string[]>();

/** The full names of the text's persons: of those with a role first. */
export function fullNamesOf(text: EnglishText): readonly string[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  const named = text.mentioned.filter(
    (person) => person.kind === 'person' && !person.phrase.plural && isBareName(person) && / \p{Lu}/u.test(person.text),
  );
  const { speeches, reading } = text.source;
  const speakers = [
    ...speeches.map(({ speaker }) => speaker).filter((speaker) => /^\p{Lu}\S+ \p{Lu}/u.test(speaker)),
    ...[...reading.text.matchAll(saidBy)].map(({ groups }) => withoutOffice(groups?.name ?? '')),
  ];
  const all = [
    ...rolesOf(text).map(({ name: own }) => own),
    ...speakers,
    ...named.map((person) => withoutOffice(person.text)),
  ];
  const names = [...new Set(all)].filter(isPerson);
  known.set(text, names);
  return names;
}
