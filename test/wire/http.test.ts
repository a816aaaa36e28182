import { describe, expect, it, vi } from 'vitest';
import { expectAsRecorded } from './fixtures.js';
import { scenes } from './scenes/index.js';
import { play } from './stage.js';

// Requests of every route and what they are answered, faults included: whoever calls the service relies on them.

// For what hangs alone: a single test plays many exchanges, or reads many texts.
vi.setConfig({ testTimeout: 600_000 });

describe.each(Object.entries(scenes))('%s', (name, scene) => {
  it('goes as recorded', async () => {
    const seen = await play(scene);
    expect(Object.keys(seen).length).toBeGreaterThan(0);
    await expectAsRecorded(`http/${name}`, seen);
  });
});
