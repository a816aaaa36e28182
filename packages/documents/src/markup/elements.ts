/** Elements that stand in lines of their own: text before and behind one is in other blocks. */
export const blockElements = new Set(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer
  form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table
  tbody td tfoot th thead title tr ul`.split(/\s+/),
);

/** Elements that show no text, or text that is not the document's. */
const withoutText = new Set(
  `annotation annotation-xml applet area audio base button canvas col colgroup datalist embed frame iframe img input link
  map meta meter nav noembed noframes noscript object optgroup option param picture progress rp rt rtc script select
  source style svg template textarea track video`.split(/\s+/),
);

const roles = new Set(
  'alert alertdialog banner complementary contentinfo menu menubar navigation search tablist toolbar tooltip'.split(
    ' ',
  ),
);

/** Of software that many pages are made with: links to edit, boxes of links, what only a screen reader says. */
const classes = new Set(
  'mw-editsection mw-jump-link navbox noprint screen-reader-text skip-link sr-only visually-hidden'.split(' '),
);

const hiddenStyle = /display\s*:\s*none|visibility\s*:\s*hidden/i;

export type Attributes = Readonly<Record<string, string>>;

/** Whether an element with all that is in it is left out. */
export function isLeftOut(name: string, attributes: Attributes, isBook: boolean): boolean {
  if (withoutText.has(name)) return true;
  // In a book these hold text: boxes and notes. In a page they hold what surrounds the text.
  if (!isBook && (name === 'aside' || name === 'footer')) return true;
  const { role, style } = attributes;
  return (
    (attributes.hidden !== undefined && attributes.hidden !== 'until-found') ||
    attributes['aria-hidden'] === 'true' ||
    (role !== undefined && roles.has(role)) ||
    (style !== undefined && hiddenStyle.test(style)) ||
    words(attributes.class).some((word) => classes.has(word)) ||
    isNoteMark(attributes)
  );
}

/** A link to a note or back from one. */
function isNoteMark(attributes: Attributes): boolean {
  const said = [...words(attributes.role), ...words(attributes['epub:type']), ...words(attributes.class)];
  return said.some((word) => /^(?:doc-)?noteref$|^doc-backlink$|^footnote-(?:ref|back)$/.test(word));
}

function words(value: string | undefined): string[] {
  return value === undefined ? [] : value.slice(0, 1000).split(/\s+/);
}

/** What stands raised, as it reads in plain text: digits as signs of their own, so that 10⁶ does not become 106. */
export function raised(text: string): string {
  const signs = [...text].map((sign) => superscripts[sign]);
  return signs.every((sign) => sign !== undefined) ? signs.join('') : text;
}

const superscripts: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((sign, digit) => [String(digit), sign])),
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
};
