import { describe, expect, it } from 'vitest';
import { textDirection } from '../src/language.js';

describe('textDirection', () => {
  it.each(['ar', 'ar-EG', 'he', 'fa', 'ur', 'ckb', 'yi', 'ps', 'dv', 'az-Arab', 'pa-PK'])(
    '%s runs from right to left',
    (tag) => expect(textDirection(tag)).toBe('rtl'),
  );
  it.each(['en', 'de-AT', 'ja', 'zh-Hant', 'hi', 'az', 'ur-Latn'])('%s runs from left to right', (tag) =>
    expect(textDirection(tag)).toBe('ltr'),
  );
  it.each(['', ' ', 'not a tag', '"><script>', 'und-x'])('%j leaves it to the text', (tag) =>
    expect(textDirection(tag)).toBe('auto'),
  );
});
