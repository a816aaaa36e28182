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

describe('frames', () => {
  it.each(Object.entries(bodies))('are the same however the bytes arrive: %s', (_, body) => {
    const expected = read([body]);
    expect(expected.frames.map(({ value }) => value)).toEqual([{ a: 'é🐋' }, { b: 2 }]);
    for (let cut = 0; cut <= body.length; cut += 1) {
      expect(read([body.slice(0, cut), body.slice(cut)])).toEqual(expected);
    }
    expect(read([...body])).toEqual(expected);
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
      expect.objectContaining({ fault: expect.objectContaining({ kind: 'not_this_api' }) }),
    );
  });

  it.each(['data: {"a"\n\n', '{"a":1}\n{"b"\n', '{"a":1}\n7\n', '{"a":'])(
    'break off at what is no object: %s',
    (body) => {
      expect(() => read([body])).toThrow(
        expect.objectContaining({ fault: expect.objectContaining({ kind: 'cut_stream' }) }),
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
    }).toThrow(expect.objectContaining({ fault: expect.objectContaining({ kind: 'runaway' }) }));
  });
});
