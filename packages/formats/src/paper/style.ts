/** Page sizes: the names are those of CSS. */
export type Paper = 'a4' | 'letter';

/** The paper that a document is printed on. */
export const pageStyle = (paper: Paper): string => `
@page {
  size: ${paper === 'a4' ? 'A4' : 'letter'};
  margin: 16mm 16mm 18mm;
  @bottom-center { content: counter(page) " / " counter(pages); font: 9pt sans-serif; }
}
`;

/** The look of a worksheet, as a document or in a shadow root: black on white, nothing cut within an item, the key on a page of its own. */
export const sheetStyle = (columns: 1 | 2): string => `
html, :host { font: 11.5pt/1.45 "Noto Sans", "DejaVu Sans", "Segoe UI", Arial, sans-serif; color: #000; background: #fff; }
body, h1, h2, p, ol, ul, li { margin: 0; padding: 0; }
ol, ul { list-style: none; }
h1 { font-size: 1.5em; line-height: 1.25; margin: 0 0 4mm; }
h1, h2, p, .text { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; }
.version { font-size: 0.8em; font-weight: normal; }
.who { display: flex; gap: 6mm; margin: 0 0 8mm; }
.who > span { display: flex; flex: 2; gap: 2mm; align-items: baseline; white-space: nowrap; }
.who > span:not(:first-child) { flex: 1; }
.line { flex: 1; border-bottom: 0.3mm solid #000; }
.items { ${columns === 2 ? 'columns: 2; column-gap: 10mm;' : ''} }
.item { display: flex; gap: 2.5mm; margin: 0 0 7mm; break-inside: avoid; }
.number { font-weight: bold; min-width: 1.6em; }
.body { flex: 1; min-width: 0; }
.body > * + * { margin-top: 2mm; }
h2 { font-size: 1em; }
.prompt { font-weight: 600; break-after: avoid; }
.label { font-weight: bold; }
.how { font-size: 0.9em; break-after: avoid; }
.how .label { font-weight: normal; }
.note { font-size: 0.9em; }
.rows > li { display: flex; gap: 3mm; margin: 0 0 2mm; break-inside: avoid; }
.rows > li > .text { flex: 1; min-width: 0; }
.box { flex: none; box-sizing: border-box; width: 4.2mm; height: 4.2mm; margin-top: 0.7mm; border: 0.35mm solid #000; }
.cell { flex: none; box-sizing: border-box; width: 9mm; height: 7mm; border: 0.35mm solid #000; }
.pieces { display: flex; flex-wrap: wrap; gap: 2mm; }
.pieces > li { border: 0.3mm solid #000; border-radius: 1mm; padding: 0.5mm 2.5mm; max-width: 100%; box-sizing: border-box; }
.pieces > .label { border: 0; padding-inline: 0; }
.pairs > li { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin: 0 0 2mm; break-inside: avoid; }
.pairs > li > div { display: flex; gap: 3mm; min-width: 0; }
.pairs .text { flex: 1; min-width: 0; }
.gap { display: inline-block; max-width: 100%; height: 1.1em; border-bottom: 0.35mm solid #000; }
${[1, 2, 3, 4, 5, 6, 7].map((size) => `.gap-${size} { width: ${size * 24}mm; }`).join('\n')}
.cloze { line-height: 2; }
.write { height: 9mm; border-bottom: 0.3mm solid #000; }
.body > .write { margin-top: 0; }
.key { break-before: page; font-size: 0.9em; }
.key > p { margin: 0 0 5mm; }
.key .item { margin-bottom: 4mm; }
.key .body > * + * { margin-top: 1mm; }
@media screen {
  body { max-width: 180mm; margin: 10mm auto; padding: 0 5mm; }
  .key { margin-top: 15mm; padding-top: 5mm; border-top: 0.5mm dashed #000; }
}
`;
