import { describe, expect, it } from 'vitest';
import { ambiguityOf } from '../src/ambiguity.js';

describe('ambiguityOf', () => {
  it.each([
    ['en', 'The dog chased the cat.', 0],
    ['en', 'The dog chased Anna and Ben.', 2],
    ['en', 'The dog often chased Anna.', 1],
    ['en', 'Yesterday Anna met Ben.', 2],
    ['en', 'From 1712 until 1781 engines grew.', 3],
    ['en', 'In the garden the dog slept.', 1],
    ['en', 'In the morning, the dog barked loudly.', 3],
    ['es', 'El perro corre rápidamente.', 1],
    ['zh', '小明和小红都很高兴。', 1],
    ['ja', '犬は水を飲んだ。', 0],
    ['fi', 'Koira juoksee metsässä.', 0],
  ])('%s: %s has %i', (language, sentence, expected) => {
    expect(ambiguityOf(sentence, language)).toBe(expected);
  });
});
