import { gapSign } from '../../item-parts.js';
import type { Fact } from '../facts/facts.js';

/** Things of which a text has several, and a sentence with the article alone does not say which. */
const things =
  'country|nation|state|region|area|town|city|village|island|company|firm|office|team|group|agency|organi[sz]ation|ship|building|study|survey|report|research|data|findings|figures|results|war|battle|law|treaty|agreement|project|film|book|series|event|disease|virus|program(?:me)?|system|process|region|lines?|centre|center|site|place';
/** Only as what the sentence is about: "the lighthouse on the island" says enough. */
const open = new RegExp(
  `(?<=^|, |^(?:In|On|At|By) \\p{L}+ |\\b(?:did|does|do|will|was|were|is|are|has|have|had|who|what) )[Tt]he (?:\\p{Ll}+ )?(?:${things})(?:['’]s)?(?!\\p{L})(?! (?:of (?!\\d|the |_)|that |which |who |called |named |known |near |between |in \\p{Lu}|at \\p{Lu}|on \\p{Lu}|\\p{Lu}))`,
  'u',
);
/** What only a picture shows. */
const pictured =
  /\b(?:in|on|at|to) the (?:background|foreground|picture|image|photo(?:graph)?|diagram|figure|map|table|chart|(?:top|bottom|upper|lower|left|right)(?! \p{Ll}+ of)(?: \p{Ll}+)?(?=[.,?]|$))/u;
const names =
  /(?<=[\p{L}\d,’')] )\p{Lu}\p{L}|^(?!(?:The|An?|In|On|At|By|For|From|To|As|When|While|After|Before|During|Since|Of|With|It|There|Who|What|Which|How)\b)\p{Lu}\p{Ll}+ (?:\p{Lu}|has|had|was|is|said|says)/u;
/** Months are names of no place. */
const months = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g;

/** Kinds that ask for a detail, of which there are as many as there are things. */
const details: ReadonlySet<Fact['kind']> = new Set(['number', 'year', 'contrast', 'class', 'definition', 'link']);

/** Whether a question speaks of "the country", "the town" or "the background" before anything says of what or where. */
export function hasOpenWords({ kind, draft: { question } }: Fact): boolean {
  if (pictured.test(question)) return true;
  if (!details.has(kind)) return false;
  const main = question.includes(gapSign) ? question.slice(0, question.indexOf(gapSign) + 60) : question;
  const at = main.search(open);
  return at !== -1 && !names.test(main.slice(0, at).replace(months, ''));
}
