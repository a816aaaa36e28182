/** Lets the page work without a network from the next visit on, where the browser can do that. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const address = (policy()?.createScriptURL('/sw.js') ?? '/sw.js') as string;
  // Without it the page works all the same while there is a network.
  await navigator.serviceWorker.register(address, { scope: '/' }).catch(() => undefined);
}

interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

/** The address of a worker is code: the page's policy asks for a type that says it was looked at (Trusted Types). */
function policy(): ScriptPolicy | undefined {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  };
  return trustedTypes?.createPolicy('ludotext-worker', { createScriptURL: (url) => (url === '/sw.js' ? url : '') });
}
