import { isObject } from './json.js';

/** A good reply, before a variant changes it. */
export interface GoodReply {
  readonly items: readonly unknown[];
}

/** One way in which models write a reply that is not the plain JSON they were asked for. */
export interface ContentVariant {
  /** Its identifier (`trailing-commas`). */
  readonly name: string;
  readonly title: string;
  /**
   * The items a tolerant reader gets after dropping invalid characters: `all` unchanged, all with a value `changed`,
   * `fewer` (of a reply of three or more), or `none` of the requested form.
   */
  readonly expected: 'all' | 'changed' | 'fewer' | 'none';
  write(reply: GoodReply): string;
}

const thoughts = 'The text is about several things. I should {pick} [some] of them.';
const itemSchema = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };
/** Placeholder for inserted characters; no model writes it. */
const mark = '\uE000mark\uE000';
const giant = 1_000_000;
const depth = 10_000;

/** Ways in which models write a good reply badly, for tests of reply readers and whole pipelines. */
export const contentVariants: readonly ContentVariant[] = [
  // Something around the JSON.
  variant('fenced', 'In a fence that names the language', 'all', (reply) => `\`\`\`json\n${json(reply)}\n\`\`\``),
  variant('fenced-plain', 'In a fence without a language', 'all', (reply) => `\`\`\`\n${json(reply)}\n\`\`\`\n`),
  variant('fence-unclosed', 'In a fence that is not closed', 'all', (reply) => `\`\`\`json\n${json(reply)}`),
  variant(
    'prose-before',
    'Prose in front',
    'all',
    (reply) => `Sure! Here is the JSON you asked for:\n\n${json(reply)}`,
  ),
  variant('prose-after', 'Prose behind', 'all', (reply) => `${json(reply)}\n\nLet me know if you need more.`),
  variant(
    'prose-around',
    'Prose in front of a fence and behind it',
    'all',
    (reply) => `Here you go:\n\`\`\`json\n${json(reply)}\n\`\`\`\nI hope this helps [1].`,
  ),
  variant(
    'braces-in-prose',
    'Prose with braces, in front and behind',
    'all',
    (reply) => `Gladly {smile} I made a list [of items]: ${json(reply)} Have fun {wink}`,
  ),
  variant('think-block', 'Thoughts between think tags in front', 'all', (reply) =>
    ['<think>', thoughts, '</think>', '', json(reply)].join('\n'),
  ),
  variant('think-block-with-draft', 'Thoughts with a draft of the reply in them', 'all', (reply) =>
    ['<think>', `A draft: ${beginning(reply, 1)}]}`, 'No, again.', '</think>', json(reply)].join('\n'),
  ),
  variant('think-end-only', 'Thoughts with a draft, and only the closing tag', 'all', (reply) =>
    [thoughts, `A draft: ${beginning(reply, 1)}]}`, '</think>', json(reply)].join('\n'),
  ),
  variant('byte-order-mark', 'A byte-order mark in front', 'all', (reply) => `\uFEFF${json(reply)}`),
  // Nearly JSON.
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
  variant('double-opening-brace', 'The opening brace twice', 'all', (reply) => `{${json(reply)}`),
  // JSON of another structure, or only its beginning.
  variant('truncated-in-item', 'Cut in the middle of the third item', 'fewer', (reply) => {
    const third = json(reply.items[2]);
    return `${beginning(reply)},${third.slice(0, Math.max(1, Math.floor(third.length / 2)))}`;
  }),
  variant(
    'truncated-between-items',
    'Cut behind the second item and its comma',
    'fewer',
    (reply) => `${beginning(reply)},`,
  ),
  variant('end-missing', 'Cut behind the last item', 'all', (reply) => beginning(reply, reply.items.length)),
  variant('empty', 'Nothing', 'none', () => ''),
  variant('whitespace', 'Whitespace alone', 'none', () => ' \n\t\n '),
  variant('null', 'null', 'none', () => 'null'),
  variant('refusal', 'A refusal in words', 'none', () => "I'm sorry, but I can't help with that."),
  variant(
    'whitespace-run-away',
    'Two items, then 2,000 characters of whitespace',
    'fewer',
    (reply) => `${beginning(reply)}${' \n\t '.repeat(500)}`,
  ),
  variant('schema-echo', 'The schema instead of a reply', 'none', () =>
    json({ type: 'object', properties: { items: { type: 'array', items: itemSchema } }, required: ['items'] }),
  ),
  variant('values-in-schema', 'The values under the properties of the schema', 'all', (reply) =>
    json({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object', properties: reply }),
  ),
  variant('other-key', 'The list under another name', 'all', ({ items }) => json({ results: items })),
  variant('extra-level', 'One level more around the reply', 'all', (reply) => json({ response: reply })),
  variant('bare-list', 'The list alone', 'all', ({ items }) => json(items)),
  variant('single-object', 'The first item alone', 'fewer', ({ items }) => json(items[0])),
  variant('numbered-map', 'A map with the numbers of the items as names', 'all', ({ items }) => json({ ...items })),
  variant('numbered-map-in-list', 'Such a map in place of the list', 'all', ({ items }) =>
    json({ items: { ...items } }),
  ),
  variant('double-encoded', 'The JSON as a JSON string', 'all', (reply) => json(json(reply))),
  variant('lines', 'One item a line', 'all', ({ items }) => items.map(json).join('\n')),
  variant('object-for-list', 'An empty object in place of the list', 'none', () => '{"items":{}}'),
  variant('values-as-text', 'Numbers and truth values as texts', 'changed', ({ items }) =>
    json({ items: mapLeaves(items, asText) }),
  ),
  variant('lists-as-text', 'Lists of texts as one text with commas', 'changed', ({ items }) =>
    json({ items: items.map(listsAsText) }),
  ),
  variant('huge-numbers', 'Numbers beyond all bounds', 'changed', hugeNumbers),
  // Characters inside texts that break a reader, or a program that uses the result.
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
  variant('deep-nesting', `A third entry that is ${depth.toLocaleString('en')} lists deep`, 'all', (reply) => {
    const rest = reply.items.slice(2).map(json);
    return `${[beginning(reply), '['.repeat(depth) + ']'.repeat(depth), ...rest].join(',')}]}`;
  }),
];

function variant(
  name: string,
  title: string,
  expected: ContentVariant['expected'],
  write: ContentVariant['write'],
): ContentVariant {
  return { name, title, expected, write };
}

function json(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

/** The beginning of a reply: its first items, each complete, without the end of the list. */
function beginning({ items }: GoodReply, count = 2): string {
  return `{"items":[${items.slice(0, count).map(json).join(',')}`;
}

function loose(name: string, title: string, style: LooseStyle) {
  return variant(name, title, 'all', (reply) => printLoosely(reply, style));
}

function singleQuoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A name without quotes, if JavaScript allows that. */
function bare(key: string): string {
  return /^[a-z_]\w*$/i.test(key) ? key : json(key);
}

/** Joins each list of texts inside the items into one text. */
function listsAsText(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.every((entry) => typeof entry === 'string') ? value.join(', ') : value.map(listsAsText);
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, listsAsText(member)]));
}

function asText(leaf: unknown): unknown {
  return typeof leaf === 'number' || typeof leaf === 'boolean' ? String(leaf) : leaf;
}

function hugeNumbers({ items }: GoodReply): string {
  const marked = mapLeaves(items, (leaf) => (typeof leaf === 'number' ? '\uE000' : leaf));
  return json({ items: marked }).replaceAll('"\uE000"', '1e400');
}

/** Inserts raw characters into the first text of each item. */
function inTexts(name: string, title: string, raw: string, expected: ContentVariant['expected'] = 'changed') {
  return variant(name, title, expected, ({ items }) => putIntoTexts(items, raw));
}

/** Inserts raw characters into the first text of the first item, which becomes unreadable. */
function inFirstText(name: string, title: string, raw: string) {
  return variant(name, title, 'fewer', ({ items }) => {
    const first = putIntoTexts(items.slice(0, 1), raw).slice('{"items":['.length, -2);
    return `{"items":[${[first, ...items.slice(1).map(json)].join(',')}]}`;
  });
}

/** Replaces each text, number and truth value in a value. */
function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapLeaves(entry, change));
  if (!isObject(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapLeaves(member, change)]));
}

/** A reply as JSON, with raw characters inserted after the first word of the first text of each item. */
function putIntoTexts(items: readonly unknown[], raw: string): string {
  return JSON.stringify({ items: items.map(markFirstText) }).replaceAll(mark, () => raw);
}

function markFirstText(item: unknown): unknown {
  let isMarked = false;
  return mapLeaves(item, (leaf) => {
    if (typeof leaf !== 'string' || isMarked) return leaf;
    isMarked = true;
    return leaf.replace(/^\S*/, (word) => word + mark);
  });
}

/** Deviations from JSON when a value is written. */
interface LooseStyle {
  readonly key?: (key: string) => string;
  readonly text?: (text: string) => string;
  readonly literal?: (value: boolean | null) => string;
  /** Between two entries or members. */
  readonly comma?: string;
  /** After the last one. */
  readonly lastComma?: string;
  /** After an opening bracket. */
  readonly opened?: string;
  readonly colon?: string;
}

/** Writes a value as JSON with the deviations of a style. */
function printLoosely(value: unknown, style: LooseStyle): string {
  const { comma = ',', lastComma = '', opened = '', colon = ':' } = style;
  const { key = JSON.stringify, text = JSON.stringify, literal = String } = style;

  function list(parts: readonly string[], open: string, close: string): string {
    return parts.length === 0 ? open + close : `${open}${opened}${parts.join(comma)}${lastComma}${close}`;
  }

  function print(node: unknown): string {
    if (typeof node === 'string') return text(node);
    if (typeof node === 'boolean' || node === null) return literal(node);
    if (typeof node !== 'object') return String(node);
    if (Array.isArray(node)) return list(node.map(print), '[', ']');
    const members = Object.entries(node).map(([name, member]) => `${key(name)}${colon}${print(member)}`);
    return list(members, '{', '}');
  }

  return print(value);
}
