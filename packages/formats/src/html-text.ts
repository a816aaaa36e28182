const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
};

/** A plain text as HTML on one line: line breaks as `<br>`, tabs as a character reference. */
export const escapedHtml = (text: string): string =>
  text
    .replace(/[&<>"\t]/g, (character) => entities[character] ?? character)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>');
