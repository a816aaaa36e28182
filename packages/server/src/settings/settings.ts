import { nearestName } from '@ludotext/engine/host';
import { isLoopback } from './address.js';
import type { Setting } from './setting.js';
import { access, bounds, games, jobs, lifecycle, listening, model } from './variables.js';

/** The variables by topic, as docs/operations.md and `ludotext-server --help` list them. */
export const topics = {
  'Where it listens': listening,
  'Who may call': access,
  'The games': games,
  'The model': model,
  Bounds: bounds,
  'Jobs, several processes': jobs,
  'State, stopping, log': lifecycle,
};

/** Every variable the service reads. */
export const variables = { ...listening, ...access, ...games, ...model, ...bounds, ...jobs, ...lifecycle };

type Variables = typeof variables;
type ValueOf<Entry> =
  Entry extends Setting<infer Value> ? Value | (Entry extends { readonly default: string } ? never : undefined) : never;

/** The checked settings, under the names of their variables. */
export type Settings = { readonly [Name in keyof Variables]: ValueOf<Variables[Name]> };

/** Invalid settings: one sentence per fault, each naming its variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/**
 * Reads the settings from an environment; an empty variable counts as unset.
 * @throws SettingsError with every fault at once
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  const values = Object.entries<Setting<unknown>>(variables).map(([name, { default: fallback, read }]) => {
    const given = environment[name]?.trim() || fallback;
    try {
      return [name, given === undefined ? undefined : read(given)];
    } catch (error) {
      faults.push(`${name} ${error instanceof Error ? error.message : 'is wrong'}.`);
      return [name, undefined];
    }
  });
  // Every variable is read by its own reader, a link that the type of Object.fromEntries loses.
  const settings = Object.fromEntries(values) as Settings;
  faults.push(...unknownVariables(environment), ...conflicts(settings, environment));
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}

function unknownVariables(environment: Readonly<Record<string, string | undefined>>): string[] {
  const names = Object.keys(environment).filter((name) => name.startsWith('LUDOTEXT_') && !(name in variables));
  return names
    .filter((name) => environment[name]?.trim())
    .map((name) => {
      const meant = nearestName(name, Object.keys(variables));
      return meant === undefined ? `${name} is not a setting.` : `${name} is not a setting; did you mean ${meant}?`;
    });
}

/** Variables that have no effect without a provider. */
const modelVariables = ['LLM_MODEL', 'LLM_TEMPERATURE', 'LLM_BASE_URL'] as const;

/** Settings that conflict; a faulty setting is undefined here and already reported. */
function conflicts(settings: Settings, environment: Readonly<Record<string, string | undefined>>): string[] {
  const { LLM_PROVIDER, LLM_MODEL } = settings;
  const faults = accessConflicts(settings);
  if (LLM_PROVIDER !== 'offline' && LLM_PROVIDER !== undefined && LLM_MODEL === undefined) {
    faults.push(`LLM_MODEL is needed with LLM_PROVIDER=${LLM_PROVIDER}: the name of the model to use.`);
  }
  const meantForModel = modelVariables.filter((name) => settings[name] !== undefined);
  if (meantForModel.length > 0 && !environment.LLM_PROVIDER?.trim()) {
    faults.push(`LLM_PROVIDER is needed with ${meantForModel.join(' and ')}: openai or ollama.`);
  }
  for (const name of ['LLM_SECOND', 'LLM_FALLBACK'] as const) {
    const [chosen, listed] = [settings[name], settings.LLM_MODELS];
    if (chosen === undefined || listed === undefined || listed.has(chosen)) continue;
    const names = listed.size === 0 ? 'which is empty' : `which names ${[...listed.keys()].join(', ')}`;
    faults.push(`${name} must be a name of LLM_MODELS, ${names}.`);
  }
  faults.push(...jobConflicts(settings));
  return faults;
}

/** Settings of jobs that conflict; a faulty setting is undefined here and already reported. */
function jobConflicts(settings: Settings): string[] {
  const faults: string[] = [];
  const { REDIS_URL, LUDOTEXT_ROLE, LUDOTEXT_MODEL_CALLS_TOTAL, LUDOTEXT_WEBHOOK_ORIGINS = [] } = settings;
  const isAlone = REDIS_URL === undefined;
  if (isAlone && LUDOTEXT_ROLE !== undefined && LUDOTEXT_ROLE !== 'all') {
    faults.push(`REDIS_URL is needed with LUDOTEXT_ROLE=${LUDOTEXT_ROLE}: jobs reach another process through Redis.`);
  }
  if (isAlone && LUDOTEXT_MODEL_CALLS_TOTAL !== undefined) {
    faults.push('REDIS_URL is needed with LUDOTEXT_MODEL_CALLS_TOTAL. For one process set LUDOTEXT_MODEL_CALLS.');
  }
  if (LUDOTEXT_WEBHOOK_ORIGINS.length > 0 && settings.LUDOTEXT_WEBHOOK_SECRET === undefined) {
    faults.push('LUDOTEXT_WEBHOOK_SECRET is needed with LUDOTEXT_WEBHOOK_ORIGINS: receivers check the signature.');
  }
  return faults;
}

/** Access settings that conflict; a faulty setting is undefined here and already reported. */
function accessConflicts({
  HOST,
  LUDOTEXT_TRUSTED_PROXIES,
  LUDOTEXT_ALLOW_OPEN,
  LUDOTEXT_PLAY_KEYS,
  LUDOTEXT_ADMIN_KEYS,
  LUDOTEXT_DEV,
}: Partial<Settings>): string[] {
  const faults: string[] = [];
  const hasNoKeys = LUDOTEXT_PLAY_KEYS?.length === 0 && LUDOTEXT_ADMIN_KEYS?.length === 0;
  const isKnown = HOST !== undefined && LUDOTEXT_TRUSTED_PROXIES !== undefined;
  if (isKnown && isOpen({ HOST, LUDOTEXT_TRUSTED_PROXIES })) {
    const way = isLoopback(HOST)
      ? 'LUDOTEXT_TRUSTED_PROXIES says that others reach the service through a proxy'
      : `HOST ${HOST} can be reached from other machines`;
    if (LUDOTEXT_ALLOW_OPEN === false && hasNoKeys) {
      faults.push(
        `${way}, and the service asks for no key. Set LUDOTEXT_PLAY_KEYS or LUDOTEXT_ADMIN_KEYS, or LUDOTEXT_ALLOW_OPEN=1 to allow it.`,
      );
    }
    if (LUDOTEXT_DEV) {
      faults.push(
        `${way}, and LUDOTEXT_DEV=1 writes callers' texts to the log. Unset it, or serve this machine alone.`,
      );
    }
  }
  if (LUDOTEXT_PLAY_KEYS?.some((key) => LUDOTEXT_ADMIN_KEYS?.includes(key))) {
    faults.push(
      'LUDOTEXT_PLAY_KEYS and LUDOTEXT_ADMIN_KEYS share a key, so players would be admins. Make a key for each.',
    );
  }
  return faults;
}

/** Whether other machines reach the service: directly, or through a trusted proxy. */
export function isOpen({
  HOST,
  LUDOTEXT_TRUSTED_PROXIES: proxies,
}: Pick<Settings, 'HOST' | 'LUDOTEXT_TRUSTED_PROXIES'>): boolean {
  return !isLoopback(HOST) || proxies > 0;
}
