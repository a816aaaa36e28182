import type { MessageParams, Messages, Wording, Wordings } from '../contract/message.js';

/** The places of params in a sentence. */
export const placeholder = /\{([a-z][a-z0-9_]*)\}/g;

/** The sentence of a code in the first language that has it; undefined where none has. */
export function messageIn(
  messages: Messages,
  languages: readonly string[],
  code: string,
  params: MessageParams,
): string | undefined {
  for (const language of languages) {
    const wording = wordingOf(messages[language], code, params);
    if (wording !== undefined) return fillIn(wording, params, language, messages[language] ?? {});
  }
  return undefined;
}

/** The sentence of a code, or of one of its cases. */
function wordingOf(wordings: Wordings | undefined, code: string, params: MessageParams): Wording | undefined {
  if (wordings === undefined) return undefined;
  return [`${code}.${params.case}`, code].filter((key) => Object.hasOwn(wordings, key)).map((key) => wordings[key])[0];
}

/** Puts the params into a sentence, in its plural form for `count`. */
function fillIn(wording: Wording, params: MessageParams, language: string, wordings: Wordings): string {
  const form = typeof wording === 'string' ? wording : pluralForm(wording, params.count, language);
  return form.replace(placeholder, (place, name: string) =>
    Object.hasOwn(params, name) ? inWords(name, String(params[name]), wordings) : place,
  );
}

/** A param as the language says it: a word, or words with `, ` between them, that it has as `param.word`. */
function inWords(name: string, value: string, wordings: Wordings): string {
  const word = (given: string): string => {
    const key = `${name}.${given.replace(/\W+/g, '_').replace(/^_|_$/g, '')}`;
    const known = Object.hasOwn(wordings, key) ? wordings[key] : undefined;
    return typeof known === 'string' ? known : given;
  };
  return value.split(', ').map(word).join(', ');
}

function pluralForm(forms: Exclude<Wording, string>, count: string | number | undefined, language: string): string {
  const rule = typeof count === 'number' ? pluralRules(language).select(count) : 'other';
  return forms[rule] ?? forms.other;
}

/** Of the languages that have wordings; making them takes longer than all else about a message. */
const rulesByLanguage = new Map<string, Intl.PluralRules>();

function pluralRules(language: string): Intl.PluralRules {
  const rules = rulesByLanguage.get(language) ?? new Intl.PluralRules(language);
  rulesByLanguage.set(language, rules);
  return rules;
}
