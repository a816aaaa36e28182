import type { MessagePort } from 'node:worker_threads';
import { EngineError, type ErrorCode } from '../contract/errors.js';
import type { Finding } from '../contract/finding.js';
import type { FormatDescriptor, FormatHost } from '../contract/format-host.js';
import type { GameDescriptor, GameHost } from '../contract/game-host.js';
import type { MessageParams } from '../contract/message.js';

/** A plugin that a thread loads. */
export interface ThreadPlugin {
  readonly kind: PluginKind;
  /** Absolute path of the module to import. */
  readonly entry: string;
  /** The package's folder, or the module itself. */
  readonly root: string;
  readonly options: Readonly<Record<string, unknown>> | undefined;
  readonly gameType: string | undefined;
  readonly typeId: number | undefined;
  readonly displayName: string | undefined;
  readonly package: string;
}

/** The places of what a thread notes about itself, where it can be read while the thread is busy. */
export const noteOf = {
  /** Its current step, as an index of `steps`. */
  step: 0,
  /** The plugin, as an index of {@link ThreadTask.plugins}. */
  plugin: 1,
  /** Its number in the system. */
  systemThread: 2,
} as const;

/** What a thread receives when it starts. */
export interface ThreadTask {
  readonly plugins: readonly ThreadPlugin[];
  readonly notes: Int32Array<SharedArrayBuffer>;
  /** Whether stacks name the places in the sources, as those of the process do. */
  readonly sourceMaps: boolean;
  /** Bytes in use after a call above which the thread asks to be replaced. */
  readonly maxBytes: number;
  readonly port: MessagePort;
}

/** What a package holds: a game, or formats. */
export type PluginKind = 'game' | 'formats';

/** What a package declares about itself when it is loaded. */
export type PluginDescriptor = GameDescriptor | readonly FormatDescriptor[];

/** The host members that run in the thread. */
export type HostCall = Exclude<keyof GameHost | keyof FormatHost, 'descriptor' | 'descriptors' | 'hold' | 'close'>;

export interface CallMessage {
  /** Index of the plugin. */
  readonly plugin: number;
  readonly call: HostCall;
  readonly args: readonly unknown[];
}

/** The message a thread sends after its start and after each call. */
export type ThreadOutcome = { readonly shouldReplace?: boolean } & (
  | { readonly descriptors: readonly PluginDescriptor[] }
  | { readonly value: unknown }
  | { readonly failure: SentError }
);

/** An {@link EngineError} as sent between threads, with the part of its cause that a log shows. */
export interface SentError {
  readonly code: ErrorCode;
  readonly params: MessageParams;
  readonly message: string;
  readonly findings: readonly Finding[];
  readonly typeId?: number;
  readonly cause?: { readonly name: string; readonly message: string; readonly stack: string };
}

/** Maximum length of a cause's text, in UTF-16 units. */
const maxTextLength = 10_000;

export function sendableError({ code, params, message, findings, typeId, cause }: EngineError): SentError {
  return {
    code,
    params,
    message,
    findings,
    ...(typeId === undefined ? {} : { typeId }),
    ...(cause === undefined ? {} : { cause: describeCause(cause) }),
  };
}

export function receivedError({ code, params, message, findings, typeId, cause }: SentError): EngineError {
  return new EngineError(code, message, {
    params,
    findings,
    ...(typeId === undefined ? {} : { typeId }),
    ...(cause === undefined ? {} : { cause: Object.assign(new Error(cause.message), cause) }),
  });
}

/** Anything can be thrown, and reading it may throw again. */
function describeCause(cause: unknown): NonNullable<SentError['cause']> {
  try {
    if (!(cause instanceof Error)) return { name: 'Error', message: cut(cause), stack: cut(cause) };
    const inner = cause.cause === undefined ? '' : `\ncaused by ${describeCause(cause.cause).stack}`;
    return { name: cut(cause.name), message: cut(cause.message), stack: cut(`${cause.stack}${inner}`) };
  } catch {
    return { name: 'Error', message: 'It threw a value that cannot be read.', stack: '' };
  }
}

function cut(text: unknown): string {
  return String(text).slice(0, maxTextLength);
}
