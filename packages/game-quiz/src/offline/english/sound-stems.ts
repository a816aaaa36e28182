import { wordSet } from '../../languages/index.js';
import type { Fact } from '../facts/facts.js';

/** Nouns that, alone with "the", mean one that an earlier sentence named. */
const pointing = wordSet(
  'process group system method approach technique result results study research findings report survey effect effects problem situation practice term concept idea theory change changes event ' +
    'events decision move step act action attempt effort movement agreement deal law bill policy plan project program programme campaign task position role place site area areas region spot ' +
    'latter former rest other others two three pair both case cases example examples type types kind kinds form forms structure feature features trait condition conditions year time period ' +
    'moment number numbers name title word words question answer reason reasons fact point subject topic issue issues thing things way ways one ones item items part parts piece pieces section ' +
    'paper letter journal article interview document show session meeting incident attack accident discovery invention material substance device instrument tool mixture object figure amount level ' +
    'rate value difference relationship comparison collection series set list whole majority minority remainder following above same difficulty purpose',
);
const followed =
  /^(?:of|that|which|who|whose|where|when|(?:in|into|at|on|from|by|through|with|under) (?:which|whom)|to|for|between|behind|about|on|against|called|known|named)\b/;

/** Words that refer to something outside of the question. */
const dangling =
  /\b(?:this|these|those|such|another|the others?|the same|the former|the latter|the above|the following|the (?:second|third|fourth|last|next) one|also|too|either|neither|likewise|instead|therefore|thus|hence|however|moreover|furthermore|then|so far|similarly|as well|again|meanwhile|here|thereby|therein|aforementioned|respectively)\b/i;
/** "… such as rice", "more than those of cats": the words are explained where they stand. */
const explained =
  /\bsuch (?:as|an?)\b|\b(?:those|that) (?:who|which|that|of|in|with|from|living|working)\b|\bas well as\b|\binstead of\b|\bnever\b.*\bagain\b|\bthe same (?:\p{L}+ ){0,3}as\b|\btoo (?:\p{L}+)\b(?=.* to\b)|\bso that\b|\b(?:this|these|those) (?:day|days)\b|\beither (?:\p{L}+ )+or\b|\bsimilarly to\b|\bsame-|\bone another\b/giu;

const endsOpen =
  /\b(?:and|or|but|nor|the|an?|that|which|who|whose|because|as|if|when|while|than|very|more|most|less|not|only|some|many|several|is|are|was|were|has|have|had|been|be|can|will|would|could|should|may|might|must|his|her|its|their|both|between|including|\p{L}+['’]s)\?$/iu;
/** "How many steps does the tower have?" */
const counts = /^(?:How|What|Which) .*\b(?:do|does|did|is|are|was|were) .*\b(?:have|has|had|is|are|was|were|be)\?$/u;
const broken =
  /\s[,;:.]|[,;:]\?|[;[\]{}<>|]|\b(\p{L}+) \1\b(?<!\b(?:that that|had had))|\b(?:a|the|an) (?:a|the|an|is|are|was|were|of|and|or|in|to)\b|\ba [aeio]\p{L}{2,}(?<!\ba (?:one|once|o\p{L}+e|eu\p{L}+|uni\p{L}+|use\p{L}*))\b|\bwhat (?:do|does|did|is|are|was|were)\?$|\b(?:did|does|do) \p{L}+ \?$/iu;
const subjectVerb = /^(?:What|Who) (?:are|were|have|do not)\b(?! \p{L}+.*\?)/u;

/** Whether a question's words are whole, and clear to a reader who knows the text but not the sentence. */
export function isSoundStem({ draft, kind }: Fact): boolean {
  const { question } = draft;
  // "Which of these comes first?": these are the options; a word has the words around it quoted.
  if (kind === 'order' || kind === 'word' || kind === 'link') return true;
  // A gap has its whole sentence, whose subject at least must be clear.
  if (question.includes('_____') || !question.endsWith('?'))
    return !/^The /.test(question) || !pointsBack(question.slice(0, 40), true);
  if ((endsOpen.test(question) && !counts.test(question)) || broken.test(question) || subjectVerb.test(question))
    return false;
  if (dangling.test(question.replace(explained, ''))) return false;
  if (isUneven(question, '(', ')') || (question.match(/["“”]/g)?.length ?? 0) % 2 === 1) return false;
  return !pointsBack(question);
}

const isUneven = (text: string, open: string, close: string): boolean =>
  text.split(open).length !== text.split(close).length;

/** "Who joined the group?": only an earlier sentence says which. */
function pointsBack(question: string, onlyFirst = false): boolean {
  for (const found of question.matchAll(/\b[Tt]he (\p{Ll}+)(?=([,?]| )(.*))/gu)) {
    const [, noun = '', mark = '', rest = ''] = found;
    if (onlyFirst && found.index > 0) break;
    if (!pointing.has(noun)) continue;
    if (mark !== ' ') return true;
    // A noun behind it makes it a description: "the process engineer".
    if (!followed.test(rest) && !/^\p{L}+ (?:of|is|was|are|were)\b/u.test(rest)) return true;
  }
  return false;
}
