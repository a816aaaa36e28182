import { describe, expect, it } from 'vitest';
import { beginRun, itemCount, type Run, withEarlier, withEvent, withFailure } from '../../src/run/run.js';
import { Problem } from '../../src/service/problem.js';
import type { GenerateResponse, GenerationEvent } from '../../src/service/wire.js';

const begun = beginRun({ path: '/generate', body: { text: 'The whale.' } });
const scores = [
  { type_id: 1, score: 90, reason: 'Facts.', reason_code: 'model_reason', params: {} },
  { type_id: 2, score: 10, reason: 'No order.', reason_code: 'model_reason', params: {} },
];
const analysis: GenerationEvent = { type: 'analysis', data: { game_scores: scores, games: [1] } };
const item = (type_id: number, index: number): GenerationEvent => ({
  type: 'item',
  data: { type_id, index, item: { id: `${type_id}-${index}` } },
});
const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15, cached_tokens: 0, calls: 1 };
const after = (...events: GenerationEvent[]): Run => events.reduce(withEvent, begun);

describe('withEvent', () => {
  it('shows the scores, and the games that will be written', () => {
    const run = after(analysis);
    expect(run.scores).toEqual(scores);
    expect(run.games).toEqual([{ typeId: 1, items: [], finished: false }]);
  });

  it('keeps items in their places, game by game, also without an analysis', () => {
    const run = after(item(1, 0), item(2, 0), item(1, 1));
    expect(run.games.map(({ typeId, items }) => [typeId, items.map(({ id }) => id)])).toEqual([
      [1, ['1-0', '1-1']],
      [2, ['2-0']],
    ]);
  });

  it('tells what is tried again until the next item comes', () => {
    const retry: GenerationEvent = { type: 'retry', data: { what: 'items', attempt: 2, wanted: 1 } };
    expect(after(analysis, retry).retry).toEqual(retry.data);
    expect(after(analysis, retry, item(1, 0)).retry).toBeUndefined();
  });

  it('collects what was rejected, and counts tokens', () => {
    const rejected = { type_id: 1, draft: { word: 'x' }, findings: [] };
    const run = after({ type: 'rejected', data: rejected }, { type: 'usage', data: { token_usage: usage } });
    expect(run.rejected).toEqual([rejected]);
    expect(run.usage).toEqual(usage);
  });

  it('finishes a game, and says why one failed', () => {
    const error = { type_id: 1, code: 'no_items', message: 'None.' };
    const run = after(analysis, { type: 'game', data: { type_id: 1, kept: 0, error } });
    expect(run.games).toEqual([{ typeId: 1, items: [], finished: true, error }]);
    expect(run.phase).toBe('running');
  });

  it('takes the response for complete', () => {
    const response: GenerateResponse = {
      success: true,
      games: [1],
      game_scores: scores,
      results: { 1: [{ id: 'a' }, { id: 'b' }] },
      errors: [{ type_id: 2, code: 'plugin_failed', message: 'It failed.' }],
      warnings: [],
      language: 'en',
      token_usage: usage,
      llm: 'offline/extractive',
    };
    const run = after(analysis, item(1, 0), item(2, 0), { type: 'done', data: response });
    expect(run.phase).toBe('done');
    expect(run.response).toBe(response);
    expect(run.games.map(({ typeId, items, error }) => [typeId, items.length, error?.code])).toEqual([
      [1, 2, undefined],
      [2, 0, 'plugin_failed'],
    ]);
  });

  it('leaves the run before it as it was', () => {
    const before = after(analysis, item(1, 0));
    const copy = structuredClone(before);
    withEvent(before, item(1, 1));
    expect(before).toEqual(copy);
  });
});

describe('withFailure', () => {
  it('keeps the items that came, with the problem', () => {
    const problem = new Problem('cut_off', 'Cut off.');
    const run = withFailure(after(analysis, item(1, 0)), problem);
    expect(run).toMatchObject({ phase: 'failed', problem });
    expect(itemCount(run)).toBe(1);
    expect(run.games.every(({ finished }) => finished)).toBe(true);
  });

  it('takes a stop for no problem', () => {
    const run = withFailure(after(analysis), new DOMException('Stopped.', 'AbortError'));
    expect(run.phase).toBe('stopped');
    expect(run.problem).toBeUndefined();
  });
});

const request = { path: '/generate', body: { text: 'The whale.' } };
const games: Run['games'] = [{ typeId: 7, items: [{ id: 'a' }], finished: true }];
const cutOff = new Problem('cut_off', 'Cut off.');
const away = new Problem('unreachable', 'Away.');
const earlier: Run = { ...beginRun(request), phase: 'failed', games, problem: cutOff };
const again = beginRun({ ...request });

describe('a run that is tried again', () => {
  it('is shown as it goes on, and gives way to nothing once it has an item', () => {
    const withItem: Run = { ...again, phase: 'failed', games: [{ typeId: 7, items: [{ id: 'b' }], finished: true }] };
    expect(withEarlier(again, earlier)).toBe(again);
    expect(withEarlier(withItem, earlier)).toBe(withItem);
  });

  it('brings the items back that were there where it fails with none, and says why', () => {
    const run = withEarlier({ ...again, phase: 'failed', problem: away }, earlier);
    expect(run).toMatchObject({ phase: 'failed', games, problem: away });
    expect(run.request).toBe(again.request);
  });

  it('brings them back where somebody stops it', () => {
    const run = withEarlier({ ...again, phase: 'stopped' }, earlier);
    expect(run).toMatchObject({ phase: 'stopped', games });
    expect(run.problem).toBeUndefined();
  });

  it('leaves what was there as it was where it ends with nothing', () => {
    expect(withEarlier({ ...again, phase: 'done' }, earlier)).toEqual({ ...earlier, request: again.request });
  });

  it('is shown as it is where there was nothing to lose', () => {
    const failed: Run = { ...again, phase: 'failed', problem: away };
    expect(withEarlier(failed, beginRun(request))).toBe(failed);
  });
});
