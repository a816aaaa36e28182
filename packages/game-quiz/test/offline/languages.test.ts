import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { finish } from '../../src/draft.js';
import { write } from '../../src/offline/write.js';
import { validate } from '../../src/validate.js';
import { contextOf } from '../support/context.js';

const folder = join(import.meta.dirname, 'texts');

describe('texts of about 300 words in languages without a lexicon', () => {
  it.each(readdirSync(folder))('%s gives items, each without a finding', async (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const language = file.slice(0, 2);
    const sentences = readText(text).sentences.map((sentence) => sentence.text);
    const drafts = await write(text, { count: 20, language, seed: 1 });
    expect(drafts.length).toBeGreaterThanOrEqual(2);
    for (const draft of drafts) {
      const context = contextOf({ text, language, origin: 'offline', kept: [] });
      expect(validate(finish(draft, context), context)).toEqual([]);
      expect(sentences).toContain(draft.evidence);
      expect(draft.question.replace('_____', draft.correct)).toBe(draft.evidence);
    }
  });
});
