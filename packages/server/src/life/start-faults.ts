import { isEngineError } from '@ludotext/engine';
import { SettingsError } from '../settings.js';

/**
 * Why the service did not start, one line per fault.
 * @param gamesFile what the games file is called
 */
export function startFaults(error: unknown, gamesFile = 'games.yaml'): readonly string[] {
  if (error instanceof SettingsError) return error.faults;
  if (isEngineError(error)) {
    if (error.code !== 'invalid_manifest' || error.findings.length === 0) return [error.message];
    return error.findings.map(
      ({ message, line }) => `${gamesFile}${line === undefined ? '' : `, line ${line}`}: ${message}`,
    );
  }
  const { code, port, hostname, address = hostname } = error as Partial<Record<string, unknown>>;
  if (code === 'EADDRINUSE') return [`PORT ${port} is in use. Stop what listens there, or set another PORT.`];
  if (code === 'EACCES') return [`PORT ${port} needs more rights than this process has. Set another PORT.`];
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return [`HOST ${address ?? ''} is no address of this machine.`];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}
