// Flat OpenDocument files, which LibreOffice turns into every other format.

const namespaces = ['office text style table draw presentation meta', 'fo:xsl-fo-compatible svg:svg-compatible']
  .join(' ')
  .split(' ')
  .map((entry) => entry.split(':'))
  .map(([prefix, name = prefix]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat('xmlns:dc="http://purl.org/dc/elements/1.1/"', 'xmlns:xlink="http://www.w3.org/1999/xlink"')
  .join(' ');

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A text document. `head` stands at the top of every page, with the page's number at its foot. */
export function flatText({ title, language, blocks, notes }, { columns = 1, head } = {}) {
  const [tongue, country = 'none'] = language.split('-');
  const isRightToLeft = ['ar', 'he'].includes(tongue);
  const direction = isRightToLeft
    ? '<style:paragraph-properties style:writing-mode="rl-tb" fo:text-align="start"/>'
    : '<style:paragraph-properties fo:margin-bottom="0.2cm"/>';
  const heading = (level) =>
    `<style:style style:name="Heading_20_${level}" style:display-name="Heading ${level}" style:family="paragraph"
      style:parent-style-name="Standard" style:next-style-name="Standard" style:default-outline-level="${level}">
      <style:paragraph-properties fo:margin-top="0.4cm" fo:margin-bottom="0.2cm" fo:keep-with-next="always"/>
      <style:text-properties fo:font-size="${20 - 3 * level}pt" fo:font-weight="bold" style:font-size-asian="${20 - 3 * level}pt" style:font-size-complex="${20 - 3 * level}pt"/></style:style>`;
  const body = blocks.map((block) => textBlock(block, notes)).join('\n');
  return flat('text', {
    title,
    language,
    styles: `<style:default-style style:family="paragraph"><style:paragraph-properties style:writing-mode="page"/>
      <style:text-properties style:font-name="Liberation Serif" fo:font-family="Liberation Serif" fo:font-size="11pt" fo:language="${tongue}" fo:country="${country}"
        style:font-family-asian="Noto Serif CJK ${tongue === 'ja' ? 'JP' : 'SC'}" style:font-size-asian="11pt" style:language-asian="${tongue}" style:country-asian="${country}"
        style:font-family-complex="${tongue === 'ar' ? 'Noto Naskh Arabic' : 'Noto Serif Hebrew'}" style:font-size-complex="11pt" style:language-complex="${tongue}" style:country-complex="none"/></style:default-style>
      <style:style style:name="Standard" style:family="paragraph" style:class="text">${direction}</style:style>
      <style:style style:name="Header" style:family="paragraph" style:parent-style-name="Standard"/>
      <style:style style:name="Footer" style:family="paragraph" style:parent-style-name="Standard"/>
      <style:style style:name="Quotations" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties fo:margin-left="1cm" fo:margin-right="1cm"/></style:style>
      ${[1, 2, 3].map(heading).join('')}
      <text:outline-style style:name="Outline">${[1, 2, 3].map((level) => `<text:outline-level-style text:level="${level}" style:num-format=""/>`).join('')}</text:outline-style>`,
    automatic: `<style:style style:name="Italic" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
      <style:style style:name="Body" style:family="section"><style:section-properties><style:columns fo:column-count="${columns}" fo:column-gap="0.6cm"/></style:section-properties></style:style>
      <text:list-style style:name="Dots">${[1, 2].map((level) => `<text:list-level-style-bullet text:level="${level}" text:bullet-char="•"><style:list-level-properties text:space-before="${level * 0.5}cm" text:min-label-width="0.5cm"/></text:list-level-style-bullet>`).join('')}</text:list-style>
      <text:list-style style:name="Numbers"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."><style:list-level-properties text:space-before="0.5cm" text:min-label-width="0.5cm"/></text:list-level-style-number></text:list-style>
      <style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="14.8cm" fo:page-height="21cm" fo:margin="1.6cm" style:writing-mode="${isRightToLeft ? 'rl-tb' : 'lr-tb'}"/><style:header-style/><style:footer-style/></style:page-layout>`,
    master: `<style:master-page style:name="Standard" style:page-layout-name="Page">${
      head === undefined
        ? ''
        : `<style:header><text:p text:style-name="Header">${escaped(head)}</text:p></style:header>
           <style:footer><text:p text:style-name="Footer">Page <text:page-number text:select-page="current"/></text:p></style:footer>`
    }</style:master-page>`,
    body: columns === 1 ? body : `<text:section text:style-name="Body" text:name="Body">${body}</text:section>`,
  });
}

function textBlock(block, notes) {
  const paragraph = (style, text) => `<text:p text:style-name="${style}">${inline(text, notes)}</text:p>`;
  switch (block.kind) {
    case 'heading':
      return `<text:h text:style-name="Heading_20_${block.level}" text:outline-level="${block.level}">${inline(block.text, notes)}</text:h>`;
    case 'list':
      return `<text:list text:style-name="${block.ordered ? 'Numbers' : 'Dots'}">${block.entries
        .map((entry) => `<text:list-item>${paragraph('Standard', entry)}</text:list-item>`)
        .join('')}</text:list>`;
    case 'table':
      return `<table:table table:name="Table">${block.rows[0].map(() => '<table:table-column/>').join('')}${block.rows
        .map(
          (row) =>
            `<table:table-row>${row.map((cell) => `<table:table-cell office:value-type="string">${paragraph('Standard', cell)}</table:table-cell>`).join('')}</table:table-row>`,
        )
        .join('')}</table:table>`;
    default:
      return paragraph(block.kind === 'quote' ? 'Quotations' : 'Standard', block.text);
  }
}

function inline(text, notes) {
  return escaped(text)
    .replace(/\*(.+?)\*/g, '<text:span text:style-name="Italic">$1</text:span>')
    .replace(
      /\[\^(.+?)\]/g,
      (_, mark) =>
        `<text:note text:id="note${mark}" text:note-class="footnote"><text:note-citation>${mark}</text:note-citation><text:note-body><text:p text:style-name="Standard">${escaped(notes.get(mark))}</text:p></text:note-body></text:note>`,
    );
}

/** What must not come in, or only once: changes, comments, hidden text, fields, a table of contents, a text box. */
export function markedText() {
  const heading = (level, text) =>
    `<text:h text:style-name="Heading_20_${level}" text:outline-level="${level}">${text}</text:h>`;
  const change = (id, kind, content = '') =>
    `<text:changed-region xml:id="${id}" text:id="${id}"><text:${kind}><office:change-info><dc:creator>Ada</dc:creator><dc:date>2024-01-02T03:04:05</dc:date></office:change-info>${content}</text:${kind}></text:changed-region>`;
  return flat('text', {
    title: 'A text with marks',
    language: 'en-GB',
    styles: `<style:style style:name="Standard" style:family="paragraph"/>
      ${[1, 2].map((level) => `<style:style style:name="Heading_20_${level}" style:display-name="Heading ${level}" style:family="paragraph" style:parent-style-name="Standard" style:default-outline-level="${level}"/>`).join('')}
      <style:style style:name="Graphics" style:family="graphic"/>`,
    automatic: `<style:style style:name="Hidden" style:family="text"><style:text-properties text:display="none"/></style:style>
      <style:style style:name="Box" style:family="graphic" style:parent-style-name="Graphics"><style:graphic-properties style:wrap="parallel" fo:border="0.1pt solid #000000"/></style:style>
      <text:list-style style:name="Numbers">${[1, 2].map((level) => `<text:list-level-style-number text:level="${level}" style:num-format="1" style:num-suffix="."><style:list-level-properties text:space-before="${level}cm" text:min-label-width="0.5cm"/></text:list-level-style-number>`).join('')}</text:list-style>
      <style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="14.8cm" fo:page-height="21cm" fo:margin="2cm"/></style:page-layout>`,
    master: '<style:master-page style:name="Standard" style:page-layout-name="Page"/>',
    body: `<text:tracked-changes>${change('c1', 'insertion')}${change('c2', 'deletion', '<text:p>was deleted</text:p>')}</text:tracked-changes>
      <text:table-of-content text:name="Contents"><text:table-of-content-source text:outline-level="2"><text:index-title-template>Contents</text:index-title-template></text:table-of-content-source><text:index-body><text:index-title text:name="Contents_Head"><text:p>Contents</text:p></text:index-title><text:p>Changes<text:tab/>1</text:p><text:p>Boxes<text:tab/>2</text:p></text:index-body></text:table-of-content>
      ${heading(1, 'Changes')}
      <text:p>This sentence <text:change-start text:change-id="c1"/>was inserted<text:change-end text:change-id="c1"/><text:change text:change-id="c2"/> by Ada.</text:p>
      <text:p>A comment<office:annotation><dc:creator>Ada</dc:creator><dc:date>2024-01-02T03:04:05</dc:date><text:p>Is this remark true?</text:p></office:annotation> stands here. <text:span text:style-name="Hidden">Nobody sees this.</text:span>This is page <text:page-number>1</text:page-number> of the text.</text:p>
      ${heading(1, 'Boxes')}
      <text:p>Before the box.<draw:frame draw:style-name="Box" draw:name="Box1" text:anchor-type="paragraph" svg:width="5cm" svg:y="1cm"><draw:text-box fo:min-height="1cm"><text:p>The box says this once.</text:p></draw:text-box></draw:frame> After the box.</text:p>
      <text:p>One<text:line-break/>two<text:tab/>three, and <text:a xlink:type="simple" xlink:href="https://example.org/">a link</text:a>. Soft${'\u00ad'}hyphens go.</text:p>
      <text:list text:style-name="Numbers"><text:list-item><text:p>First</text:p><text:list text:style-name="Numbers"><text:list-item><text:p>Inner</text:p></text:list-item></text:list></text:list-item><text:list-item><text:p>Second</text:p></text:list-item></text:list>
      <text:p>Between the lists.</text:p>
      <text:list text:style-name="Numbers" text:continue-numbering="true"><text:list-item><text:p>Third</text:p></text:list-item></text:list>
      <text:p>The area is <draw:frame draw:name="Formula" text:anchor-type="as-char" svg:width="2cm" svg:height="0.6cm"><draw:object><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>A</mi><mo>=</mo><mi>b</mi><mo>×</mo><mi>h</mi></math></draw:object></draw:frame> here.</text:p>`,
  });
}

function flat(kind, { title, language, styles, automatic, master, body }) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${kind}">
<office:meta><dc:title>${escaped(title)}</dc:title><dc:language>${language}</dc:language></office:meta>
<office:styles>${styles}</office:styles>
<office:automatic-styles>${automatic}</office:automatic-styles>
<office:master-styles>${master}</office:master-styles>
<office:body><office:${kind}>${body}</office:${kind}></office:body>
</office:document>
`;
}
