import { isIP } from 'node:net';
import { kindOf } from './address-kind.js';

/**
 * An address of a server, as a setting or a request gives it: `http` or `https`, without user, password, query and fragment.
 * @throws Error whose message ends a sentence that begins with the field's name
 */
export function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new Error('must be an http or https address, such as http://127.0.0.1:11434');
  }
  if (url.username !== '' || url.password !== '') {
    throw new Error('must not hold a user name or password; keys come from the environment of the service');
  }
  if (url.search !== '' || url.hash !== '') throw new Error('must not have a query or a fragment');
  return url;
}

/** The address without the slash at its end, so that equal addresses are equal texts. */
export function addressText(url: URL): string {
  return url.href.endsWith('/') ? url.href.slice(0, -1) : url.href;
}

/** True for a host name (an IPv6 address with or without brackets) that can only be this machine. */
export function isLoopback(hostname: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(hostname) || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}

/** A URL's host as connections know it: IPv6 without brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/**
 * An address of a model server, as the environment gives it.
 * @throws Error whose message ends a sentence that begins with the variable's name
 */
export function readModelAddress(text: string): string {
  return modelAddress(readAddress(text));
}

/** `OLLAMA_HOST`. @throws Error as {@link readModelAddress} */
export function readOllamaAddress(text: string): string {
  return modelAddress(readOllamaHost(text));
}

/** @throws Error as {@link readModelAddress} */
export function modelAddress(url: URL): string {
  const host = hostOf(url);
  if (isIP(host) !== 0 && kindOf(host) === 'forbidden') {
    throw new Error(
      'must not lead to a link-local, metadata, reserved or unspecified address: no model is called there',
    );
  }
  return addressText(url);
}

/** The port Ollama listens on when its address does not say. */
const ollamaPort = '11434';

/** As Ollama itself reads it: the scheme and the port may be left out, and 0.0.0.0 and [::] mean this machine. */
function readOllamaHost(text: string): URL {
  const hasScheme = text.includes('://');
  const url = readAddress(hasScheme ? text : `http://${text}`);
  if (url.hostname === '0.0.0.0') url.hostname = '127.0.0.1';
  if (url.hostname === '[::]') url.hostname = '[::1]';
  if (!hasScheme && url.port === '') url.port = ollamaPort;
  return url;
}
