import { isObject } from '../../../engine/src/lib/data.js';
import { mapLeaves } from './change-values.js';
import { beginning, type GoodAnswer, json, variant } from './content-variant.js';

const itemSchema = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };

/** Lists of texts inside the items, each as one text. */
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

function hugeNumbers({ items }: GoodAnswer): string {
  const marked = mapLeaves(items, (leaf) => (typeof leaf === 'number' ? '\uE000' : leaf));
  return json({ items: marked }).replaceAll('"\uE000"', '1e400');
}

/** JSON, or its beginning, of another shape than was asked for. */
export const structure = [
  variant('truncated-in-item', 'Cut in the middle of the third item', 'fewer', (answer) => {
    const third = json(answer.items[2]);
    return `${beginning(answer)},${third.slice(0, Math.max(1, Math.floor(third.length / 2)))}`;
  }),
  variant(
    'truncated-between-items',
    'Cut behind the second item and its comma',
    'fewer',
    (answer) => `${beginning(answer)},`,
  ),
  variant('end-missing', 'Cut behind the last item', 'all', (answer) => beginning(answer, answer.items.length)),
  variant('empty', 'Nothing', 'none', () => ''),
  variant('whitespace', 'Whitespace alone', 'none', () => ' \n\t\n '),
  variant('null', 'null', 'none', () => 'null'),
  variant('refusal', 'A refusal in words', 'none', () => "I'm sorry, but I can't help with that."),
  variant(
    'whitespace-run-away',
    'Two items, then 2,000 characters of whitespace',
    'fewer',
    (answer) => `${beginning(answer)}${' \n\t '.repeat(500)}`,
  ),
  variant('schema-echo', 'The schema instead of an answer', 'none', () =>
    json({ type: 'object', properties: { items: { type: 'array', items: itemSchema } }, required: ['items'] }),
  ),
  variant('values-in-schema', 'The values under the properties of the schema', 'all', (answer) =>
    json({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object', properties: answer }),
  ),
  variant('other-key', 'The list under another name', 'all', ({ items }) => json({ results: items })),
  variant('extra-level', 'One level more around the answer', 'all', (answer) => json({ response: answer })),
  variant('bare-list', 'The list alone', 'all', ({ items }) => json(items)),
  variant('single-object', 'The first item alone', 'fewer', ({ items }) => json(items[0])),
  variant('numbered-map', 'A map with the numbers of the items as names', 'all', ({ items }) => json({ ...items })),
  variant('numbered-map-in-list', 'Such a map in place of the list', 'all', ({ items }) =>
    json({ items: { ...items } }),
  ),
  variant('double-encoded', 'The JSON as a JSON string', 'all', (answer) => json(json(answer))),
  variant('lines', 'One item a line', 'all', ({ items }) => items.map(json).join('\n')),
  variant('object-for-list', 'An empty object in place of the list', 'none', () => '{"items":{}}'),
  variant('values-as-text', 'Numbers and truth values as texts', 'changed', ({ items }) =>
    json({ items: mapLeaves(items, asText) }),
  ),
  variant('lists-as-text', 'Lists of texts as one text with commas', 'changed', ({ items }) =>
    json({ items: items.map(listsAsText) }),
  ),
  variant('huge-numbers', 'Numbers beyond all bounds', 'changed', hugeNumbers),
];
