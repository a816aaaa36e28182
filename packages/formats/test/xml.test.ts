import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { element, escapeHtml, type ReadElement, readXml, writeXml, xmlText } from '../src/xml.js';
import { hostileTexts } from './support/generated-sets.js';

const parse = (text: string | Uint8Array) => {
  const children: ReadElement[] = [];
  const names: string[] = [];
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const fault = readXml(
    bytes,
    (name) => names.push(name),
    (child) => children.push(child),
  );
  return { root: names[0], children, fault };
};

describe('writeXml', () => {
  const comesBack = (text: string) => {
    const mixed = element('m', {}, 'a ', element('b', {}, text), ` ${text}`);
    const { children, fault } = parse(writeXml(element('root', {}, element('child', { text }, text), mixed)));
    expect(fault).toBeUndefined();
    expect([children[0]?.attributes.text, children[0]?.text]).toEqual([xmlText(text), xmlText(text)]);
    expect([children[1]?.text, children[1]?.children[0]?.text]).toEqual([xmlText(`a  ${text}`), xmlText(text)]);
  };

  it.each([...hostileTexts, '', ' ', 'a\r\nb\rc\n\t', '&amp;#13;', '\0\x1b\ud800'])('keeps %j', comesBack);

  it('keeps any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), comesBack), { numRuns: 1_000, seed: 20_260 });
  });

  it('puts elements on lines of their own, and nothing into texts', () => {
    const text = writeXml(
      element('a', { x: 1, y: undefined }, element('b'), undefined, element('c', {}, element('d', {}, 'e'))),
    );
    expect(text).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a x="1">\n  <b/>\n  <c>\n    <d>e</d>\n  </c>\n</a>\n');
  });
});

describe('readXml', () => {
  it('knows where elements begin, whatever the line ends', () => {
    const { root, children } = parse('<r>\r\n <a\r\nx="1">😀<b/></a>\r<c/>\n\n  <d>&#10;</d></r>');
    expect(root).toBe('r');
    expect(children.map(({ name, line, column }) => [name, line, column])).toEqual([
      ['a', 2, 2],
      ['c', 4, 1],
      ['d', 6, 3],
    ]);
    expect(children[0]?.children[0]).toMatchObject({ name: 'b', line: 3, column: 9 });
  });

  it('reads the encoding that a document declares', () => {
    const latin = Uint8Array.from('<?xml version="1.0" encoding="ISO-8859-1"?><r><a>\xe9</a></r>', (c) =>
      c.charCodeAt(0),
    );
    const wide = new Uint8Array(Buffer.from('\ufeff<r><a>é</a></r>', 'utf16le'));
    const unknown = '<?xml version="1.0" encoding="x-none"?><r><a>é</a></r>';
    for (const file of [latin, wide, unknown, '\ufeff<r><a>é</a></r>']) expect(parse(file).children[0]?.text).toBe('é');
  });

  it.each([
    ['<r><a>1</a><a></r>', 'not_well_formed', ['1']],
    ['<r><a>1</a><b>', 'not_well_formed', ['1']],
    ['<r><a>1</a>&nbsp;<a>2</a></r>', 'not_well_formed', ['1']],
    ['<r><a>1</a></r><r><a>2</a></r>', 'not_well_formed', ['1']],
    ['<!DOCTYPE r><r><a>1</a></r>', 'dtd', []],
    [`<r><a>1</a>${'<b>'.repeat(200)}`, 'depth', ['1']],
    ['', 'not_well_formed', []],
  ])('keeps what stands before a fault in %j', (text, rule, kept) => {
    const { children, fault } = parse(text);
    expect(fault?.rule).toBe(rule);
    expect(children.map((child) => child.text)).toEqual(kept);
  });

  it('takes names for what they are', () => {
    const { children } = parse('<r><__proto__ __proto__="x" constructor="y">z</__proto__></r>');
    expect(children[0]).toMatchObject({ name: '__proto__', text: 'z' });
    expect(Object.entries(children[0]?.attributes ?? {})).toContainEqual(['constructor', 'y']);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

describe('escapeHtml', () => {
  it('leaves no markup', () => {
    expect(escapeHtml('<a href="x">\n&amp;')).toBe('&lt;a href=&quot;x&quot;&gt;<br>\n&amp;amp;');
  });
});
