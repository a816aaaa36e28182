import type * as Disk from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** The calls of the disk that a write of the state or of a job makes. */
const watchedCalls = ['mkdir', 'realpath', 'open', 'rename', 'rm', 'readFile', 'readdir'] as const;

/** A disk that fails when it is told to, and remembers what it was asked for. */
export interface FaultyDisk {
  /** What was asked for since {@link FaultyDisk.watch}, in order: `rename`, `sync file`, `open folder`. */
  readonly calls: readonly string[];
  /** Notes what is asked for below this folder, from now on, and lets the call with this index fail with this code. */
  watch(folder: string, failing?: { readonly index: number; readonly code: string }): void;
  /** Works as ever. */
  mend(): void;
}

/** Wraps the functions of `node:fs/promises`. */
export function faultyDisk(real: typeof Disk): { readonly disk: FaultyDisk; readonly module: typeof Disk } {
  let folder: string | undefined;
  let failing: { readonly index: number; readonly code: string } | undefined;
  let calls: string[] = [];

  /** Does it, unless this is the call that fails. */
  const call = async <Result>(name: string, real: () => Promise<Result>, failed = async () => {}): Promise<Result> => {
    calls.push(name);
    if (calls.length - 1 !== failing?.index) return real();
    await failed();
    throw Object.assign(new Error(`${failing.code}: injected`), { code: failing.code });
  };
  const isWatched = (place: unknown) => folder !== undefined && String(place).startsWith(folder);

  const handleOf = (handle: FileHandle, kind: string) =>
    new Proxy(handle, {
      get: (target, name) => {
        const own: unknown = Reflect.get(target, name);
        if (typeof own !== 'function') return own;
        const run = (...parameters: unknown[]) => Reflect.apply(own, target, parameters);
        if (name === 'sync') return () => call(`sync ${kind}`, run);
        // Closed all the same, so that the test holds no file open.
        if (name === 'close') return () => call(`close ${kind}`, run, run);
        // A short write: half of it is on the disk when it fails.
        if (name === 'writeFile') {
          return (text: string) =>
            call(
              `write ${kind}`,
              () => run(text),
              () => run(text.slice(0, text.length / 2)),
            );
        }
        if (name === 'write') {
          return (bytes: Buffer, offset: number, length: number, position: number) =>
            call(
              `write ${kind}`,
              () => run(bytes, offset, length, position),
              () => run(bytes, offset, Math.floor(length / 2), position),
            );
        }
        return run;
      },
    });

  const wrapped = watchedCalls.map((name) => {
    const own = real[name] as (...parameters: unknown[]) => Promise<unknown>;
    return [
      name,
      async (...parameters: unknown[]) => {
        if (!isWatched(parameters[0])) return own(...parameters);
        if (name !== 'open') return call(name, () => own(...parameters));
        const kind = parameters[1] === 'r' ? 'folder' : 'file';
        return handleOf((await call(`open ${kind}`, () => own(...parameters))) as FileHandle, kind);
      },
    ];
  });
  return {
    module: { ...real, ...Object.fromEntries(wrapped) },
    disk: {
      get calls() {
        return calls;
      },
      watch: (below, fault) => {
        [folder, failing, calls] = [below, fault, []];
      },
      mend: () => {
        folder = undefined;
      },
    },
  };
}
