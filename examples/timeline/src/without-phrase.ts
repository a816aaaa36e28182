import { tongues } from './languages.js';
import type { DatePhrase } from './read-date.js';

/** Where a sentence goes on with another thought. */
const turns: Readonly<Record<string, RegExp>> = {
  en: / (?:in|of|on|for|to|by|under|from|with|at) which\b|, (?:which|who|whose|where|when|while|whereas|but|and|so|although|though|yet|for|because|as|with|making|becoming|causing|leading|allowing|giving|effectively|thus|thereby|\p{Ll}+ing)\b| [–—] | - |^,? and /u,
  de: /, |^ und | [–—] | - /u,
};

/** A sentence up to its first turn and without a phrase of time; undefined where that does not give the same event. */
export function withoutPhrase(sentence: string, phrase: DatePhrase, language: string): string | undefined {
  const { start, end } = phrase;
  const [front, rest] = [withoutInsertion(sentence.slice(0, start)), sentence.slice(end)];
  const isFirst = front.trim() === '';
  const head = isFirst ? rest.replace(/^,? /, ' ') : rest;
  const turn = head.search(turns[language] ?? /, /);
  // "in Malindi, Mombasa, Kilifi, and Diani": the last comma of a list is no turn.
  if (turn !== -1 && /^, (?:and|or) /.test(head.slice(turn)) && head.slice(0, turn).includes(',')) return undefined;
  const kept = (turn === -1 ? head.slice(0, -1) : head.slice(0, turn)).replace(/[\s,]+$/, '');
  if (isFirst) return language === 'de' ? reordered(kept.trim()) : closed(kept.trim());
  // A comma on both sides belongs to what stands in between, not to the sentence.
  const isInserted = front.includes(',') && rest.startsWith(',');
  if (isInserted || !isOfMainClause(front, language)) return undefined;
  const joined = `${front.replace(/,? $/, '')}${/^[,.]/.test(kept) ? '' : ' '}${kept.trimStart()}`;
  return closed(joined.replace(/\b(?:also|auch) /, '').trim());
}

/** "The group Venom, which many know, was founded" without what stands between the commas. */
function withoutInsertion(front: string): string {
  return front.replace(/^([^,]{3,60}), [^,]+(?:, [^,]+)?, (?=(?:wurden?|war|was|were) [^,]*$)/u, '$1 ');
}

function closed(text: string): string | undefined {
  return text === '' ? undefined : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Participles that make a date that of a thing ("the market built in 1808"), where no auxiliary is near. */
const participle = /\b(?:\p{Ll}+ed|built|born|made|written|held|begun|won|sold|known|drawn|found)(?: \p{Ll}+ly)?,? $/u;
const auxiliary = /\b(?:was|were|been|is|are|be|got|did)\b(?: [\p{L}-]+){0,3},? $/u;
const finite = /\b(?:was|were|is|are|has|became|began|made|took|gave|won|built|wrote|led|held|\p{Ll}+ed)\b/gu;

/** Words before a German year that make it part of a phrase ("die 1834 gegründete Schule"). */
const attached =
  /(?:^|[ (])(?:\p{L}*[dD](?:er|ie|as|en|em|es)|\p{Ll}*eine?[rmns]?|und|oder|[a-zäöü]+m|um|seit|bis|ab|von|vor|nach|über|gegen|zwischen|aus|in|etwa|rund|circa|ca\.|den|mit|für)$/iu;

/** Whether a phrase behind these words tells the time of the sentence itself. */
function isOfMainClause(front: string, language: string): boolean {
  const clauses = tongues[language]?.clauses ?? '';
  if (language === 'de')
    return (
      !attached.test(front.trimEnd()) &&
      !new RegExp(`, (?:\\p{L}+ )?(?:${clauses})\\b`, 'u').test(front) &&
      !front.includes(',')
    );
  if (new RegExp(`(?<![\\p{L}-])(?:${clauses})(?![\\p{L}-])`, 'iu').test(front)) return false;
  if (/\b(?:of|from|the|between|until|around|about|and|or|than),? $/u.test(front) || /ing\b[^,]*,/u.test(front))
    return false;
  const isParticiple = participle.test(front) && !auxiliary.test(front);
  return !isParticiple || (front.match(finite) ?? []).length === 1;
}

const cap = "\\p{Lu}[\\p{L}\\p{M}’'.-]*";
const caps = `${cap}(?: (?:(?:van|de) )?${cap})*`;
const adjectives = '(?:\\p{Ll}+e[rsmn]? ){0,3}?';
const genitive = `(?: (?:des|der|eines|einer) ${adjectives}${caps}){0,2}`;
const article = '(?:der|die|das|eine?|zwei|drei|vier|viele|mehrere|einige)';
const preposition = '(?:in|im|am|auf|bei|von|vom|mit|nach|zum|zur|durch|aus|über|unter|an|vor)';
/** The verb, and the first part of a German sentence behind it. */
const inverted = new RegExp(
  `^(?<verb>\\p{Ll}+(?: und \\p{Ll}+)?(?: sich)?) (?<first>(?:${preposition} )?(?:(?:${article}|de[mn]) )?${adjectives}${caps}${genitive})(?<rest>(?: [^,]*)?)$`,
  'u',
);
/** Verbs that need nothing behind their subject. */
const complete = /^(?:begann|endete|starb|entstand|erschien|zerfiel|brach|siegte)$/;

/** A German sentence whose first part was left out: the part behind the verb takes its place. */
function reordered(text: string): string | undefined {
  const { verb = '', first = '', rest = '' } = inverted.exec(text)?.groups ?? {};
  if (first === '' || rest.startsWith(' von ') || (rest === '' && !complete.test(verb))) return undefined;
  return closed(`${first} ${verb}${rest}`);
}
