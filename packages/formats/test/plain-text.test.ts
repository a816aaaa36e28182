import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainTexts } from '../src/plain-text.js';
import { escapeHtml } from '../src/xml.js';

const textOf = (html: string, options = {}) => plainTexts([html], options).texts[0];

describe('plain text of HTML', () => {
  it.each([
    ['<p>One.</p>\n<p>Two <b>three</b>.</p>', 'One.\n\nTwo three.'],
    ['one<br>two<br/>\n three', 'one\ntwo\nthree'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
    ['  a \n\t b  ', 'a b'],
    ['a&nbsp;&amp;&lt;b&gt; &eacute;&#233;&#xE9; &hellip; &unknown; &#0;', 'a &<b> ééé … &unknown; \ufffd'],
    ['if a<x and c>d', 'if a<x and c>d'],
    ['1 < 2 <3', '1 < 2 <3'],
    ['<made-up>x</made-up> <T> y', '<made-up>x</made-up> <T> y'],
    ['a<!-- <b>no</b> -->b<!-- open', 'ab'],
    ['a<script>alert("</b>")</script>b<STYLE>p{}</STYLE>c', 'abc'],
    ['a<script>never closed', 'a'],
    ['<a href="x>y">z</a>', 'y">z'],
    ['', ''],
  ])('%j', (html, text) => {
    expect(textOf(html)).toBe(text);
  });

  it('says what it has no place for', () => {
    expect(plainTexts(['H<sub>2</sub>O <img src="x"> <b>y</b>']).lost).toEqual(['sub', 'img']);
  });

  it('keeps line breaks where they count', () => {
    expect(textOf('one\ntwo<br>three', { keepsLines: true })).toBe('one\ntwo\nthree');
  });

  it('keeps spaces around what stands between pieces', () => {
    expect(plainTexts(['<p>Do.</p><p>The ', ' is ', '</p>']).texts).toEqual(['Do.\n\nThe ', ' is ', '']);
  });

  it('is the text that was escaped, but for its spaces', () => {
    const joined = (text: string) => text.replace(/[ \t\n\r\f]+/g, ' ').replace(/^ | $/g, '');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(joined(textOf(escapeHtml(text)) ?? '')).toBe(joined(text));
      }),
      { numRuns: 1_000, seed: 20_260 },
    );
  });
});
