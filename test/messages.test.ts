import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Messages } from '@ludotext/engine/game';
import { ownMessages, reasonCodes, warningCodes } from '@ludotext/engine/host';
import { describe, expect, it } from 'vitest';
import { messages as formats } from '../packages/formats/src/messages/index.js';
import { messages as quiz } from '../packages/game-quiz/src/messages/index.js';
import { rules as quizRules } from '../packages/game-quiz/src/validate.js';
import { messages as sentenceOrder } from '../packages/game-sequence-sentence/src/messages/index.js';
import { rules as sentenceRules } from '../packages/game-sequence-sentence/src/validate.js';
import { messages as wordOrder } from '../packages/game-sequence-word/src/messages/index.js';
import { rules as wordRules } from '../packages/game-sequence-word/src/validate.js';

const languages = ['ar', 'de', 'en', 'es', 'fr'];

interface Spoken {
  readonly messages: Messages;
  /** The codes that something says. */
  readonly codes: readonly string[];
}

/** The codes that the sources of a package name where they say something. */
function codesIn(folder: string): string[] {
  const said =
    /(?:\bcode: |\bat\(\w+, |\bfaultAt\([^'{;]*|\b(?:say|errorSaying|reasonSaying|counted|leftOut)\(\s*)'([a-z_]+)'/g;
  const source = path.resolve(import.meta.dirname, `../packages/${folder}/src`);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/^(?:testing|node|models|player)\//.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(said)].map(([, code]) => code as string),
  );
}

const ownReasons = Object.keys(reasonCodes).filter((code) => code !== 'model_reason' && code !== 'game_reason');
const ownRules = [
  'schema',
  'duplicate_item',
  'near_duplicate',
  'alternative_not_permutation',
  'alternative_is_solution',
];
/** Said in a game's or an author's own words. */
// `custom` is zod's word for a check of ours.
const ownWords = ['custom', 'explanation'];

const everyone: Readonly<Record<string, Spoken>> = {
  engine: {
    messages: ownMessages,
    codes: [...Object.keys(warningCodes), ...ownReasons, ...ownRules, ...codesIn('engine')],
  },
  quiz: { messages: quiz, codes: [...quizRules.map(({ id }) => id), ...codesIn('game-quiz')] },
  'sentence order': {
    messages: { en: { ...ownMessages.en, ...sentenceOrder.en } },
    codes: [...sentenceRules.map(({ id }) => id), ...codesIn('game-sequence-sentence')],
  },
  'word order': {
    messages: { en: { ...ownMessages.en, ...wordOrder.en } },
    codes: [...wordRules.map(({ id }) => id), ...codesIn('game-sequence-word')],
  },
  formats: { messages: formats, codes: codesIn('formats') },
};

it.each(Object.entries(everyone))('%s has a sentence for every code', (_, { messages, codes }) => {
  const known = new Set(Object.keys(messages.en ?? {}).map((key) => key.replace(/\..*/, '')));
  const ofEngine = new Set(Object.keys(ownMessages.en ?? {}).map((key) => key.replace(/\..*/, '')));
  const missing = codes.filter((code) => !known.has(code) && !ofEngine.has(code) && !ownWords.includes(code));
  expect([...new Set(missing)]).toEqual([]);
});

/** The params of a sentence in all of its forms, sorted. */
function paramsOf(wording: Messages[string][string] | undefined): string[] {
  const forms = typeof wording === 'object' ? Object.values(wording) : [wording ?? ''];
  return [...new Set(forms.flatMap((form) => form.match(/\{[a-z_]+\}/g) ?? []))].sort();
}

/** Whether a key is no sentence of its own: a word for a param, or what a game says of its direct format. */
function isWord(key: string, english: Messages[string]): boolean {
  const [code = ''] = key.split('.');
  return code === 'direct_format' || Object.values(english).some((wording) => paramsOf(wording).includes(`{${code}}`));
}

/** One table for each that says something. */
function tablesOf(spoken: Readonly<Record<string, Messages>>): string {
  return Object.entries(spoken)
    .map(([name, messages]) => {
      const rows = Object.entries(messages.en ?? {}).map(([key, wording]) => {
        const params = paramsOf(wording).map((param) => `\`${param.slice(1, -1)}\``);
        const sentence = typeof wording === 'object' ? wording.other : wording;
        return `| \`${key}\` | ${params.join(', ')} | ${sentence.replaceAll('|', '\\|')} |`;
      });
      return `## ${name}\n\n| code | params | in English |\n|---|---|---|\n${rows.join('\n')}\n`;
    })
    .join('\n');
}

it('are listed with their params in docs/messages.md', () => {
  const page = path.resolve(import.meta.dirname, '../docs/messages.md');
  const expected = `# Messages

For developers who write their own sentences, or translate those of the service. Each code has its params and the sentence that the service makes of them in English. A key
\`code.case\` is the sentence for the param \`case\`. Written by \`UPDATE_DOCS=1 npx vitest run test/messages.test.ts\`; [errors.md](errors.md) says where the codes occur.

${tablesOf({ 'The service': ownMessages, Quiz: quiz, 'Sentence order': sentenceOrder, 'Word order': wordOrder, Formats: formats })}`;
  if (process.env.UPDATE_DOCS === '1') writeFileSync(page, expected);
  expect(readFileSync(page, 'utf8')).toBe(expected);
});

describe.each(Object.entries({ engine: ownMessages, quiz, sentenceOrder, wordOrder, formats }))(
  'the sentences: %s',
  (_, messages) => {
    it('are in all languages', () => expect(Object.keys(messages).sort()).toEqual(languages));

    it.each(languages)('have the same codes and params as in English: %s', (language) => {
      const english = messages.en ?? {};
      const own = messages[language] ?? {};
      const sentences = Object.keys(own).filter((key) => !isWord(key, english));
      expect(sentences).toEqual(Object.keys(english).filter((key) => !isWord(key, english)));
      // English has the words of its params in its code; every other language has them all.
      const words = Object.keys(messages.de ?? {}).filter((key) => isWord(key, english));
      if (language !== 'en') expect(Object.keys(own).filter((key) => isWord(key, english))).toEqual(words);
      for (const key of Object.keys(english)) expect([key, paramsOf(own[key])]).toEqual([key, paramsOf(english[key])]);
    });

    it.each(languages)('have plural forms that the language has, and end like a sentence: %s', (language) => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      for (const [key, wording] of Object.entries(messages[language] ?? {})) {
        if (isWord(key, messages.en ?? {})) continue;
        if (typeof wording === 'object') {
          expect(pluralCategories).toEqual(expect.arrayContaining(Object.keys(wording)));
        }
        for (const form of typeof wording === 'object' ? Object.values(wording) : [wording]) {
          // The name of a member is no sentence.
          expect([key, form]).toEqual([key, expect.stringMatching(key.startsWith('title.') ? /[^.]$/ : /(?:\.|\})$/)]);
        }
      }
    });
  },
);
