import { describe, expect, it } from 'vitest';
import { answerSchema } from '../src/item.js';

describe('answerSchema', () => {
  it.each([0, 5, 'Rome'])('takes %j', (answer) => expect(answerSchema.safeParse(answer).success).toBe(true));
  it.each([-1, 1.5, null, ['Rome'], true])('refuses %j', (answer) =>
    expect(answerSchema.safeParse(answer).success).toBe(false),
  );
});
