import type { Engine } from '@ludotext/engine';
import type { Guards } from '../guards.js';
import type { Gauges } from '../observation/metrics.js';

/** What metrics read off a service at the moment they are asked for. */
export function gaugesOf(engine: Pick<Engine, 'registry'>, { admission, queue }: Guards): Gauges {
  return {
    underWay: () => admission.underWay,
    callsRunning: () => queue.running,
    callsWaiting: () => queue.waiting,
    games: () => {
      const { games } = engine.registry;
      return { total: games.length, active: games.filter((game) => game.active).length };
    },
  };
}
