// CPU of the client per call whose answer comes as a whole, eight at once: nobody listens to the items.
import { startChild } from '../support/child.mjs';
import { interleaved } from '../support/rounds.mjs';
import { figure, report } from '../support/table.mjs';

const rounds = 9;
const atOnce = 8;
const calls = 10;
const contenders = ['ludotext', 'openai'];

const standIn = await startChild(new URL('../support/stand-in.mjs', import.meta.url));
const request = { baseUrl: `${standIn.ready}/v1`, items: 10, whole: true };
const children = [standIn];
const tasks = {};
for (const name of contenders) {
  const contender = await startChild(new URL(`./contenders/${name}.mjs`, import.meta.url));
  children.push(contender);
  // One alone, from which the engine learns that the server is quick enough to be asked for whole answers.
  await contender.ask({ ...request, calls: 1 });
  await contender.ask({ ...request, calls: 40, atOnce });
  tasks[name] = () => contender.ask({ ...request, calls, atOnce });
}
const cpu = await interleaved(rounds, tasks);
for (const child of children) child.stop();

const what = `whole answer, 10 items, ${atOnce} at once, beside openai's plain call, JSON.parse, zod`;
report([figure({ what, ours: cpu.ludotext, beside: cpu.openai, unit: 'ms CPU', target: 1.5 })]);
