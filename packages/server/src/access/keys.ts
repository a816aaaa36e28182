import { createHash, timingSafeEqual } from 'node:crypto';
import type { RouterContext, RouterMiddleware } from '@koa/router';
import type { RateLimit } from '../bounds/rate-limit.js';
import { headerValues } from '../http/headers.js';
import { Problem } from '../http/problem.js';
import type { RequestState } from '../http/request-context.js';
import { isOpen, type Settings } from '../settings/settings.js';

/** Decides which requests are allowed. */
export interface KeyGuard {
  /**
   * Passes a request whose key has this scope, and notes its holder as the caller. Passes every request where the
   * service has no keys.
   * @throws Problem `unauthorized`, `forbidden`; `rate_limited` after too many wrong keys; `invalid_request` for two
   *   keys
   */
  needs(scope: Scope): RouterMiddleware<RequestState>;
  /** As `needs('admin')`; without keys it passes requests only where no other machine reaches the service. */
  readonly metrics: RouterMiddleware<RequestState>;
}

export function keyGuard(
  settings: Pick<Settings, 'HOST' | 'LUDOTEXT_TRUSTED_PROXIES' | 'LUDOTEXT_PLAY_KEYS' | 'LUDOTEXT_ADMIN_KEYS'>,
  rate: Pick<RateLimit, 'wrongKey'>,
): KeyGuard {
  const ring = keyRing(settings);
  const needs =
    (scope: Scope): RouterMiddleware<RequestState> =>
    async (context, next) => {
      const holder = await holderOf(context, ring, rate);
      if (scope === 'admin' && holder.scope !== 'admin') throw forbidden();
      context.state.caller = holder.name;
      await next();
    };
  if (!ring.isEmpty) return { needs, metrics: needs('admin') };
  return { needs: () => everybody, metrics: isOpen(settings) ? nobody : everybody };
}

const everybody: RouterMiddleware<RequestState> = (_, next) => next();

const nobody: RouterMiddleware<RequestState> = () => {
  throw forbidden();
};

/** The holder of the request's key. A missing key is not counted as a wrong one. */
async function holderOf(
  { req, state }: RouterContext<RequestState>,
  ring: KeyRing,
  rate: Pick<RateLimit, 'wrongKey'>,
): Promise<Holder> {
  const key = bearerKey(req.rawHeaders);
  if (key === undefined) throw unauthorized();
  const holder = ring.holderOf(key);
  if (holder !== undefined) return holder;
  await rate.wrongKey(state.caller);
  throw unauthorized();
}

/** The same problem for no key and for any wrong one. */
function unauthorized(): Problem {
  return new Problem(
    'unauthorized',
    'This route needs a key, sent as Authorization: Bearer <key>. The operator lists the keys in LUDOTEXT_PLAY_KEYS and LUDOTEXT_ADMIN_KEYS.',
    { headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}

function forbidden(): Problem {
  return new Problem('forbidden', 'This route needs an admin key. The operator lists them in LUDOTEXT_ADMIN_KEYS.');
}

/**
 * The key of `Authorization: Bearer <key>` (RFC 6750); undefined without the header, empty for another scheme.
 * @throws Problem `invalid_request` for a second such header: a proxy in front may have checked the other one
 */
export function bearerKey(rawHeaders: readonly string[]): string | undefined {
  const [value, ...more] = headerValues(rawHeaders, 'authorization');
  if (more.length > 0) throw new Problem('invalid_request', 'The request has more than one Authorization header.');
  if (value === undefined) return undefined;
  return /^Bearer +(\S+)$/i.exec(value)?.[1] ?? '';
}

/** What a key lets its holder do: `play` generates, grades and reads; `admin` does everything. */
export type Scope = 'play' | 'admin';

/** The holder of a key, without the key. */
interface Holder {
  /** `key:` and the first 8 hexadecimal digits of the key's SHA-256. */
  readonly name: string;
  readonly scope: Scope;
}

/** The service's keys. */
export interface KeyRing {
  /** Whether there are no keys. */
  readonly isEmpty: boolean;
  /** The holder of this key; undefined for an unknown key. */
  holderOf(key: string): Holder | undefined;
}

/** No key of the settings is longer, so longer keys are rejected without hashing. */
const maxKeyLength = 512;

export function keyRing(settings: Pick<Settings, 'LUDOTEXT_PLAY_KEYS' | 'LUDOTEXT_ADMIN_KEYS'>): KeyRing {
  const known = [
    ...settings.LUDOTEXT_PLAY_KEYS.map((key) => knownKey(key, 'play')),
    ...settings.LUDOTEXT_ADMIN_KEYS.map((key) => knownKey(key, 'admin')),
  ];
  return {
    isEmpty: known.length === 0,
    holderOf: (key) => {
      if (key.length > maxKeyLength) return undefined;
      const digest = sha256(key);
      // Compares digests of all keys, so that the time reveals nothing about any key.
      return known.filter((each) => timingSafeEqual(each.digest, digest)).at(0)?.holder;
    },
  };
}

function knownKey(key: string, scope: Scope): { readonly digest: Buffer; readonly holder: Holder } {
  const digest = sha256(key);
  return { digest, holder: { name: `key:${digest.toString('hex', 0, 4)}`, scope } };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
