import { createModel, EngineError, type GenerationEvent } from '@ludotext/engine';
import { startModelServer } from '@ludotext/model-server';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../../src/observation/metrics.js';
import { version } from '../../src/version.js';
import { samplesOf, sumOf } from '../support/metrics.js';

const read = async (metrics: ReturnType<typeof createMetrics>) => samplesOf((await metrics.text()).body);

const end = { method: 'GET', route: '/games', status: 200, code: undefined, seconds: 0.02 };

const noGauges = {
  underWay: () => 0,
  callsRunning: () => 0,
  callsWaiting: () => 0,
  games: () => ({ total: 0, active: 0 }),
};

const finding = (rule: string, severity: 'reject' | 'warn' = 'reject') => ({
  rule,
  severity,
  params: {},
  message: 'Said.',
});
const rejected = (typeId: number, ...findings: ReturnType<typeof finding>[]): GenerationEvent<unknown> => ({
  type: 'rejected',
  typeId,
  draft: {},
  findings,
});

describe('the metrics', () => {
  it('count requests by method, route, status and code, and how long they took', async () => {
    const metrics = createMetrics();
    metrics.request(end);
    metrics.request({ ...end, seconds: 3 });
    metrics.request({ ...end, route: undefined, status: 404, code: 'not_found' });
    metrics.request({ ...end, method: 'PROPFIND', route: undefined, status: 405, code: 'method_not_allowed' });
    const samples = await read(metrics);
    const of = (labels: string) => samples.get(`ludotext_http_requests_total{${labels}}`);
    expect(of('method="GET",route="/games",status="200",code="ok"')).toBe(2);
    expect(of('method="GET",route="none",status="404",code="not_found"')).toBe(1);
    expect(of('method="other",route="none",status="405",code="method_not_allowed"')).toBe(1);
    const seconds = 'ludotext_http_request_duration_seconds';
    expect(samples.get(`${seconds}_bucket{le="0.025",method="GET",route="/games"}`)).toBe(1);
    expect(samples.get(`${seconds}_bucket{le="5",method="GET",route="/games"}`)).toBe(2);
    expect(samples.get(`${seconds}_sum{method="GET",route="/games"}`)).toBeCloseTo(3.02);
  });

  it('count items kept and rejected, by game and by the rule that rejected them', async () => {
    const metrics = createMetrics();
    const item = { id: '0123456789abcdef' };
    metrics.event({ type: 'item', typeId: 7, index: 0, item });
    metrics.event({ type: 'item', typeId: 7, index: 1, item });
    metrics.event(rejected(7, finding('long_word', 'warn'), finding('no_evidence'), finding('double')));
    metrics.event(rejected(8));
    const samples = await read(metrics);
    expect(samples.get('ludotext_items_kept_total{type_id="7"}')).toBe(2);
    expect(samples.get('ludotext_items_rejected_total{type_id="7",rule="no_evidence"}')).toBe(1);
    expect(samples.get('ludotext_items_rejected_total{type_id="8",rule="schema"}')).toBe(1);
    expect(sumOf(samples, 'ludotext_items_rejected_total')).toBe(2);
  });

  it('count the work on jobs by its end, how long it took, and jobs that lost a worker before', async () => {
    const metrics = createMetrics();
    const run = { route: 'generate', state: 'done', code: undefined, seconds: 2, starts: 1 } as const;
    metrics.job(run);
    metrics.job({ ...run, starts: 2 });
    metrics.job({ ...run, state: 'failed', code: 'no_items' });
    metrics.job({ ...run, state: 'waiting', code: 'model_rate_limited' });
    metrics.job({ ...run, state: 'left', code: undefined });
    const samples = await read(metrics);
    const of = (labels: string) => samples.get(`ludotext_job_runs_total{route="generate",${labels}}`);
    expect(of('state="done",code="ok"')).toBe(2);
    expect(of('state="failed",code="no_items"')).toBe(1);
    expect(of('state="waiting",code="model_rate_limited"')).toBe(1);
    expect(of('state="left",code="ok"')).toBe(1);
    expect(samples.get('ludotext_jobs_taken_again_total')).toBe(1);
    // Work that goes on elsewhere took no time yet.
    expect(samples.get('ludotext_job_duration_seconds_count{route="generate"}')).toBe(3);
  });

  it('show how the queue stands, and nothing of it while that cannot be told', async () => {
    const metrics = createMetrics();
    const counts = { waiting: 3, active: 2, stalled: 1, oldestSeconds: 4.5 };
    let answer = async (): Promise<typeof counts> => counts;
    let asked = 0;
    const jobs = () => {
      asked += 1;
      return answer();
    };
    metrics.gauges({ ...noGauges, jobs, redis: () => true });
    const first = await read(metrics);
    expect(asked).toBe(1);
    const queue = ['waiting', 'active', 'oldest_seconds', 'stalled_total'].map((name) => `ludotext_jobs_${name}`);
    expect(queue.map((name) => first.get(name))).toEqual([3, 2, 4.5, 1]);
    expect(first.get('ludotext_redis_connected')).toBe(1);
    // It throws, or never answers.
    for (const broken of [Promise.reject(new Error('away')), new Promise<never>(() => {})]) {
      answer = () => broken;
      const samples = await read(metrics);
      expect(queue.map((name) => samples.get(name))).toEqual([undefined, undefined, undefined, 1]);
    }
    answer = async () => ({ ...counts, waiting: 0, stalled: 2 });
    const last = await read(metrics);
    expect(queue.map((name) => last.get(name))).toEqual([0, 2, 4.5, 2]);
  });

  it('count what is tried again, and games that fail', async () => {
    const metrics = createMetrics();
    metrics.event({ type: 'retry', what: 'call', attempt: 2, code: 'model_rate_limited', waitMs: 1 });
    metrics.event({ type: 'retry', what: 'items', attempt: 2, typeId: 7, wanted: 1 });
    metrics.event({ type: 'game', typeId: 7, kept: 2 });
    metrics.event({
      type: 'game',
      typeId: 8,
      kept: 0,
      error: { typeId: 8, code: 'no_items', params: {}, message: 'None.' },
    });
    const samples = await read(metrics);
    expect(samples.get('ludotext_retries_total{what="call",code="model_rate_limited"}')).toBe(1);
    expect(samples.get('ludotext_retries_total{what="items",code="none"}')).toBe(1);
    expect(samples.get('ludotext_games_failed_total{type_id="8",code="no_items"}')).toBe(1);
    expect(sumOf(samples, 'ludotext_games_failed_total')).toBe(1);
  });

  it('make no series of what games make up: neither of a text nor of ever new rules', async () => {
    const metrics = createMetrics();
    metrics.event(rejected(7, finding('The whale "sings" under\nthe ice')));
    for (let index = 0; index < 1000; index++) metrics.event(rejected(7, finding(`rule_${index}`)));
    const { body } = await metrics.text();
    expect(body).not.toContain('whale');
    const series = [...samplesOf(body).keys()].filter((key) => key.startsWith('ludotext_items_rejected_total'));
    expect(series.length).toBeLessThanOrEqual(201);
    expect(samplesOf(body).get('ludotext_items_rejected_total{type_id="7",rule="other"}')).toBe(801);
  });

  it('count calls, tokens and failures of models where they happen', async () => {
    const metrics = createMetrics();
    await using models = await startModelServer();
    const model = metrics.around(createModel({ provider: 'ollama', modelName: 'small', baseUrl: models.url }));
    expect(model).toMatchObject({ provider: 'ollama', modelName: 'small', contextTokens: 8192 });
    const schema = { name: 'any', jsonSchema: { type: 'object' } } as const;
    const messages = [{ role: 'user', content: 'Say something.' }] as const;
    const { usage: spent } = await model.generate({ messages, schema });
    expect(spent).toMatchObject({ calls: 1, promptTokens: expect.any(Number) });
    expect(spent?.completionTokens).toBeGreaterThan(0);
    const stopped = AbortSignal.abort(new EngineError('aborted', 'The caller disconnected.'));
    await expect(model.generate({ messages, schema, signal: stopped })).rejects.toThrow();
    const samples = await read(metrics);
    const tokens = (kind: string) => samples.get(`ludotext_model_tokens_total{llm="ollama/small",kind="${kind}"}`);
    expect(samples.get('ludotext_model_calls_total{llm="ollama/small"}')).toBe(1);
    expect(tokens('prompt')).toBe(spent?.promptTokens);
    expect(tokens('completion')).toBe(spent?.completionTokens);
    expect(tokens('cached')).toBe(spent?.cachedTokens);
    expect(samples.get('ludotext_model_failures_total{llm="ollama/small",code="aborted"}')).toBe(1);
    expect(samples.get('ludotext_model_duration_seconds_count{llm="ollama/small"}')).toBe(2);
  });

  it('show what is going on at the moment they are asked', async () => {
    const metrics = createMetrics();
    let underWay = 3;
    metrics.gauges({
      underWay: () => underWay,
      callsRunning: () => 2,
      callsWaiting: () => 1,
      games: () => ({ total: 5, active: 4 }),
    });
    const now = await read(metrics);
    expect(now.get('ludotext_generations_running')).toBe(3);
    expect(now.get('ludotext_model_calls_running')).toBe(2);
    expect(now.get('ludotext_model_calls_waiting')).toBe(1);
    expect(now.get('ludotext_games{state="active"}')).toBe(4);
    expect(now.get('ludotext_games{state="inactive"}')).toBe(1);
    underWay = 0;
    expect((await read(metrics)).get('ludotext_generations_running')).toBe(0);
  });

  it('count reloads and errors that nobody caught, from 0 on', async () => {
    const metrics = createMetrics();
    expect((await read(metrics)).get('ludotext_reloads_total{outcome="refused"}')).toBe(0);
    metrics.reload('refused');
    metrics.unhandled();
    const samples = await read(metrics);
    expect(samples.get('ludotext_reloads_total{outcome="refused"}')).toBe(1);
    expect(samples.get('ludotext_reloads_total{outcome="taken"}')).toBe(0);
    expect(samples.get('ludotext_unhandled_failures_total')).toBe(1);
  });

  it('count crashes on from those of the runs before', async () => {
    const metrics = createMetrics(2);
    metrics.unhandled();
    expect((await read(metrics)).get('ludotext_unhandled_failures_total')).toBe(3);
  });

  it('of two services in one process are each their own, but for those of the process', async () => {
    const [one, two] = [createMetrics(), createMetrics()];
    one.request(end);
    expect(sumOf(await read(one), 'ludotext_http_requests_total')).toBe(1);
    expect(sumOf(await read(two), 'ludotext_http_requests_total')).toBe(0);
    for (const samples of [await read(one), await read(two)]) {
      expect(samples.get(`ludotext_build_info{version="${version}",node="${process.versions.node}"}`)).toBe(1);
      expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
      expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
      expect(samples.get('ludotext_log_lines_lost_total')).toBe(0);
    }
  });

  it('are in the text format of Prometheus: every metric with its help and type, once', async () => {
    const metrics = createMetrics();
    metrics.request(end);
    const { type, body } = await metrics.text();
    expect(type).toBe('text/plain; version=0.0.4; charset=utf-8');
    const typed = [...body.matchAll(/^# TYPE (\S+) (counter|gauge|histogram)$/gm)].map(([, name]) => name);
    expect(new Set(typed).size).toBe(typed.length);
    expect([...body.matchAll(/^# HELP (\S+) /gm)].map(([, name]) => name)).toEqual(typed);
    for (const line of body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))) {
      expect(line).toMatch(/^[a-z_][a-z0-9_]*(\{[^{}]*\})? ([-+\d.eE]+|Nan)$/);
    }
    for (const name of typed.filter((name) => name?.startsWith('ludotext_'))) {
      const [, kind] = body.match(new RegExp(`^# TYPE ${name} (\\w+)$`, 'm')) ?? [];
      expect(name?.endsWith('_total')).toBe(kind === 'counter');
      if (kind === 'histogram') expect(name).toMatch(/_seconds$/);
    }
  });
});
