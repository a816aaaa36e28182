import { seedFrom, shuffle } from '@ludotext/engine/game';
import { wordSet } from '../../../languages/index.js';
import type { Fact } from '../../facts/facts.js';
import { heroOf, topicOf } from '../gates.js';
import { type EnglishText, rootsOf } from '../reading/sentence.js';
import { isLongAgo, type Role, rolesOf } from './role-questions.js';

/** What somebody does, and where; with the article of the role. */
const parts =
  /^(?:(?<article>an?|the) )?(?:current )?(?<job>(?:[\p{L}-]+ ){0,2}?(?<head>[\p{L}-]+))(?<place> (?<how>of|at|for|with|to) [^,]*\p{Lu}[^,]*)?$/u;

const scholars = wordSet(
  'astronomer radioastronomer astrophysicist biologist botanist chemist economist ecologist geographer geologist historian linguist mathematician philosopher physicist psychologist ' +
    'sociologist archaeologist anthropologist engineer zoologist climatologist neuroscientist oceanographer',
);
const leaders = wordSet(
  'president director executive founder co-founder chairman chairwoman chair head chief spokesperson spokesman spokeswoman treasurer secretary manager owner scientist',
);
const staff = wordSet(
  'coordinator partner adviser advisor editor reporter correspondent professor researcher lecturer librarian analyst programmer designer curator',
);
const famous = wordSet(
  'explorer painter poet composer general banker bishop sculptor novelist inventor architect actor singer businessman merchant physician navigator cartographer missionary',
);

/** What else can be done: of a body, at a place, in a field of study, and by somebody of history. */
const others = {
  of: ['founder', 'treasurer', 'secretary', 'spokesperson'],
  at: ['accountant', 'photographer', 'lawyer', 'designer', 'translator'],
  study: ['economist', 'historian', 'geologist', 'linguist', 'psychologist', 'botanist'],
  famous: ['painter', 'composer', 'general', 'banker', 'poet', 'explorer', 'architect'],
} as const;

/** "Ann Reed, an astronomer at the University of Marle, …" asks "Who is Ann Reed?", among others who work there. */
export function jobQuestions(text: EnglishText, seed: number): Fact[] {
  const [topic, hero] = [topicOf(text), heroOf(text)];
  const seen = new Set<string>();
  return [...rolesOf(text), ...rolesBefore(text)].flatMap(({ name, role, sentence }): Fact[] => {
    const evidence = text.source.reading.sentences[sentence]?.text ?? '';
    const { article = 'the', job = '', head = '', place = '', how = '' } = parts.exec(role)?.groups ?? {};
    const kind = kindOf(head.toLowerCase(), how);
    if (kind === undefined || unclear.test(role) || seen.has(name)) return [];
    if (name.toLowerCase().endsWith(` ${hero}`) || [...rootsOf(name)].some((root) => topic.has(root))) return [];
    seen.add(name);
    const said = evidence.toLowerCase();
    const possible = others[kind].filter((other) => !said.includes(other));
    const nation = /^\p{Lu}\p{Ll}+ (?=\p{Ll})/u.exec(job)?.[0] ?? '';
    const written = (what: string): string =>
      `${article === 'the' ? 'the' : /^[aeio]/i.test(what) ? 'an' : 'a'} ${what}${place}`;
    const distractors = shuffle(possible, seedFrom(name, String(seed))).slice(0, 3);
    if (distractors.length < 3) return [];
    const isNow = role.includes('current ') || /\b(?:says?|said|adds|added|is|are|has|have)\b/.test(evidence);
    const isPast = place === '' ? /\p{Ll}ed\b|\b(?:was|were)\b/u.test(evidence) : text.source.newestYear > 0;
    const verb = !isNow && isPast && (place === '' || isLongAgo(sentence, text)) ? 'was' : 'is';
    const draft = {
      evidence,
      question: `Who ${verb} ${name}?`,
      correct: written(nation === '' ? job.toLowerCase() : job),
      distractors: distractors.map((other) => written(`${nation}${other}`)),
    };
    return [{ kind: 'meaning', draft, sentence, value: 8 }];
  });
}

/** What the others of a role are; undefined for a role that is none of these. */
function kindOf(head: string, how: string): keyof typeof others | undefined {
  if (scholars.has(head)) return how === 'of' ? undefined : 'study';
  if (famous.has(head)) return how === '' ? 'famous' : undefined;
  if (!leaders.has(head) && !staff.has(head)) return undefined;
  if (how === 'of') return leaders.has(head) ? 'of' : undefined;
  return how === '' ? undefined : 'at';
}

/** More than one role, and one that is cut: "president of Dana F". */
const unclear = /\band\b|\bformer\b| \p{Lu}$/u;

const nations = '\\p{Lu}\\p{Ll}+(?:ese|ish|an|ch|ek|ss)';
/** "the French engineer Georges Claude" */
const before = new RegExp(
  `(?<role>${nations} \\p{Ll}+) (?<name>\\p{Lu}[\\p{L}’-]+(?: (?:\\p{Lu}\\.|van|von|de|der|da|\\p{Lu}[\\p{L}’-]+)){1,3})`,
  'gu',
);

const rolesBefore = ({ source }: EnglishText): Role[] =>
  source.reading.sentences.flatMap(({ text }, sentence) =>
    [...text.matchAll(before)].map(({ groups: { name = '', role = '' } = {} }) => ({
      name,
      role: `a ${role}`,
      sentence,
    })),
  );
