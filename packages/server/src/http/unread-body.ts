import type { IncomingMessage } from 'node:http';
import type Koa from 'koa';
import type { RequestState } from './request-context.js';

/** How long the rest of an unread body is read and discarded before the response, in milliseconds. */
const drainTime = 500;

/** Maximum body that Node discards by itself after the response, in bytes: it has mostly arrived already. */
const short = 65_536;

/**
 * Answers requests whose body was not read to its end. A caller that is still sending would not read the response, so
 * it may send for a moment longer; a connection that still carries the rest of a body is closed, as it cannot take
 * another request.
 */
export function unreadBody(): Koa.Middleware<RequestState> {
  return async (context, next) => {
    try {
      await next();
    } finally {
      const { req } = context;
      if (isComing(req)) {
        context.set('Connection', 'close');
        await drain(req);
      }
    }
  };
}

/** Whether more of the body is arriving than Node can discard by itself. */
function isComing({ headers, complete }: IncomingMessage): boolean {
  if (complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > short;
}

async function drain(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, drainTime);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    request.once('end', end).once('close', end).once('error', end).resume();
  });
}
