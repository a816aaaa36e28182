let shared: Promise<typeof globalThis.fetch> | undefined;

/**
 * A fetch without time limits of its own but for connecting: Node's global one gives up after five minutes of silence,
 * and a model that is being loaded may need longer. Idle connections keep no process alive.
 */
export const defaultFetch: typeof globalThis.fetch = async (input, init) => {
  shared ??= createFetch();
  return (await shared)(input, init);
};

async function createFetch(): Promise<typeof globalThis.fetch> {
  const { Agent, fetch } = await import('undici');
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 10_000 } });
  // The package's own types and the platform's describe the same objects.
  const unlimited = (input: string, init: object) => fetch(input, { ...init, dispatcher });
  return unlimited as unknown as typeof globalThis.fetch;
}
