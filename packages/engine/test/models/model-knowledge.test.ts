import { describe, expect, it } from 'vitest';
import { ModelKnowledge } from '../../src/models/model-knowledge.js';

function withClock() {
  let time = 0;
  const knowledge = new ModelKnowledge(['strict', 'schema', 'object', 'prompt'], () => time);
  const pass = (ms: number) => {
    time += ms;
  };
  return { knowledge, pass };
}

describe('knowledge of a model', () => {
  it('begins with the most binding way to ask for JSON, and goes down by what is refused', () => {
    const { knowledge } = withClock();
    expect(knowledge.mode).toBe('strict');
    knowledge.refuseMode('strict');
    expect(knowledge.mode).toBe('schema');
    knowledge.refuseMode('object');
    expect(knowledge.mode).toBe('prompt');
    // What another call learns late takes nothing back.
    knowledge.refuseMode('strict');
    expect(knowledge.mode).toBe('prompt');
  });

  it('is forgotten after an hour', () => {
    const { knowledge, pass } = withClock();
    knowledge.refuseMode('strict');
    knowledge.refuse('temperature');
    knowledge.learnContext(4096);
    pass(3_599_999);
    expect([knowledge.mode, knowledge.takes('temperature'), knowledge.contextTokens]).toEqual(['schema', false, 4096]);
    pass(1);
    expect([knowledge.mode, knowledge.takes('temperature'), knowledge.contextTokens]).toEqual([
      'strict',
      true,
      undefined,
    ]);
  });

  it('holds the time of the longest reply of a kind, and forgets it little by little', () => {
    const { knowledge, pass } = withClock();
    expect(knowledge.replyMs('items')).toBeUndefined();
    for (const ms of [100, 1_000, 10]) knowledge.learnReplyMs('items', ms);
    expect(knowledge.replyMs('items')).toBe(900);
    expect(knowledge.replyMs('scores')).toBeUndefined();
    pass(3_600_000);
    expect(knowledge.replyMs('items')).toBeUndefined();
  });

  it('takes no window that can be none', () => {
    const { knowledge } = withClock();
    knowledge.learnContext(1);
    expect(knowledge.contextTokens).toBeUndefined();
  });
});
