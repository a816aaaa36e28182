import { expect, it } from 'vitest';
import type { LanguageModel } from '../../src/contract/language-model.js';
import { createEngine } from '../../src/engine/create-engine.js';
import { wordGame } from '../support/games.js';

it.each(['generate', 'single', 'direct'] as const)(
  'ends %s under a model that never answers and hears no signal',
  async (mode) => {
    const caller = new AbortController();
    const silent: LanguageModel = {
      provider: 'own',
      modelName: 'silent',
      generate: () => {
        queueMicrotask(() => caller.abort());
        return new Promise<never>(() => {});
      },
      probe: async () => ({ reachable: true }),
    };
    const engine = createEngine({ games: [wordGame()], model: silent });
    const text = 'The small whale sings under the ice.';
    const { signal } = caller;
    const call =
      mode === 'direct' ? engine.direct(7, { text, source: 'prose', signal }) : engine[mode]({ text, signal });
    await expect(call).rejects.toMatchObject({ code: 'aborted' });
  },
);
