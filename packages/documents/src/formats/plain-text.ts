import type { Reader } from '../reader.js';
import { decodeText } from '../text-encoding.js';

/** Text as it is: blank lines and form feeds part its paragraphs, and lines inside of them stay lines. */
export const readPlainText: Reader = async ({ bytes, charset }, builder) => {
  const text = await decodeText(bytes, charset);
  const lines = text.replace(/\r\n?|[\u0085\u2028]/g, '\n').replace(/[\f\u2029]/g, '\n\n');
  for (const paragraph of lines.split(/\n(?:[^\S\n]*\n)+/)) builder.paragraph(paragraph);
};
