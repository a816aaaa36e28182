import { expect, test } from 'vitest';
import { DocumentBuilder } from '../src/builder.js';
import { type MarkupOptions, readMarkup } from '../src/markup/read-markup.js';

function read(markup: string, options?: MarkupOptions) {
  const builder = new DocumentBuilder('html', { maxText: 1_000_000, maxPart: 100_000 });
  const head = readMarkup(markup, builder, options);
  return { ...head, text: builder.finish().text };
}

test('headings, paragraphs, lists and tables keep their structure', () => {
  const { text } = read(`<h1>Wells</h1><p>A well
    gives <b>water</b>.<p>Another one.<ul><li>dug<ul><li>by hand</ul><li><p>drilled</p><p>by a machine</p></ul>
    <ol start=3><li>third<li value=7>seventh<li>eighth</ol>
    <table><caption>Depths</caption><tr><th>Well<th>Depth<tr><td><p>Old</p><td>9 m</table>`);
  expect(text).toBe(
    [
      '# Wells',
      'A well gives water.',
      'Another one.',
      '- dug\n  - by hand\n- drilled',
      'by a machine',
      '3. third\n7. seventh\n8. eighth',
      'Depths',
      'Well | Depth\nOld | 9 m',
    ].join('\n\n'),
  );
});

test('a table that lays out a page is read as what is in it', () => {
  const { text } = read(`<table><tr><td><h2>Menu</h2><td><h1>Wells</h1><p>One.</p>
    <table><tr><td>a<td>b</table></table>`);
  expect(text).toBe('## Menu\n\n# Wells\n\nOne.\n\na | b');
});

test('marks of notes, navigation, what is hidden and what is no text are left out', () => {
  const { text } = read(`<nav>Home</nav><p>Wells<sup><a href="#n1">1</a></sup> give<sup>[2]</sup>
    water.<a role="doc-noteref" href="n.xhtml">*</a> It covers 10<sup>6</sup> m<sup>2</sup>, the 1<sup>st</sup> H<sub>2</sub>O.</p>
    <h2>Use<span class="mw-editsection">[edit]</span></h2><script>x()</script><style>p{}</style><noscript>On!</noscript>
    <p style="color:red; display : none">secret</p><p hidden>secret</p><p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp>字<rt>ji</rt></ruby>です</p>
    <aside>Also</aside><footer>Imprint</footer><svg><title>Logo</title></svg>`);
  expect(text).toBe('Wells give water. It covers 10⁶ m², the 1st H2O.\n\n## Use\n\n漢字です');
});

test('a break is a line, two are a paragraph, and preformatted lines stay', () => {
  expect(read('<p>one<br>two<br> <br>three</p><pre>a\n  b</pre><h1>x<br><br>y</h1>').text).toBe(
    'one\ntwo\n\nthree\n\na\nb\n\n# x y',
  );
});

test('XHTML of a book: empty elements end, boxes stay, names of characters are known, ids are told', () => {
  const at: string[] = [];
  const builder = new DocumentBuilder('epub', { maxText: 1_000_000, maxPart: 100_000 });
  const head = readMarkup(
    `<?xml version="1.0"?><!DOCTYPE html><html xml:lang="de"><head><title>Brunnen &amp; Quellen</title><script src="x"/></head>
    <body><p id="a">Eins&nbsp;<i/>zwei.</p><h2><a id="b"/>Drei</h2><aside><p>Kasten</p></aside></body></html>`,
    builder,
    { isBook: true, onId: (id) => at.push(`${id} at ${builder.length}`) },
  );
  expect(head).toEqual({ title: 'Brunnen & Quellen', language: 'de' });
  expect(builder.finish().text).toBe('Eins zwei.\n\n## Drei\n\nKasten');
  expect(at).toEqual(['a at 0', 'b at 10']);
});

test('elements that stand too deep in each other are refused', () => {
  expect(() => read('<div>'.repeat(100_000))).toThrow(expect.objectContaining({ code: 'unreadable_document' }));
  expect(read(`${'<div>'.repeat(3_000)}deep`).text).toBe('deep');
});
