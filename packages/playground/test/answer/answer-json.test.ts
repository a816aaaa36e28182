import { expect, it } from 'vitest';
import { answerJson } from '../../src/answer/answer-json.js';
import { beginRun, type Run } from '../../src/run/run.js';

const broken: Run = {
  ...beginRun({ path: '/generate', body: { text: 'The whale.' } }),
  phase: 'failed',
  games: [{ typeId: 7, items: [{ id: 'a' }], finished: true }],
};

it('is the answer of the service where there is one', () => {
  const answer: Run['answer'] = {
    success: true,
    type_id: 7,
    items: [{ id: 'b' }],
    warnings: [],
    language: 'en',
    token_usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0, cached_tokens: 0, calls: 0 },
    llm: 'offline/extractive',
  };
  expect(JSON.parse(answerJson({ ...broken, answer }))).toEqual(answer);
});

it('is what came of a run that did not come to its end', () => {
  expect(JSON.parse(answerJson(broken))).toMatchObject({ success: false, games: [7], results: { 7: [{ id: 'a' }] } });
});
