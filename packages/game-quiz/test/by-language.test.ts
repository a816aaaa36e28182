import { describe, expect, it } from 'vitest';
import { forLanguage } from '../src/by-language.js';

describe('forLanguage', () => {
  it('knows the languages of its table and nothing else', () => {
    expect(forLanguage({ en: 1 }, 'en')).toBe(1);
    expect(forLanguage({ en: 1 }, 'constructor')).toBeUndefined();
  });
});
