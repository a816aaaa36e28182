import { addressRefused } from './address-refused.js';
import { AttemptError } from './attempt-error.js';

/** The failure of a connection, or the one a client wrapped. @param hasBegun whether an answer had begun */
export function connectionFailure(cause: unknown, hasBegun: boolean): AttemptError {
  const causes = causesOf(cause);
  const known = causes.find((error) => error instanceof AttemptError);
  if (known !== undefined) return known;
  const refused = causes.find(({ code }) => code === addressRefused);
  if (refused !== undefined)
    return new AttemptError({ kind: 'unreachable', message: refused.message, shouldRetry: false, cause: refused });
  const codes = causes.map(({ code }) => String(code));
  if (codes.includes('UND_ERR_HEADERS_TIMEOUT'))
    return new AttemptError({
      kind: 'first_byte_timeout',
      message: 'The model server took too long to answer.',
      cause,
    });
  if (codes.includes('UND_ERR_BODY_TIMEOUT'))
    return new AttemptError({ kind: 'idle_timeout', message: 'The model server fell silent in its answer.', cause });
  if (hasBegun)
    return new AttemptError({ kind: 'cut_stream', message: 'The connection to the model server broke off.', cause });
  return new AttemptError({ kind: 'unreachable', message: 'The model server cannot be reached.', cause });
}

/** An error and what caused it, outermost first. */
function causesOf(error: unknown): (Error & { readonly code?: unknown })[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 8; cause = cause.cause) causes.push(cause);
  return causes;
}
