import { createHash, timingSafeEqual } from 'node:crypto';
import type { RouterContext, RouterMiddleware } from '@koa/router';
import type { RateLimit } from '../bounds/rate-limit.js';
import { headerValues } from '../http/headers.js';
import { Problem } from '../http/problem.js';
import type { RequestState } from '../http/request-context.js';
import { isOpen, type Settings } from '../settings/settings.js';

/** Who may ask for what. */
export interface KeyGuard {
  /**
   * Lets a request pass that has a key of this scope, and notes its holder as the caller; everybody where the service has no keys.
   * @throws Problem `unauthorized`, `forbidden`; `rate_limited` after too many wrong keys; `invalid_request` for two keys
   */
  needs(scope: Scope): RouterMiddleware<RequestState>;
  /** As `needs('admin')`, but where the service has no keys only where nobody else reaches it. */
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

/** Who holds the key of the request. A missing key is no guess at one and is not counted. */
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

/** The same for no key and any wrong one. */
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
 * The key a request carries as `Authorization: Bearer <key>` (RFC 6750); undefined without the header, empty for another scheme.
 * @throws Problem `invalid_request` for a second such header: whoever stands in front may have looked at the other one
 */
export function bearerKey(rawHeaders: readonly string[]): string | undefined {
  const [value, ...more] = headerValues(rawHeaders, 'authorization');
  if (more.length > 0) throw new Problem('invalid_request', 'The request has more than one Authorization header.');
  if (value === undefined) return undefined;
  return /^Bearer +(\S+)$/i.exec(value)?.[1] ?? '';
}

/** What a key lets its holder do: `play` generates, grades and reads; `admin` does everything. */
export type Scope = 'play' | 'admin';

/** Whose key it is, without the key. */
interface Holder {
  /** `key:` and the first 8 hexadecimal digits of the key's SHA-256. */
  readonly name: string;
  readonly scope: Scope;
}

/** The keys of the service. */
export interface KeyRing {
  /** Whether there is no key at all. */
  readonly isEmpty: boolean;
  /** The holder of this key; undefined for one that is not ours. */
  holderOf(key: string): Holder | undefined;
}

/** No key of the settings is longer; what is, need not be hashed. */
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
      // Every key is compared, and as a digest, so that the time says nothing about any of them.
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
