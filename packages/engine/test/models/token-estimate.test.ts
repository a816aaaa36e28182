import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTokens, TokenEstimate } from '../../src/models/token-estimate.js';

const standIn = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + Math.ceil(length / 4), 0);

describe('an estimate of tokens', () => {
  it.each([
    ['English', 'The river rises in the hills and reaches the sea after a long way. '.repeat(20), 4.3],
    ['German', 'Der Fluss entspringt in den Hügeln und erreicht nach langem Weg das Meer. '.repeat(20), 3.75],
    ['Chinese', '这条河发源于山区，经过漫长的路程流入大海。'.repeat(20), 1.7],
    ['Hindi', 'यह नदी पहाड़ियों से निकलती है और समुद्र तक पहुँचती है। '.repeat(20), 3.2],
    ['code', 'if(a[i]!==0){b+=1;}'.repeat(20), 1.85],
  ])('is an upper guess, and no wild one: %s', (_, text, charactersPerToken) => {
    const measured = text.length / charactersPerToken;
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(measured * 0.75);
    expect(estimateTokens(text)).toBeLessThanOrEqual(measured * 3.5);
  });

  it('follows what is reported, and never falls below a quarter of the characters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }),
        fc.string({ unit: 'binary' }),
        (texts, text) => {
          const estimate = new TokenEstimate();
          for (let round = 0; round < 30; round += 1) estimate.learn(texts, standIn(texts));
          expect(estimate.of(text)).toBeGreaterThanOrEqual(standIn([text]));
        },
      ),
    );
  });

  it('is moved by reports within bounds', () => {
    const text = 'word '.repeat(1_000);
    const estimate = new TokenEstimate();
    const before = estimate.of(text);
    for (let round = 0; round < 50; round += 1) estimate.learn([text], 100 * before);
    expect(estimate.of(text)).toBeGreaterThan(1.9 * before);
    expect(estimate.of(text)).toBeLessThanOrEqual(text.length);
    estimate.learn([''], 10);
    estimate.learn([text], 0);
    expect(estimate.of(text)).toBeGreaterThan(1.9 * before);
  });

  it('believes an overflow at once, and moves the scripts it was about', () => {
    const [thai, english] = ['แม่น้ำไหลจากภูเขาไปสู่ทะเล '.repeat(100), 'The river reaches the sea. '.repeat(20)];
    const estimate = new TokenEstimate();
    const [before, ofEnglish] = [estimate.of(thai), estimate.of(english)];
    estimate.learnOverflow([thai, english], Math.round(2.5 * before));
    expect(estimate.of(thai) + estimate.of(english)).toBeGreaterThan(2.4 * before);
    expect(estimate.of(english)).toBeLessThan(1.3 * ofEnglish);
    const after = estimate.of(thai);
    estimate.learnOverflow([thai], 100);
    expect(estimate.of(thai)).toBe(after);
  });

  it('of nothing is nothing', () => {
    expect(estimateTokens('')).toBe(0);
    expect(new TokenEstimate().of('')).toBe(0);
  });
});
