// CPU of the client per streamed call, four characters per chunk, no pacing, items checked, in a process that has made
// many calls before, as a service has.
import { startChild } from '../support/child.mjs';
import { interleaved } from '../support/rounds.mjs';
import { figure, report } from '../support/table.mjs';

const rounds = 9;
/** Calls per round, and before the first; and the most of each contender's CPU that ours may take, by number of items. */
const contenders = {
  ludotext: { words: 'ludotext', calls: 10, warmUp: 200 },
  openai: {
    words: "openai's stream loop, JSON.parse, zod",
    ...{ calls: 10, warmUp: 200, targets: { 10: 0.5, 40: 0.333 } },
  },
  // Its calls are long enough alone.
  'ai-sdk': { words: "the AI SDK's streamObject", calls: 1, warmUp: 6, targets: { 10: 0.1, 40: 0.1 } },
  fetch: { words: 'bare fetch, JSON.parse, zod (the floor)', calls: 10, warmUp: 200, targets: {} },
};

const standIn = await startChild(new URL('../support/stand-in.mjs', import.meta.url));
const baseUrl = `${standIn.ready}/v1`;
const children = [standIn];
const tasks = {};
for (const [name, { calls, warmUp }] of Object.entries(contenders)) {
  const contender = await startChild(new URL(`./contenders/${name}.mjs`, import.meta.url));
  children.push(contender);
  await contender.ask({ baseUrl, items: 10, calls: warmUp });
  for (const items of [10, 40]) tasks[`${name} ${items}`] = () => contender.ask({ baseUrl, items, calls });
}
const cpu = await interleaved(rounds, tasks);
for (const child of children) child.stop();

const rows = [];
for (const [name, { words, targets }] of Object.entries(contenders).slice(1)) {
  for (const items of [10, 40]) {
    const what = `streamed call, ${items} items, beside ${words}`;
    const [ours, beside] = [cpu[`ludotext ${items}`], cpu[`${name} ${items}`]];
    rows.push(figure({ what, ours, beside, unit: 'ms CPU', target: targets[items] }));
  }
}
const what = 'streamed call, 40 items beside 10';
rows.push(figure({ what, ours: cpu['ludotext 40'], beside: cpu['ludotext 10'], unit: 'ms CPU', target: 3.5 }));
report(rows);
