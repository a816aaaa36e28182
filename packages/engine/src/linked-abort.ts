/** A signal of one's own that fires with the caller's too, and lets go of that when it is no longer needed. */
export interface LinkedAbort {
  readonly signal: AbortSignal;
  /** Fires the signal, and unlinks it. */
  abort(): void;
  unlink(): void;
}

/** `AbortSignal.any` would stay with a caller's signal that lives on; this one leaves nothing behind. */
export function linkedAbort(caller: AbortSignal | undefined): LinkedAbort {
  const controller = new AbortController();
  const follow = () => controller.abort(caller?.reason);
  const unlink = () => caller?.removeEventListener('abort', follow);
  if (caller?.aborted) follow();
  else caller?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    abort: () => {
      unlink();
      controller.abort();
    },
    unlink,
  };
}
