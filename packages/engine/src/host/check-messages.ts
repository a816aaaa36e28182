import { type Finding, reject } from '../contract/finding.js';
import { isObject } from '../lib/data.js';
import { placeholder } from '../messages/wording.js';

/** Bounds of a game's sentences; they are sent between threads and kept for each game. */
const most = { languages: 100, codes: 1_000, characters: 1_000 } as const;

const keyPattern = /^[a-z][a-z0-9_]{0,63}(?:\.\w{1,64})?$/;
const forms: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/**
 * Checks the shape of a game's sentences: canonical language tags, codes, texts or plural forms, and in each language
 * only params that the English sentence of the code has.
 */
export function checkMessages(messages: unknown): Finding[] {
  if (messages === undefined) return [];
  if (!isObject(messages)) return [fault('must be a record of language tag to sentences', [])];
  const languages = Object.keys(messages);
  if (languages.length > most.languages) return [fault(`must have at most ${most.languages} languages`, [])];
  return languages.flatMap((language) =>
    isCanonicalTag(language)
      ? checkLanguage(messages, language)
      : [fault(`${language} must be a language tag in its usual form, such as en or pt-BR`, [language])],
  );
}

function checkLanguage(messages: Record<string, unknown>, language: string): Finding[] {
  const [own, english] = [messages[language], messages.en];
  if (!isObject(own)) return [fault(`${language} must be a record of code to sentence`, [language])];
  const keys = Object.keys(own);
  if (keys.length > most.codes) return [fault(`${language} must have at most ${most.codes} sentences`, [language])];
  return keys.flatMap((key) => {
    const path = [language, key];
    if (!keyPattern.test(key)) return [fault(`${language} has the key ${key}; write code or code.case`, path)];
    if (!isWording(own[key])) {
      const wanted = `a sentence of at most ${most.characters} characters, or plural forms with other`;
      return [fault(`${language}.${key} must be ${wanted}`, path)];
    }
    const known = isObject(english) && isWording(english[key]) ? paramsIn(english[key]) : undefined;
    const unknown = [...paramsIn(own[key])].find((name) => known?.has(name) === false);
    return unknown === undefined
      ? []
      : [fault(`${language}.${key} has {${unknown}}, which the English sentence does not have`, path)];
  });
}

/** The params that a sentence names, in all of its forms. */
function paramsIn(wording: unknown): Set<string> {
  const texts = isObject(wording) ? Object.values(wording) : [wording];
  return new Set(texts.flatMap((text) => [...String(text).matchAll(placeholder)].map(([, name]) => name ?? '')));
}

function isWording(value: unknown): boolean {
  if (!isObject(value)) return isText(value);
  return isText(value.other) && Object.entries(value).every(([form, text]) => forms.has(form) && isText(text));
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '' && value.length <= most.characters;
}

function isCanonicalTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

function fault(message: string, path: readonly string[]): Finding {
  return reject('wrong_member', `messages ${message}.`, ['messages', ...path]);
}
