// A program that uses the engine as a library and then has nothing more to do, so that it has to end by itself.
//   node library-user.mjs <address of a model server>
const listeners = () => Object.fromEntries(process.eventNames().map((name) => [name, process.listenerCount(name)]));
const before = listeners();
/** Variables that code of this repository read; Node and the clients of models read some as well. */
const reads = [];
const noting =
  (trap) =>
  (target, ...given) => {
    const reader = new Error().stack?.split('\n')[2] ?? '';
    if (/\/(?:packages|examples)\//.test(reader)) reads.push(trap === 'ownKeys' ? '(all)' : String(given[0]));
    return Reflect[trap](target, ...given);
  };
const traps = ['get', 'has', 'ownKeys', 'getOwnPropertyDescriptor'].map((trap) => [trap, noting(trap)]);
process.env = new Proxy(process.env, Object.fromEntries(traps));

const [{ createEngine }, ...games] = await Promise.all([
  import('@ludotext/engine'),
  import('@ludotext/game-quiz'),
  import('@ludotext/game-sequence-sentence'),
  import('@ludotext/game-sequence-word'),
]);
const text = `In 1906 a farmer dug a well behind his house. The well gave clear water all through the dry summer.
Then a boy dropped a lamp into it. The lamp burned on the water for three days. The village had 340 people.`;
const model = { provider: 'openai', modelName: 'stand-in', baseUrl: `${process.argv[2]}/v1` };
const writers = [];
for (const options of [{}, { model }]) {
  const engine = createEngine({ games: games.map((game) => game.default), ...options });
  const result = await engine.generate({ text });
  if (result.games.length > 0) writers.push(result.llm);
  await engine.close();
}
process.stdout.write(JSON.stringify({ writers, reads, before, after: listeners() }));
