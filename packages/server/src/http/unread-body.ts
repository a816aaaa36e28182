import type { IncomingMessage } from 'node:http';
import type Koa from 'koa';
import type { RequestState } from './request-context.js';

/** How long the rest of a body that nobody wants is read and thrown away before the answer, in milliseconds. */
const drainTime = 500;

/** Longest body that Node throws away by itself after the answer, in bytes: it has arrived, or as good as. */
const short = 65_536;

/**
 * Lets a request be answered whose body was not read, or not to its end. A caller that is still sending would not read the
 * answer, so it may finish, for a moment; and a connection that still carries the rest of a body takes no other request, so it
 * is closed.
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

/** Whether more of the body is on its way than Node can be left alone with. */
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
