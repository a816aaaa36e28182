import { answer } from './child.mjs';
import { cpuOf } from './rounds.mjs';

/**
 * A contender in a process of its own: asked for a number of calls, it answers with its CPU time per call, in milliseconds.
 * @param call makes one call and gives its items, which have to be as many as were asked for
 */
export async function contend(call) {
  answer('ready', async ({ calls, ...request }) => {
    const cpu = await cpuOf(async () => {
      for (let count = 0; count < calls; count++) {
        const { length } = await call(request);
        if (length !== request.items) throw new Error(`${length} items instead of ${request.items}`);
      }
    });
    return cpu / calls;
  });
}
