import { readAll, unpackSet } from './link.js';
import { readSet, type SetDocument } from './set.js';

/** Maximum bytes of a set file, as of the service. */
const maxFile = 8 * 1_048_576;

/**
 * Opens a set from an address: a link that holds the set behind its `#`, or a `.ludotext.json` file.
 * @throws SetError, and an error of the network
 */
export async function openSet(address: string): Promise<SetDocument> {
  const url = new URL(address, document.baseURI);
  if (url.hash.length > 1) return unpackSet(url.hash.slice(1));
  const response = await fetch(url);
  if (!response.ok || response.body === null) throw new Error(`There is no set at ${url.href}: ${response.status}.`);
  return readSet(new TextDecoder().decode(await readAll(response.body, maxFile)));
}
