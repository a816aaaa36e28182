import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Guard } from './guard.js';

const folder = path.resolve(import.meta.dirname, '../guards');
const modules = readdirSync(folder)
  .sort()
  .map((name) => import(path.join(folder, name)) as Promise<{ guards: readonly Guard[] }>);

/** The guards of every area. */
export const allGuards: readonly Guard[] = (await Promise.all(modules)).flatMap(({ guards }) => guards);
