import { isIP } from 'node:net';
import { hostOf, isLoopback, kindOf } from '../settings/address.js';
import type { Settings } from '../settings/settings.js';

/** The address of OpenAI's own models. */
export const openAiAddress = 'https://api.openai.com/v1';

/** The settings that name addresses of models. */
export type AddressSettings = Pick<
  Settings,
  | 'LLM_PROVIDER'
  | 'LLM_BASE_URL'
  | 'OLLAMA_HOST'
  | 'LLM_MODELS'
  | 'LUDOTEXT_MODEL_ORIGINS'
  | 'LUDOTEXT_MODEL_LOOPBACK'
  | 'LUDOTEXT_MODEL_PRIVATE'
>;

/** Whether `POST /llm` may choose this address: its origin is in the settings, or it is on this machine. */
export function mayBeChosen(url: URL, settings: AddressSettings): boolean {
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false;
  if (isLoopback(url.hostname) && settings.LUDOTEXT_MODEL_LOOPBACK) return true;
  return namedAddresses(settings).some((address) => new URL(address).origin === url.origin);
}

/** The model server addresses in the settings. */
function namedAddresses(settings: AddressSettings): readonly string[] {
  const { LLM_PROVIDER, LLM_BASE_URL, OLLAMA_HOST, LUDOTEXT_MODEL_ORIGINS, LUDOTEXT_MODEL_LOOPBACK } = settings;
  const listed = [...settings.LLM_MODELS.values()];
  const usesOllama =
    LLM_PROVIDER === 'ollama' || listed.some(({ provider, baseUrl }) => provider === 'ollama' && baseUrl === undefined);
  // Ollama's loopback address is a default; it counts as named only when Ollama is used.
  const isNamed = LUDOTEXT_MODEL_LOOPBACK || usesOllama || !isLoopback(new URL(OLLAMA_HOST).hostname);
  return [
    openAiAddress,
    ...(isNamed ? [OLLAMA_HOST] : []),
    ...(LLM_BASE_URL === undefined ? [] : [LLM_BASE_URL]),
    ...listed.flatMap(({ baseUrl }) => baseUrl ?? []),
    ...LUDOTEXT_MODEL_ORIGINS,
  ];
}

/** Names that public DNS does not serve: RFC 6761, 6762, 8375, 9476, and names of container networks. */
const internalName = /\.(local|internal|lan|home\.arpa|localhost|svc)$/;

/**
 * Why nothing may be sent to an IP address that a model server's host resolves to; checked at each connection, because
 * a name can resolve to something else by then.
 * @returns a function of the address and the host; it returns undefined where a connection may be made
 */
export function connectRefusal(settings: AddressSettings): (address: string, host: string) => string | undefined {
  const named = new Set(namedAddresses(settings).map((address) => hostOf(new URL(address))));
  const mayBePrivate = (host: string) =>
    isIP(host) === 0 ? settings.LUDOTEXT_MODEL_PRIVATE || isInternalName(host) : named.has(host);

  return (address, host) => {
    const kind = kindOf(address);
    if (host === 'localhost' && kind !== 'loopback')
      return 'localhost resolves to another machine; write 127.0.0.1 in the address of the model server.';
    if (kind === 'forbidden')
      return 'The model server is at a link-local, metadata or reserved address, which the service never calls; check LLM_BASE_URL, OLLAMA_HOST or base_url.';
    if (kind === 'loopback' && host !== 'localhost' && isIP(host) === 0)
      return 'The name of the model server resolves to the machine of the service; write 127.0.0.1 or localhost in its address.';
    if (kind === 'private' && !mayBePrivate(host))
      return 'The model server is in a private network, and its name or address does not say so; the operator can allow that with LUDOTEXT_MODEL_PRIVATE=1, or list an IP address in LUDOTEXT_MODEL_ORIGINS.';
    return undefined;
  };
}

function isInternalName(name: string): boolean {
  const plain = name.replace(/\.$/, '');
  return !plain.includes('.') || internalName.test(plain);
}
