import { describe, expect, it } from 'vitest';
import { draftSchema } from '../src/draft.js';
import { prompt } from '../src/prompt.js';

describe('prompt', () => {
  const task = prompt({ count: 3, language: 'pt-BR' });

  it('names the count and the language', () => {
    expect(task).toContain('3 multiple-choice questions');
    expect(task).toContain('"pt-BR"');
    expect(prompt({ count: 1, language: 'en' })).toContain('one multiple-choice question ');
  });

  it('names every member of a draft, in the order of the schema', () => {
    const places = Object.keys(draftSchema.shape)
      .filter((name) => name !== 'difficulty')
      .map((name) => task.indexOf(`. ${name}: `));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('says difficulty and audience when there are any', () => {
    const special = prompt({ count: 2, language: 'en', difficulty: 'hard', audience: 'pupils of ten' });
    expect(special).toContain('hard');
    expect(special).toContain('pupils of ten');
    expect(task).not.toContain('difficulty');
  });
});
