import type { Reader } from '../reader.js';

export const readPlainText: Reader = async ({ bytes, charset }, builder) => {
  const text = new TextDecoder(charset ?? 'utf-8').decode(bytes);
  for (const paragraph of text.replaceAll('\r\n', '\n').split(/\n[^\S\n]*\n/)) builder.paragraph(paragraph);
};
