import { json, variant } from './content-variant.js';
import { type LooseStyle, printLoosely } from './print-loosely.js';

function loose(name: string, title: string, style: LooseStyle) {
  return variant(name, title, 'all', (answer) => printLoosely(answer, style));
}

function singleQuoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A name as JavaScript would take it bare. */
function bare(key: string): string {
  return /^[a-z_]\w*$/i.test(key) ? key : json(key);
}

/** Writing that is nearly JSON. */
export const syntax = [
  loose('trailing-commas', 'A comma behind the last entry and the last member', { lastComma: ',' }),
  loose('single-quotes', 'Single quotes', { key: singleQuoted, text: singleQuoted }),
  loose('unquoted-keys', 'Names without quotes', { key: bare }),
  loose('comments', 'Comments of both kinds', { comma: ', // the next one\n', opened: '/* here */ ' }),
  loose('python-literals', 'True, False and None in single quotes, as Python writes them', {
    ...{ key: singleQuoted, text: singleQuoted, comma: ', ', colon: ': ' },
    literal: (value) => (value === null ? 'None' : value ? 'True' : 'False'),
  }),
  loose('smart-quotes', 'Curly quotes', {
    key: (key) => `“${key}”`,
    text: (text) => `“${JSON.stringify(text).slice(1, -1)}”`,
  }),
  loose('no-break-spaces', 'No-break spaces between the tokens', { comma: ',\u00A0', colon: ':\u00A0' }),
  variant('missing-commas', 'No comma between the items', 'all', ({ items }) =>
    ['{"items":[', ...items.map(json), ']}'].join('\n'),
  ),
  variant('double-opening-brace', 'The opening brace twice', 'all', (answer) => `{${json(answer)}`),
];
