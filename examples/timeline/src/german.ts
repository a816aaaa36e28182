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
export function reordered(text: string): string | undefined {
  const { verb = '', first = '', rest = '' } = inverted.exec(text)?.groups ?? {};
  if (first === '' || rest.startsWith(' von ') || (rest === '' && !complete.test(verb))) return undefined;
  return `${first} ${verb}${rest}`;
}
