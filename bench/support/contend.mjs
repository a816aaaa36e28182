import { answer } from './child.mjs';
import { cpuOf } from './rounds.mjs';

/**
 * A contender in a process of its own: asked for a number of calls, it answers with its CPU time per call, in milliseconds;
 * `atOnce` says how often that number is made at the same time.
 * @param call makes one call and gives its items, which have to be as many as were asked for
 */
export async function contend(call) {
  answer('ready', async ({ calls, atOnce = 1, ...request }) => {
    const inTurn = async () => {
      for (let count = 0; count < calls; count++) {
        const { length } = await call(request);
        if (length !== request.items) throw new Error(`${length} items instead of ${request.items}`);
      }
    };
    const cpu = await cpuOf(() => Promise.all(Array.from({ length: atOnce }, inTurn)));
    return cpu / calls / atOnce;
  });
}
