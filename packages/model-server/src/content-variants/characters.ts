import { putIntoTexts } from './change-values.js';
import { beginning, type ContentVariant, json, variant } from './content-variant.js';

/** Puts raw characters into the first text of each item. */
function inTexts(name: string, title: string, raw: string, expected: ContentVariant['expected'] = 'changed') {
  return variant(name, title, expected, ({ items }) => putIntoTexts(items, raw));
}

/** Puts raw characters into the first text of the first item, which is lost by it. */
function inFirstText(name: string, title: string, raw: string) {
  return variant(name, title, 'fewer', ({ items }) => {
    const first = putIntoTexts(items.slice(0, 1), raw).slice('{"items":['.length, -2);
    return `{"items":[${[first, ...items.slice(1).map(json)].join(',')}]}`;
  });
}

const giant = 1_000_000;
const depth = 10_000;

/** Items with something in them that breaks a reader, or who uses what was read. */
export const characters = [
  inTexts('control-characters', 'Raw control characters inside texts', '\u0000\u0007\u001b', 'all'),
  inTexts('escaped-nul', 'U+0000 as an escape', '\\u0000', 'all'),
  inTexts('lone-surrogates', 'Half a character as an escape', '\\ud83d'),
  inTexts('unknown-escapes', 'Escapes JSON does not know', ' \\d \\( '),
  inTexts('wrong-escapes', 'Escapes JSON knows but the writer did not mean (LaTeX)', ' \\frac \\theta '),
  inTexts('raw-newlines', 'Raw line breaks inside texts', '\n'),
  inTexts('code-block', 'A fenced code block inside texts', '\\n```json\\n{\\"a\\":[1]}\\n```\\n'),
  inTexts('inner-quotes', 'Quotes inside texts that are not escaped', ' "hi" there'),
  inFirstText(
    'inner-quotes-with-commas',
    'The same with commas between them, in the first item',
    ' "hi", "ho": "he", ',
  ),
  inFirstText('giant-text', 'A text of a million characters in the first item', 'a'.repeat(giant)),
  variant('prototype-member', 'A member named __proto__ in each item', 'all', ({ items }) => {
    const poisoned = items.map((item) => json(item).replace(/^\{(?=")/, '{"__proto__":{"isAdmin":true},'));
    return `{"items":[${poisoned.join(',')}]}`;
  }),
  variant('deep-nesting', `A third entry that is ${depth.toLocaleString('en')} lists deep`, 'all', (answer) => {
    const rest = answer.items.slice(2).map(json);
    return `${[beginning(answer), '['.repeat(depth) + ']'.repeat(depth), ...rest].join(',')}]}`;
  }),
];
