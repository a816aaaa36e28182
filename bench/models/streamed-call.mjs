// CPU of the client per streamed call, four characters per chunk, no pacing, items checked.
import { startChild } from '../support/child.mjs';
import { interleaved } from '../support/rounds.mjs';
import { figure, report } from '../support/table.mjs';

const rounds = 7;
/** Calls per round, and before the first: the slow contender's calls are long enough alone. */
const contenders = {
  ludotext: { words: 'ludotext', calls: 5, warmUp: 30 },
  openai: { words: "openai's stream loop, JSON.parse, zod", calls: 5, warmUp: 30, target: 0.5 },
  'ai-sdk': { words: "the AI SDK's streamObject", calls: 1, warmUp: 6, target: 0.1 },
  fetch: { words: 'bare fetch, JSON.parse, zod (the floor)', calls: 5, warmUp: 30 },
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
for (const [name, { words, target }] of Object.entries(contenders).slice(1)) {
  for (const items of [10, 40]) {
    const what = `streamed call, ${items} items, beside ${words}`;
    rows.push(
      figure({ what, ours: cpu[`ludotext ${items}`], beside: cpu[`${name} ${items}`], unit: 'ms CPU', target }),
    );
  }
}
const what = 'streamed call, 40 items beside 10';
rows.push(figure({ what, ours: cpu['ludotext 40'], beside: cpu['ludotext 10'], unit: 'ms CPU', target: 3.5 }));
report(rows);
