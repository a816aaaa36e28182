import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Frame, FrameReader } from '../../src/models/frame-reader.js';

function read(pieces: readonly string[]): { frames: Frame[]; done: number } {
  const frames: Frame[] = [];
  let done = 0;
  const reader = new FrameReader(
    (frame) => frames.push(frame),
    () => {
      done += 1;
    },
  );
  for (const piece of pieces) reader.push(piece);
  reader.end();
  return { frames, done };
}

const bodies = {
  events: ': hello\n\ndata: {"a":"é🐋"}\n\nevent: error\ndata: {"b":\ndata: 2}\n\ndata: [DONE]\n\n',
  'events with CRLF and no space':
    ':hello\r\n\r\ndata:{"a":"é🐋"}\r\n\r\nevent:error\r\ndata:{"b":\r\ndata:2}\r\n\r\ndata:[DONE]',
  'events without empty lines': 'data: {"a":"é🐋"}\nevent: error\ndata: {"b":2}\ndata: [DONE]\n',
  lines: '\n{"a":"é🐋"}\r\n\n{"b":2}',
};

/** How servers write the same objects. The first is an object of its own, so that one line alone is not taken for the whole. */
const forms: Readonly<Record<string, (objects: readonly string[]) => string>> = {
  events: (objects) =>
    `: hello\n\n${objects.map((object) => `event: part\ndata: ${object}\n\n`).join('')}data: [DONE]\n\n`,
  'events with CRLF and no space': (objects) =>
    `${objects.map((object) => `data:${object}\r\n\r\n`).join('')}data:[DONE]`,
  'events over two lines': (objects) =>
    objects.map((object) => `data: ${object.slice(0, 1)}\ndata: ${object.slice(1)}\n\n`).join(''),
  'events without empty lines': (objects) => `${objects.map((object) => `data: ${object}\n`).join('')}data: [DONE]\n`,
  lines: (objects) => `\n${objects.join('\n\n')}`,
  'lines with CRLF': (objects) => `${objects.join('\r\n')}\r\n`,
};

/** Reads bytes in pieces of these sizes, as a response brings them. */
function readBytes(bytes: Uint8Array, nextSize: () => number) {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = start + Math.max(1, nextSize());
    pieces.push(decoder.decode(bytes.subarray(start, end), { stream: true }));
    start = end;
  }
  return read(pieces);
}

describe('frames', () => {
  it.each(Object.entries(bodies))('are the same however the bytes arrive: %s', (_, body) => {
    const expected = read([body]);
    expect(expected.frames.map(({ value }) => value)).toEqual([{ a: 'é🐋' }, { b: 2 }]);
    for (let cut = 0; cut <= body.length; cut += 1) {
      expect(read([body.slice(0, cut), body.slice(cut)])).toEqual(expected);
    }
    expect(read([...body])).toEqual(expected);
  });

  it('are the same however the bytes of any reply are split, in every form a server may send', () => {
    const value = fc.jsonValue({ stringUnit: 'binary', maxDepth: 2 });
    const object = fc.dictionary(fc.string({ unit: 'binary' }), value, { maxKeys: 4 });
    const objects = fc.array(object, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        objects,
        fc.constantFrom(...Object.values(forms)),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
        (values, form, sizes) => {
          const bytes = new TextEncoder().encode(form(values.map((value) => JSON.stringify(value))));
          const expected = values.map((value) => JSON.parse(JSON.stringify(value)));
          let piece = 0;
          const single = readBytes(bytes, () => 1);
          expect(single.frames.map(({ value }) => value)).toEqual(expected);
          expect(readBytes(bytes, () => sizes[piece++ % sizes.length] ?? 1)).toEqual(single);
          expect(readBytes(bytes, () => bytes.length)).toEqual(single);
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    ['as JSON.stringify writes it', ''],
    ['with a space behind each colon', ' '],
    ['beside another member of the same name', '"content": "no", '],
  ])('keep their own text where they differ in nothing else, %s', (_, more) => {
    const texts = ['', 'a', ' b', '"', '\\', 'c\n', '\u0001', '"}', 'é🐋', 'd'];
    const written = texts.map((text) => `{"id":1, ${more}"choices":[{"delta":{"content": ${JSON.stringify(text)}}}]}`);
    const found: unknown[] = [];
    // A frame is good until the next one only.
    const reader = new FrameReader(
      ({ value }) => found.push(structuredClone(value)),
      () => {},
    );
    for (const json of written) reader.push(`data: ${more === '' ? json.replaceAll(': ', ':') : json}\n\n`);
    expect(found).toEqual(written.map((json) => JSON.parse(json)));
  });

  it('are no less broken for beginning and ending as the one before', () => {
    const good = '{"a":{"content":"x"},"b":"y"}';
    for (const broken of [
      '{"a":{"content":"},"b":"y"}',
      '{"a":{"content":"z"z"},"b":"y"}',
      '{"a":{"content":"\t"},"b":"y"}',
    ]) {
      expect(() => read([`data: ${good}\n\ndata: ${good}\n\ndata: ${broken}\n\n`])).toThrow(
        expect.objectContaining({ failure: expect.objectContaining({ kind: 'cut_stream' }) }),
      );
    }
  });

  it('carry the event they came as, and tell the end', () => {
    const { frames, done } = read([bodies.events]);
    expect(frames.map(({ event }) => event)).toEqual(['', 'error']);
    expect(done).toBe(1);
  });

  it('may be one object over several lines', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const { frames } = read([JSON.stringify(value, null, 2)]);
        expect(frames).toEqual([{ value: JSON.parse(JSON.stringify(value)), event: '' }]);
      }),
    );
  });

  it.each(['<!DOCTYPE html>\n', 'hello', '404 page not found'])('are not found in a page or in words: %s', (body) => {
    expect(() => read([body])).toThrow(
      expect.objectContaining({ failure: expect.objectContaining({ kind: 'not_this_api' }) }),
    );
  });

  it.each(['data: {"a"\n\n', '{"a":1}\n{"b"\n', '{"a":1}\n7\n', '{"a":'])(
    'break off at what is no object: %s',
    (body) => {
      expect(() => read([body])).toThrow(
        expect.objectContaining({ failure: expect.objectContaining({ kind: 'cut_stream' }) }),
      );
    },
  );

  it('are no endless line', () => {
    const reader = new FrameReader(
      () => {},
      () => {},
    );
    const piece = 'x'.repeat(1_000_000);
    reader.push('data: ');
    expect(() => {
      for (let count = 0; count < 20; count += 1) reader.push(piece);
    }).toThrow(expect.objectContaining({ failure: expect.objectContaining({ kind: 'runaway' }) }));
  });
});
