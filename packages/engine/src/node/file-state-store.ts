import { randomBytes } from 'node:crypto';
import { lstat, mkdir, open, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { EngineError } from '../contract/errors.js';
import type { StateStore } from '../engine/decisions.js';
import { takeTurns } from '../lib/async.js';

const fileName = 'state.json';

/** Version of the file format. */
const version = 1;

const stateFile = z.strictObject({ version: z.literal(version), fields: z.record(z.string(), z.unknown()) });
const newerFile = z.object({ version: z.int().gt(version) });

/** The folder of the store's file, and a listener for problems. */
export interface FileStateStoreOptions {
  /** Folder of the file; created at the first write, accessible only to this user. */
  readonly folder: string;
  /** Called with one sentence when the file is unusable: it was damaged and renamed, or must not be overwritten. */
  readonly onTrouble?: ((message: string) => void) | undefined;
}

/** A store in a file. */
export interface FileStateStore extends StateStore {
  /**
   * Problems with the file, one sentence each: it must not be overwritten, the latest write failed, or it was damaged
   * when this process first read it. Empty if there are none.
   */
  readonly troubles: readonly string[];
}

/**
 * Stores decisions in `state.json`, for one process; `lockFolder` keeps other processes out. Writes are atomic: a new
 * file is written beside the old one, flushed to disk and renamed over it.
 *
 * A damaged file is renamed to `state.json.corrupt-1` (2, 3, ...) and the state starts empty. A file of a newer
 * version, or one that cannot be read, stays unchanged; writing then fails with `state_unavailable`.
 */
export function fileStateStore({ folder, onTrouble = () => {} }: FileStateStoreOptions): FileStateStore {
  const file = path.join(folder, fileName);
  let state: Promise<State> | undefined;
  let refusal: string | undefined;
  let damage: string | undefined;
  let failedWrite: string | undefined;
  const inTurn = takeTurns();

  const load = async (): Promise<State> => {
    state ??= readState(file, onTrouble);
    const current = await state;
    refusal = current.refusal;
    damage ??= current.damage;
    // An operator may repair the file, so the next access reads it again.
    if (refusal !== undefined) state = undefined;
    return current;
  };

  const save = async (name: string, change: (present: unknown) => unknown): Promise<void> => {
    const { fields } = await load();
    const value = change(fields[name]);
    if (value === undefined) return;
    if (refusal !== undefined) throw unavailable(refusal);
    const next = { ...fields, [name]: structuredClone(value) };
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await replaceFile(file, `${JSON.stringify({ version, fields: next }, null, 2)}\n`);
    } catch (cause) {
      const { code = 'unknown cause' } = cause as NodeJS.ErrnoException;
      failedWrite = `${fileName} could not be written when it was last tried (${code}).`;
      throw unavailable(`The decision could not be written (${code}); nothing has changed.`, cause);
    }
    failedWrite = undefined;
    state = Promise.resolve({ fields: next });
  };

  return {
    get troubles() {
      return [refusal, failedWrite, damage].filter((trouble) => trouble !== undefined);
    },
    read: async () => (await load()).fields,
    update: (name, change) => inTurn(() => save(name, change)),
  };
}

interface State {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Why the file must not be overwritten. */
  readonly refusal?: string;
  /** What happened to a file that could not be used. */
  readonly damage?: string;
}

async function readState(file: string, onTrouble: (message: string) => void): Promise<State> {
  // For a symbolic link, leftovers are beside its target.
  await removeLeftovers(await realpath(file).catch(() => file));
  let text: string | undefined;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const { code = 'unknown cause' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { fields: {} };
    if (code !== 'EISDIR') return refuse(`${fileName} cannot be read (${code}).`, onTrouble);
  }
  const content = parseJson(text);
  const known = stateFile.safeParse(content);
  if (known.success) return { fields: known.data.fields };
  if (newerFile.safeParse(content).success) {
    return refuse(`${fileName} was written by a newer version and is left alone.`, onTrouble);
  }
  try {
    const aside = await freeName(`${file}.corrupt-`);
    await rename(file, aside);
    const damage = `${fileName} was damaged. It is kept as ${path.basename(aside)}; all decisions are lost.`;
    onTrouble(damage);
    return { fields: {}, damage };
  } catch {
    return refuse(`${fileName} is damaged and cannot be put aside.`, onTrouble);
  }
}

function refuse(refusal: string, onTrouble: (message: string) => void): State {
  onTrouble(refusal);
  return { fields: {}, refusal };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

async function freeName(prefix: string, count = 1): Promise<string> {
  const name = `${prefix}${count}`;
  const isTaken = await lstat(name).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return false;
    },
  );
  return isTaken ? freeName(prefix, count + 1) : name;
}

/** Removes the temporary files of processes that ended during a write. */
async function removeLeftovers(file: string): Promise<void> {
  const folder = path.dirname(file);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => isTemporaryOf(file, one))) {
    await rm(path.join(folder, name), { force: true }).catch(() => {});
  }
}

function unavailable(message: string, cause?: unknown): EngineError {
  return new EngineError('state_unavailable', message, { cause });
}

/** True for the name of a temporary file of this file. */
function isTemporaryOf(file: string, name: string): boolean {
  return name.startsWith(`${path.basename(file)}.`) && /\.[0-9a-f]{12}\.tmp$/.test(name);
}

/**
 * Replaces a file's content atomically, readable only by this user: a reader sees the old content or the new, even
 * after a power cut. Flushes the new file before the rename, and the rename before this resolves.
 * @throws the error of the disk; the file is then unchanged
 */
async function replaceFile(file: string, content: string): Promise<void> {
  // Keeps a symbolic link and replaces its target.
  const target = await realpath(file).catch(() => file);
  const temporary = `${target}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(path.dirname(target));
}

/**
 * Flushes a folder's entries to disk. Some systems cannot do this and do not need it. Other errors are ignored: the
 * file has been replaced, and only a power cut could undo that.
 */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close().catch(() => {});
}
