import { isEngineError } from '@ludotext/engine';
import { Problem } from '../http/problem.js';
import { type Settings, SettingsError } from '../settings/settings.js';

/**
 * Why the service did not start, one line per fault.
 * @param settings undefined when they are at fault
 */
export function startFaults(
  error: unknown,
  settings: Pick<Settings, 'DATA_DIR' | 'GAMES_FILE' | 'REDIS_URL'> | undefined,
): readonly string[] {
  if (error instanceof SettingsError) return error.faults;
  if (error instanceof Problem) return [`REDIS_URL ${withoutPassword(settings?.REDIS_URL)}: ${error.message}`];
  if (isEngineError(error)) {
    if (error.code === 'state_unavailable') return [`DATA_DIR ${settings?.DATA_DIR}: ${error.message}`];
    const gamesFile = settings?.GAMES_FILE ?? 'games.yaml';
    if (error.code !== 'invalid_manifest' || error.findings.length === 0) return [error.message];
    return error.findings.map(
      ({ message, line }) => `${gamesFile}${line === undefined ? '' : `, line ${line}`}: ${message}`,
    );
  }
  const { code, port, hostname, address = hostname } = error as Partial<Record<string, unknown>>;
  if (code === 'EADDRINUSE')
    return [`PORT ${port} is in use. Stop the program that listens there, or set another PORT.`];
  if (code === 'EACCES') return [`PORT ${port} needs privileges that this process does not have. Set another PORT.`];
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return [`HOST ${address ?? ''} is not an address of this machine.`];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}

function withoutPassword(address = ''): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.password = '';
  return url.href;
}
