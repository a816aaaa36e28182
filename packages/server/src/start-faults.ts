import { isEngineError } from '@ludotext/engine';
import { SettingsError } from './settings.js';

/** Why the service did not start, one line per fault. */
export function startFaults(error: unknown): readonly string[] {
  if (error instanceof SettingsError) return error.faults;
  if (isEngineError(error)) {
    const faults = error.findings.map(
      ({ message, line, column }) => `${line === undefined ? '' : `${line}:${column ?? 1}: `}${message}`,
    );
    return [error.message, ...faults];
  }
  const { code, port, address } = error as { code?: unknown; port?: unknown; address?: unknown };
  if (code === 'EADDRINUSE') return [`PORT ${port} is in use. Stop what listens there, or set another PORT.`];
  if (code === 'EACCES') return [`PORT ${port} needs more rights than this process has. Set another PORT.`];
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return [`HOST ${address ?? ''} is no address of this machine.`];
  return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
}
