import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleLines } from '../../../src/writers/prompt.js';
import { ItemScanner, readObject, scanReply } from '../../../src/writers/reply/item-scanner.js';

const whale = { question: 'Which whale sings?', wrong: ['blue', '{fin}'] };
const seal = { question: 'What is a "seal"?', wrong: ['a mark, of wax', 'a stamp]'] };
const both = [whale, seal];
const list = JSON.stringify(both);
const json = JSON.stringify({ items: both });
const [first = '', second = ''] = both.map((item) => JSON.stringify(item));

function inPieces(pieces: readonly string[]) {
  const scanner = new ItemScanner();
  const early = pieces.flatMap((piece) => scanner.push(piece));
  const { items, ...rest } = scanner.end();
  return { early: early.length, items: [...early, ...items], ...rest };
}

function ofItem(slice: string): unknown {
  const { items, unreadable } = scanReply(`{"items":[${slice}]}`);
  return unreadable > 0 ? 'unreadable' : items[0];
}

/** Answers that hold both items. */
const whole: readonly [string, string][] = [
  ['as asked', json],
  ['with white space', JSON.stringify({ items: both }, null, 2)],
  ['with a byte-order mark', `\uFEFF${json}`],
  ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
  ['in a fence without a line break', `\`\`\`${json}\`\`\``],
  ['in a fence with text behind it', `\`\`\`json\n${json}\n\`\`\`\nThese {two} are "good": [1].`],
  ['with prose before', `Sure! Here's the list: ${json}`],
  ['with prose and a fence', `Here you are:\n\n\`\`\`json\n${json}\n\`\`\`\nEnjoy!`],
  ['with prose behind', `${json}\nThat's all {smile}.`],
  ['with braces in the prose before', `A {smile} for you: ${json}`],
  ['with braces first', `{smile} ${json}`],
  ['with an open brace in the prose', `Use { to begin. ${json}`],
  ['with an open brace first', `{ that's how it begins: ${json}`],
  ['with an open bracket in the prose', `[note: ${json}`],
  ['with a smaller value before', `{"note": 1}\n${json}`],
  ['behind a think block with a draft', `<think>Maybe {"items":[{"a":1}]}?</think>\n${json}`],
  ['behind a think block in a fence', `<think>hm</think>\`\`\`json\n${json}\`\`\``],
  ['behind the end of a think block alone', `Maybe {"items":[{"a":1}]} or not</think>\n${json}`],
  ['behind prose and a think block', `Okay. <think>{"items":[{"a":1}]}</think> Here: ${json}`],
  ['one level deeper', `{"result":${json}}`],
  ['two levels deeper', `{"data":{"result":${json}}}`],
  ['with a doubled brace', `{${json}`],
  ['as a bare list', list],
  ['as a bare list in prose', `The list: ${list} Done.`],
  ['under another name', `{"questions":${list}}`],
  ['under another name, with members beside', `{"title":"Sea","questions":${list},"total":2}`],
  ['under another name, deeper', `{"result":{"questions":${list}}}`],
  ['as numbered members', `{"0":${first},"1":${second}}`],
  ['as numbered members of the list', `{"items":{"0":${first},"1":${second}}}`],
  ['as a string', JSON.stringify(json)],
  ['as a string twice', JSON.stringify(JSON.stringify(json))],
  ['as a string in a fence', `\`\`\`json\n${JSON.stringify(json)}\n\`\`\``],
  ['as a string behind thinking', `So.</think>${JSON.stringify(json)}`],
  ['with the list as a string', JSON.stringify({ items: list })],
  ['with each item as a string', JSON.stringify({ items: [first, second] })],
  ['one on a line', `${first}\n${second}\n`],
  ['one list on a line', `{"items":[${first}]}\n{"items":[${second}]}`],
  ['in a copy of the schema', `{"type":"object","properties":${json}}`],
  ['in a copy of the schema under another name', `{"type":"object","properties":{"questions":${list}}}`],
  ['as the choice of a game', `{"choice":{"type_id":2,"reason":"fits","items":${list}}}`],
  ['with a comma too many', `{"items":[${first},${second},],}`],
  ['with a comma missing', `{"items":[${first} ${second}]}`],
  ['with comments', `{/* {"items":[ */ "items": [ // the "first\n${first}, /* ] */ ${second}]}`],
  ['with a name without quotes', `{items: [${first}, ${second}]}`],
  ['with a name in single quotes', `{'items': [${first}, ${second}]}`],
  ['with the list open', `{"items":[${first},${second}`],
  ['with only the outermost bracket missing', `{"items":[${first},${second}]`],
];

/** Answers that were cut in the second item. */
const cut: readonly [string, string][] = [
  ['as asked', json.slice(0, -9)],
  ['in a fence', `\`\`\`json\n${json.slice(0, -9)}`],
  ['with prose before', `Here: ${json.slice(0, -9)}`],
  ['in a list of the item', json.slice(0, json.lastIndexOf('["') + 3)],
  ['as a bare list', list.slice(0, -9)],
  ['under another name', `{"questions":${list.slice(0, -9)}`],
  ['as a string', JSON.stringify(json).slice(0, -12)],
];

/** Answers without items. */
const empty: readonly [string, string][] = [
  ['nothing', ''],
  ['white space', ' \n'.repeat(500)],
  ['null', 'null'],
  ['an empty object', '{}'],
  ['an empty list', '{"items":[]}'],
  ['no list', '{"items":null}'],
  ['prose', "I'm sorry, I can't help with that."],
  ['numbers', '[1, 2, 3]'],
  ['only thinking', `<think>Maybe ${json}`],
  ['thinking without a beginning', `Maybe ${json}</think>`],
];

describe('ItemScanner', () => {
  it.each(whole)('reads items %s', (_, answer) => {
    expect(scanReply(answer)).toMatchObject({ items: both, unreadable: 0 });
    expect(inPieces([...answer])).toMatchObject({ items: both, unreadable: 0 });
  });

  it.each(cut)('keeps what was finished of an answer cut %s', (_, answer) => {
    expect(scanReply(answer)).toMatchObject({ items: [whale], open: true, unreadable: 0 });
    expect(inPieces([...answer])).toMatchObject({ items: [whale], open: true, unreadable: 0 });
  });

  it.each(empty)('finds no items in %s', (_, answer) => {
    expect(scanReply(answer)).toMatchObject({ items: [], unreadable: 0 });
    expect(inPieces([...answer])).toMatchObject({ items: [], unreadable: 0 });
  });

  it.each([...whole, ...cut, ...empty])('gives the same however the answer is split: %s', (_, answer) => {
    const { early: __, ...expected } = inPieces([answer]);
    expect(scanReply(answer)).toEqual(expected);
    for (let at = 0; at <= answer.length; at++) {
      expect(inPieces([answer.slice(0, at), answer.slice(at)])).toMatchObject(expected);
    }
  });

  it('gives the same for any text and any splits', () => {
    const part = fc.oneof(
      fc.constantFrom(...'{}[]",:\'\\/*`“ \n', '{"items":[', '<think>', '</think>', '```json', first, '"a"', '{"0":'),
      fc.string({ maxLength: 4 }),
    );
    const pieces = fc.array(fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')));
    fc.assert(
      fc.property(pieces, (texts) => {
        const { early: _, ...result } = inPieces(texts);
        expect(result).toEqual(scanReply(texts.join('')));
      }),
      { numRuns: 1000 },
    );
  });

  it('reads back any items', () => {
    const text = fc.string({ unit: 'grapheme' }).map((value) => value.replace(/[\0-\x08\x0b-\x1f]/g, ''));
    const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.array(text));
    const items = fc.array(fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), value));
    fc.assert(
      fc.property(items, fc.nat({ max: 4 }), (drafts, spaces) => {
        expect(scanReply(JSON.stringify({ items: drafts }, null, spaces)).items).toEqual(drafts);
      }),
    );
  });

  it.each([
    ['as asked', json],
    ['in a fence', `\`\`\`json\n${json}`],
    ['behind thinking', `<think>hm</think>${json}`],
    ['deeper', `{"choice":${json}}`],
    ['as a bare list', list],
  ])('hands an item over as soon as its bracket closes: %s', (_, answer) => {
    const scanner = new ItemScanner();
    const end = answer.indexOf(first) + first.length;
    expect(scanner.push(answer.slice(0, end - 1))).toEqual([]);
    expect(scanner.push(answer.slice(end - 1, end))).toEqual([whale]);
    expect(scanner.push(answer.slice(end))).toEqual([seal]);
    expect(scanner.end()).toMatchObject({ items: [], open: false });
  });

  it.each([
    ['before the list', `{"choice":{"type_id":2,"reason":"fits","items":${list}}}`],
    ['behind the list', `{"choice":{"items":${list},"type_id":2,"reason":"fits"}}`],
    ['around the list', `{"type_id":2,"items":${list},"reason":"fits"}`],
    ['beside a list as a string', JSON.stringify({ type_id: 2, reason: 'fits', items: list })],
    ['beside a list of another name', `{"type_id":2,"reason":"fits","questions":${list}}`],
    ['before a list that was cut', `{"type_id":2,"reason":"fits","items":[${first},{"q`],
    ['before the first item was whole', `{"type_id":2,"reason":"fits","items":[{"q`],
  ])('tells the members %s', (_, answer) => {
    expect(scanReply(answer).outer).toEqual({ type_id: 2, reason: 'fits' });
    expect(inPieces([...answer]).outer).toEqual({ type_id: 2, reason: 'fits' });
  });

  it('takes one object for one item, also when it holds a list of objects', () => {
    const item = { question: 'Who?', answers: [{ text: 'me' }, { text: 'you' }] };
    expect(scanReply(JSON.stringify(item)).items).toEqual([item]);
    expect(scanReply(`{"item":${first}}`).items).toEqual([whale]);
    expect(scanReply(`${JSON.stringify(item).slice(0, -2)}`)).toMatchObject({ items: [], open: true });
  });

  it('finds a list of another name', () => {
    expect(scanReply(JSON.stringify({ additions: both, items: [] }), 'additions').items).toEqual(both);
  });

  it('keeps a fence and the end of a think block that stand in a string', () => {
    const items = [{ word: 'use ```json\n{}``` here' }, { word: 'the mark </think> ends it' }, { word: 'last' }];
    const answer = JSON.stringify({ items });
    expect(scanReply(answer).items).toEqual(items);
    expect(scanReply(`Here you are: ${answer}`).items).toEqual(items);
  });

  it('counts items that cannot be read, and keeps the others', () => {
    const answer = `{"items":[${first},{"q":"He said "hi", then left","b":2},${second}]}`;
    expect(inPieces([...answer])).toMatchObject({ items: both, unreadable: 1 });
    expect(scanReply(`{"items":[${first},{"q":"${'x'.repeat(200_000)}"}]}`)).toMatchObject({
      items: [whale],
      unreadable: 1,
    });
  });
});

describe('the mending of an item', () => {
  it.each<[string, string, unknown]>([
    ['trailing commas', '{"a":[1,2,],}', { a: [1, 2] }],
    ['a missing comma', '{"a":"x" "b":"y"\n"c":["p" "q"]}', { a: 'x', b: 'y', c: ['p', 'q'] }],
    ['single quotes', `{'a':'it's fine', 'b': 'x'}`, { a: "it's fine", b: 'x' }],
    ['names without quotes', '{a: "x", b_c: 1}', { a: 'x', b_c: 1 }],
    ['comments', '{"a": 1, // one }\n "b": /* two } */ 2, "c": "x" // "three\n}', { a: 1, b: 2, c: 'x' }],
    ['words of Python', '{"a": True, "b": False, "c": None}', { a: true, b: false, c: null }],
    ['smart quotes', '{“a”: “x}”, ‘b’: ‘y’}', { a: 'x}', b: 'y' }],
    ['smart quotes inside of straight ones', '{"a": "the “blue” whale"}', { a: 'the “blue” whale' }],
    ['no-break spaces', '{\u00a0"a":\u00a01}', { a: 1 }],
    ['line breaks in a string', '{"a":"x\ny\tz"}', { a: 'x\ny\tz' }],
    ['unknown escapes', String.raw`{"a":"\d \( \alpha \'"}`, { a: String.raw`\d \( \alpha '` }],
    ['inner quotes', '{"a":"He said "hi" to her", "b":"She: "no""}', { a: 'He said "hi" to her', b: 'She: "no"' }],
    ['addresses without quotes', '{"a": https://example.org/x}', { a: 'https://example.org/x' }],
  ])('copes with %s', (_, slice, expected) => {
    expect(ofItem(slice)).toEqual(expected);
    expect(inPieces([...`{"items":[${slice}, ${second}]}`]).items).toEqual([expected, seal]);
  });

  it('gives LaTeX its backslash back', () => {
    expect(ofItem(String.raw`{"a":"$\frac{1}{2} \beta$"}`)).toEqual({ a: String.raw`$\frac{1}{2} \beta$` });
  });

  it('drops what could do harm: control characters, lone surrogates, ways to a prototype, endless nesting', () => {
    const harm = String.raw`{"a":"x\u0000\u001by\ud800\f","__proto__":{"b":1},"c":{"constructor":{"prototype":1}}}`;
    expect(ofItem(harm)).toEqual({ a: 'xy\ufffd', c: {} });
    expect(JSON.stringify(ofItem(`{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)).length).toBeLessThan(100);
    expect(JSON.stringify(ofItem(`{'a':${'['.repeat(10_000)}${']'.repeat(10_000)}}`)).length).toBeLessThan(100);
  });

  it('repeats no rule of the prompt', () => {
    const [rule = ''] = ruleLines;
    expect(ofItem(JSON.stringify({ a: `${ruleLines.join('\n')}`, b: `Why? ${rule}` }))).toEqual({
      a: '\n\n\n',
      b: 'Why? ',
    });
  });
});

describe('hostile answers', () => {
  const units = ['{', '[', '"', '\\', "'", '`', '<think>', '</think>', '```', '{"items":[', '/*', ' ', '{"a":', '{}'];
  it.each(units)('reads fifty thousand characters of %j', (unit) => {
    const text = unit.repeat(50_000 / unit.length);
    for (const answer of [text, `x${text}`, `"${text}`, `{"items":[{"a":${text}}]}`, `{"items":[{"a":"${text}"}]}`]) {
      expect(inPieces(answer.match(/[\s\S]{1,9}/g) ?? []).items).toEqual(scanReply(answer).items);
      expect(() => readObject(answer)).not.toThrow();
    }
  });

  it('does not repair what would take long: very many quotes outside of strings', () => {
    expect(ofItem(`{"a":${'b"c '.repeat(3000)}}`)).toBe('unreadable');
  });

  it('does not repair what would fill the stack: very many brackets', () => {
    const nested = (depth: number) => `{"a":${'['.repeat(depth)}"b" "c"${']'.repeat(depth)}}`;
    expect(ofItem(nested(900))).toHaveProperty('a');
    expect(ofItem(nested(1_000))).toBe('unreadable');
  });
});

describe('readObject', () => {
  const value = { game_1: { reason: 'It says "so".', score: 80 }, game_2: { reason: '', score: 0 } };
  const text = JSON.stringify(value);

  it.each([
    ['as asked', text],
    ['in a fence', `\`\`\`json\n${text}\n\`\`\``],
    ['amid prose', `A {smile} for you, in { and }: ${text} and {more}`],
    ['behind thinking', `<think>{"game_1":{"score":1}}</think>${text}`],
    ['behind the end of thinking', `{"game_1":{"score":1}}</think>${text}`],
    ['as a string', JSON.stringify(text)],
    ['in a copy of the schema', `{"type":"object","properties":${text}}`],
    ['beside a smaller one', `{"note":1}\n${text}`],
    ['with commas too many', text.replaceAll('}', ',}')],
    ['with single quotes', text.replaceAll('"', "'").replaceAll("\\'", '"')],
  ])('reads an object %s', (_, answer) => {
    expect(readObject(answer)).toEqual(value);
  });

  it.each(['', 'I cannot.', 'null', '[1]', text.slice(0, -4), '{{{{'])('finds none in %j', (answer) => {
    expect(readObject(answer)).toBeUndefined();
  });
});
