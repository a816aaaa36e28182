import type { Settings } from '../settings/settings.js';
import type { Log, LogFields } from './log.js';

/** Replaces a secret. */
const mark = '[redacted]';

/**
 * Minimum characters of a secret: shorter ones, such as the `x` that some model servers take as a key, occur in any
 * text.
 */
const minLength = 4;

type SecretSettings = Pick<
  Settings,
  | 'OPENAI_API_KEY'
  | 'LUDOTEXT_MODEL_KEYS'
  | 'LUDOTEXT_PLAY_KEYS'
  | 'LUDOTEXT_ADMIN_KEYS'
  | 'REDIS_URL'
  | 'LUDOTEXT_WEBHOOK_SECRET'
>;

/** All secrets in the settings. */
export function secretsOf(settings: SecretSettings): readonly string[] {
  const { OPENAI_API_KEY, LUDOTEXT_MODEL_KEYS, LUDOTEXT_PLAY_KEYS, LUDOTEXT_ADMIN_KEYS } = settings;
  const ofModels = [...(OPENAI_API_KEY === undefined ? [] : [OPENAI_API_KEY]), ...LUDOTEXT_MODEL_KEYS.values()];
  const { REDIS_URL = '', LUDOTEXT_WEBHOOK_SECRET = '' } = settings;
  // The password alone too: errors of a connection name parts of the address.
  const password = REDIS_URL === '' ? '' : decodeURIComponent(new URL(REDIS_URL).password);
  const others = [REDIS_URL, password, LUDOTEXT_WEBHOOK_SECRET].filter((secret) => secret !== '');
  return [...ofModels, ...LUDOTEXT_PLAY_KEYS, ...LUDOTEXT_ADMIN_KEYS, ...others];
}

/** Removes secrets from a text, in every spelling that can occur: as they are, inside JSON, inside a URL. */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const spellings = secrets
    .filter(isLong)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]);
  // Longest first: a key may contain another one.
  const ordered = [...new Set(spellings)].sort((one, other) => other.length - one.length);
  return (text) => ordered.reduce((rest, spelling) => rest.replaceAll(spelling, mark), text);
}

/** The same log, with all secrets removed from its lines. */
export function withoutSecrets(log: Log, secrets: readonly string[]): Log {
  if (!secrets.some(isLong)) return log;
  const redact = redactor(secrets);
  const safe = (fields: LogFields = {}): LogFields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? redact(value) : isList(value) ? value.map(redact) : value,
      ]),
    );
  return {
    debug: (event, fields) => log.debug(redact(event), safe(fields)),
    info: (event, fields) => log.info(redact(event), safe(fields)),
    warn: (event, fields) => log.warn(redact(event), safe(fields)),
    error: (event, fields) => log.error(redact(event), safe(fields)),
  };
}

function isLong({ length }: string): boolean {
  return length >= minLength;
}

function isList(value: LogFields[string]): value is readonly string[] {
  return Array.isArray(value);
}
