// The service with the games of bench/support/games.yaml, in a process of its own; asked, it tells the CPU it has spent.
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, startService } from '@ludotext/server';
import { answer } from '../../support/child.mjs';

const settings = readSettings({
  ...process.env,
  PORT: '0',
  GAMES_FILE: fileURLToPath(new URL('../../support/games.yaml', import.meta.url)),
  DATA_DIR: await mkdtemp(path.join(os.tmpdir(), 'ludotext-bench-')),
});
const service = await startService(settings);
answer(service.url, () => process.cpuUsage());
