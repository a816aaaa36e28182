import { readSet, SetError, type SetFault } from '@ludotext/player';
import type { Fault } from '@ludotext/wire';
import { explain } from '../problem/explanations.js';
import type { Say } from '../say.js';
import { problemOfFailure } from '../service/problem.js';
import type { Service } from '../service/service.js';
import type { Key } from '../strings/en.js';
import { readSetFile, storedSet } from './set-file.js';
import type { StoredSet } from './stored-set.js';

/** What became of a file. */
export type OpenedFile =
  | { readonly name: string; readonly set: StoredSet; readonly faults: readonly Fault[] }
  | { readonly name: string; readonly trouble: string; readonly faults: readonly Fault[] };

/** Maximum bytes of a file, as of the service. */
const maxBytes = 8 * 1_048_576;

const sentences: Readonly<Record<SetFault, Key>> = {
  damaged: 'setsFileDamaged',
  not_a_set: 'setsFileDamaged',
  other_version: 'setsFileNewer',
  too_large: 'setsFileLarge',
  too_long: 'setsFileLarge',
};

/**
 * Reads a file that a person hands over: a set's file without anybody's help, a file of another program with the
 * service's. Never rejects.
 */
export async function openFile(file: File, service: Pick<Service, 'importFile'>, say: Say): Promise<OpenedFile> {
  const { name } = file;
  try {
    if (file.size > maxBytes) throw new SetError('too_large', `The file has ${file.size} bytes.`);
    if (/\.json$/i.test(name)) return { name, set: readSetFile(await file.text()), faults: [] };
    const { set, faults } = await service.importFile(await base64Of(file));
    // Other programs seldom name what they write; a person knows the file.
    const title = name.replace(/(\.\w{1,8})+$/, '').slice(0, 500) || name;
    return { name, set: storedSet(readSet({ ...set, title })), faults };
  } catch (error) {
    if (error instanceof SetError) return { name, trouble: say(sentences[error.code]), faults: [] };
    const { code, faults } = problemOfFailure(error, 'unreadable');
    return { name, trouble: say(importTroubles[code] ?? explain(code).sentence), faults };
  }
}

/** What problems mean for a file. */
const importTroubles: Readonly<Record<string, Key>> = {
  unreachable: 'setsFileOffline',
  format_not_recognised: 'setsFileUnknown',
  direct_format: 'setsFileEmpty',
};

async function base64Of(file: File): Promise<string> {
  let binary = '';
  for (const byte of new Uint8Array(await file.arrayBuffer())) binary += String.fromCharCode(byte);
  return btoa(binary);
}
