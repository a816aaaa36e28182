/** What HTML says as plain text, and which of its elements had more to say. */
export interface PlainText {
  /** One per piece of HTML. */
  readonly texts: readonly string[];
  /** Names of elements that plain text has no place for, such as `img`. */
  readonly lost: readonly string[];
}

/** Elements after and before which a line ends. */
const lineElements = new Set(
  'br div li ul ol dl dt dd table thead tbody tfoot tr caption hr section article header footer figure figcaption'.split(
    ' ',
  ),
);
/** Elements with an empty line between them. */
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 blockquote pre'.split(' '));
/** Elements that are dropped, and leave their text as it was. */
const plainElements = new Set(
  'a abbr acronym address b bdi bdo big center cite code del dfn em font i ins kbd label mark nolink o q s samp small span strike strong td th tt u var wbr'.split(
    ' ',
  ),
);
/** Elements that lose something as plain text. */
const richElements = new Set(
  'audio button canvas embed form iframe img input math object picture rp rt ruby select source sub sup svg textarea track video'.split(
    ' ',
  ),
);
/** Elements without text of their own. */
const silentElements = new Set(['script', 'style']);

/** Names of characters, besides those of Latin-1. Source: HTML, named character references. */
const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  bull: '•',
  euro: '€',
  trade: '™',
  minus: '−',
  le: '≤',
  ge: '≥',
  ne: '≠',
  asymp: '≈',
  infin: '∞',
  rarr: '→',
  larr: '←',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  pi: 'π',
};
/** Names of the characters from U+00A0 on, in their order. */
const latin1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'
).split(' ');
const characters = new Map([
  ...latin1.map((name, index): [string, string] => [name, String.fromCharCode(0xa0 + index)]),
  ...Object.entries(names),
]);

const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,31}));/g;

/** A text with its character references replaced; those that are not known stay as they are. */
export const decodeReferences = (text: string): string =>
  text.replace(reference, (found, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return characters.get(name) ?? found;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) || code === 0 ? '\ufffd' : String.fromCodePoint(code);
  });

/** A tag, the beginning of a comment, or what stands between. No alternative looks past the next `<`. */
const token = /<(\/?)([a-zA-Z][a-zA-Z\d]*)(?:[\s/][^<>]*)?>|<!--|[^<]+|</g;

/**
 * Turns HTML into plain text, in time linear in its length. What is not an element of HTML stays as it is written, so
 * that `a <x and c> d` is not torn.
 * @param pieces HTML that belongs together, cut where something stands that is not text
 * @param keepsLines whether line breaks of the source count, as in Moodle's own format
 */
export function plainTexts(pieces: readonly string[], { keepsLines = false } = {}): PlainText {
  const texts: string[] = [];
  const lost = new Set<string>();
  let written = '';
  let hasText = false;
  let space = false;
  let lines = 0;
  const flush = () => {
    if (hasText) written += lines > 0 ? '\n'.repeat(lines) : space ? ' ' : '';
    space = false;
    lines = 0;
  };
  const say = (words: string) => {
    flush();
    written += words;
    hasText = true;
  };
  const addText = (source: string) => {
    const rows = keepsLines ? source.split(/\r\n|\n|\r/) : [source];
    for (const [index, row] of rows.entries()) {
      if (index > 0) lines = Math.min(lines + 1, 2);
      for (const part of row.split(/([ \t\n\r\f]+)/)) {
        if (part === '') continue;
        if (/^[ \t\n\r\f]/.test(part)) space = true;
        else say(decodeReferences(part));
      }
    }
  };
  for (const [index, html] of pieces.entries()) {
    const end = (closing: string, from: number) => {
      const found = html.indexOf(closing, from);
      return found < 0 ? html.length : found + closing.length;
    };
    const lower = /<(?:script|style)\b/i.test(html) ? html.toLowerCase() : html;
    token.lastIndex = 0;
    for (let found = token.exec(html); found !== null; found = token.exec(html)) {
      const [whole, slash, tag = ''] = found;
      const name = tag.toLowerCase();
      if (whole === '<!--') token.lastIndex = end('-->', token.lastIndex);
      else if (tag === '') addText(whole);
      else if (name === 'br') lines += 1;
      else if (lineElements.has(name)) lines = Math.max(lines, 1);
      else if (paragraphs.has(name)) lines = Math.max(lines, 2);
      else if (richElements.has(name)) lost.add(name);
      else if (silentElements.has(name)) {
        const close = slash === '' ? lower.indexOf(`</${name}`, token.lastIndex) : token.lastIndex;
        token.lastIndex = close < 0 ? html.length : close;
      } else if (!plainElements.has(name)) addText(whole);
    }
    if (index < pieces.length - 1) {
      flush();
      hasText = true;
    }
    texts.push(written);
    written = '';
  }
  return { texts, lost: [...lost] };
}
