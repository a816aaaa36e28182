import type { GenerationEvent } from '@ludotext/engine';
import { createModel } from '@ludotext/engine';
import { startModelServer } from '@ludotext/model-server';
import { expect, it } from 'vitest';
import { createMetrics } from '../../src/observation/metrics.js';
import { expectGenerated } from '../support/generated.js';
import { samplesOf } from '../support/metrics.js';

/** Metrics of which each has been counted once, so that all labels show. */
async function countedMetrics(): Promise<string> {
  const metrics = createMetrics();
  metrics.request({ method: 'GET', route: '/games', status: 200, code: undefined, seconds: 1 });
  metrics.gauges({
    underWay: () => 0,
    callsRunning: () => 0,
    callsWaiting: () => 0,
    games: () => ({ total: 1, active: 1 }),
    jobs: async () => ({ waiting: 0, active: 0, stalled: 0, oldestSeconds: 0 }),
    redis: () => true,
  });
  const events: GenerationEvent<unknown>[] = [
    { type: 'item', typeId: 1, index: 0, item: { id: '0123456789abcdef' } },
    { type: 'rejected', typeId: 1, draft: {}, findings: [] },
    { type: 'retry', what: 'items', attempt: 2 },
    { type: 'game', typeId: 1, kept: 0, error: { typeId: 1, code: 'no_items', params: {}, message: 'None.' } },
  ];
  for (const event of events) metrics.event(event);
  metrics.job({ route: 'generate', state: 'done', code: undefined, seconds: 1, starts: 1 });
  await using models = await startModelServer({ fault: (_, call) => (call === 1 ? { status: 401 } : undefined) });
  const model = metrics.around(createModel({ provider: 'ollama', modelName: 'small', baseUrl: models.url }));
  const request = {
    messages: [{ role: 'user', content: 'Say something.' }],
    schema: { name: 'any', jsonSchema: { type: 'object' } },
  } as const;
  await expect(model.generate(request)).rejects.toThrow();
  await model.generate(request);
  return (await metrics.text()).body;
}

it('docs/operations.md lists every metric of ours, with its labels', async () => {
  const text = await countedMetrics();
  const keys = [...samplesOf(text).keys()];
  const labelsOf = (name: string, kind: string) => {
    const key = keys.find((key) => key.startsWith(`${name}${kind === 'histogram' ? '_sum' : ''}{`)) ?? '';
    return [...key.matchAll(/[{,](\w+)=/g)].map(([, label]) => `\`${label}\``).join(', ');
  };
  const all = [...text.matchAll(/^# HELP (ludotext_\w+) (.*)\n# TYPE \w+ (\w+)$/gm)];
  const rows = all.map(
    ([, name = '', help, kind = '']) => `| \`${name}\` | ${kind} | ${labelsOf(name, kind)} | ${help} |\n`,
  );
  expect(rows.length).toBeGreaterThan(15);
  await expectGenerated(
    'operations.md',
    'metrics',
    `\n| metric | kind | labels | |\n|---|---|---|---|\n${rows.join('')}\n`,
  );
});
