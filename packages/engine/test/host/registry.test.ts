import { describe, expect, it } from 'vitest';
import { inProcessHost } from '../../src/host/in-process-host.js';
import { Registry } from '../../src/host/registry.js';
import { wordGame } from '../support/games.js';

const registered = (gameType: string, typeId: number) => ({
  host: inProcessHost(wordGame({ gameType, typeId })),
  active: true,
});

describe('Registry', () => {
  it('finds games by type_id and by name, and lists them by type_id', () => {
    const registry = new Registry([registered('late', 9), registered('early', 2)]);
    expect(registry.games.map((game) => game.host.descriptor.gameType)).toEqual(['early', 'late']);
    expect(registry.game(9)).toBe(registry.game('late'));
  });

  it.each([[3], ['nothing'], ['__proto__'], ['constructor']])('says so when there is no game %s', (key) => {
    expect(() => new Registry([registered('one', 1)]).game(key)).toThrow(
      expect.objectContaining({ code: 'game_not_found' }),
    );
  });

  it('refuses two games with one type_id or one name, and names both', () => {
    expect(() => new Registry([registered('one', 1), registered('two', 1)])).toThrow(/one and two share type_id 1/);
    expect(() => new Registry([registered('one', 1), registered('one', 2)])).toThrow(/share the name one/);
  });

  it('switches a game without changing the registry that is in use', () => {
    const registry = new Registry([registered('one', 1), registered('two', 2)]);
    const next = registry.withActive('one', false);
    expect([registry.game(1).active, next.game(1).active, next.game(2).active]).toEqual([true, false, true]);
  });
});
