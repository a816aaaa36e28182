import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { loadOnce } from '../lib/async.js';
import { AddressRefusedError } from '../models/failures.js';

/** Decides which addresses connections may be made to. */
export interface AddressGuard {
  /**
   * Called before each connection, with every address of the host.
   * @param address an IP address
   * @param host what the URL names: the same address (IPv6 without brackets), or a name that was looked up
   * @returns why no connection may be made there, a sentence for the person who chose the host; undefined if it may
   */
  refusal(address: string, host: string): string | undefined;
  /** Looks up the addresses of a name; default: the system's lookup. */
  readonly lookup?: ((name: string) => Promise<readonly string[]>) | undefined;
  /** The authority whose certificates are trusted, as PEM; default: those that Node trusts. */
  readonly authority?: string | undefined;
}

/**
 * A fetch for models (`fetch` of their settings) that connects to no address the guard refuses. The address is checked
 * when the connection is made, so that a name cannot resolve to another address later. Of several addresses, only the
 * allowed ones are used. Redirects are not followed.
 *
 * @throws an error with the code `ADDRESS_REFUSED`, which models report as `model_unreachable` with the guard's
 * sentence
 */
export function guardedFetch(guard: AddressGuard): typeof globalThis.fetch {
  const connecting = loadOnce(() => connectingBy(guard));
  return async (input, init) => {
    const fetch = await connecting();
    refuseLiteral(guard, new URL(String(input)));
    return fetch(input, init);
  };
}

/** The client is loaded at the first call. */
async function connectingBy(guard: AddressGuard): Promise<typeof globalThis.fetch> {
  const { makePatientFetch } = await import('#patient-fetch');
  return makePatientFetch(guardedLookup(guard), guard.authority);
}

/** Checks a host that is itself an address, which is never looked up. @throws AddressRefusedError */
function refuseLiteral({ refusal }: AddressGuard, { hostname }: URL): void {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const reason = isIP(host) === 0 ? undefined : refusal(host, host);
  if (reason !== undefined) throw new AddressRefusedError(reason);
}

/** Looks a name up and removes refused addresses; fails with the first reason if none is left. */
function guardedLookup({ refusal, lookup = addressesOf }: AddressGuard): LookupFunction {
  return (name, { all }, callback) => {
    const found = lookup(name).then((addresses) => {
      const [first, ...others] = addresses.filter((address) => refusal(address, name) === undefined);
      if (first !== undefined) return [first, ...others].map((address) => ({ address, family: isIP(address) }));
      const reason = addresses.map((address) => refusal(address, name)).find((each) => each !== undefined);
      throw new AddressRefusedError(reason ?? 'The name of the server has no address.');
    });
    found.then(
      (addresses) => {
        if (all === true) callback(null, addresses);
        else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
      },
      (error: Error) => callback(error, ''),
    );
  };
}

async function addressesOf(name: string): Promise<readonly string[]> {
  const found = await lookup(name, { all: true });
  return found.map(({ address }) => address);
}
