import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import Router, { type RouterMiddleware } from '@koa/router';
import { send } from '@koa/send';
import { Problem } from '../http/problem.js';
import type { RequestState } from '../http/request-context.js';

/** The policy of every page: nothing loaded from elsewhere, nothing sent elsewhere, no framing. */
const closed = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** Text enters the document as text only: HTML sinks accept HTML only from the template library. */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'";

/** The Content-Security-Policy of each page. */
export const policies = {
  'index.html': `${closed}; style-src 'self'; img-src 'self' data:; frame-src 'self'; frame-ancestors 'none'; ${trustedTypes}`,
  // Runs a third-party player; sandboxed also when it is opened directly. It loads only our scripts.
  'frame.html':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
  // The reference's library inserts style elements.
  'docs.html': `${closed}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'`,
} as const;

/** Browser features that neither the pages nor their frames use. */
const unused =
  `accelerometer browsing-topics camera display-capture fullscreen gamepad geolocation gyroscope hid microphone midi
  payment picture-in-picture publickey-credentials-get screen-wake-lock serial storage-access sync-xhr usb xr-spatial-tracking`.split(
    /\s+/,
  );

const pageHeaders = {
  'Cache-Control': 'no-cache',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-DNS-Prefetch-Control': 'off',
};

/** Code that is public: any page may load it, also sandboxed ones, which have no origin. */
export const publicCode = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** One year: the name of an asset changes with its content. */
const assetHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable', ...publicCode };

/**
 * The playground page, the frame for third-party players, and the API reference.
 * @param folder where they are built
 */
export function pageRoutes(folder: string): Router<RequestState> {
  const page =
    (name: keyof typeof policies): RouterMiddleware<RequestState> =>
    async (context) => {
      context.set({ ...pageHeaders, 'Content-Security-Policy': policies[name] });
      await sendFile(context, name, folder);
      // Cached by content, not by time: an older page may replace a newer one.
      context.remove('Last-Modified');
      context.set('ETag', `W/"${contentHash(await readFile(path.join(folder, name)))}"`);
      if (context.fresh) context.status = 304;
    };
  return new Router<RequestState>({ sensitive: true, strict: true })
    .get('/', page('index.html'))
    .get('/frame.html', page('frame.html'))
    .get('/docs', page('docs.html'))
    .get('/assets/:file', async (context) => {
      const { file = '' } = context.params;
      // The compressed copies are encodings of an asset, not assets themselves.
      if (!assetName.test(file) || /\.(br|gz)$/.test(file)) throw noFile();
      await sendFile(context, file, path.join(folder, 'assets'));
      context.set(assetHeaders);
      if (context.fresh) context.status = 304;
    });
}

/** The name of a file only: no separator, nothing encoded twice. */
const assetName = /^[\w-][\w.-]*$/;

const noFile = () => new Problem('not_found', 'There is no such file.');

function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Sends a file of the folder, never through a symbolic link. @throws Problem `not_found` */
async function sendFile(context: Parameters<RouterMiddleware<RequestState>>[0], name: string, root: string) {
  context.vary('Accept-Encoding');
  const found = await lstat(path.join(root, name)).catch(() => undefined);
  const sent = found?.isFile() ? await send(context, name, { root }).catch(() => undefined) : undefined;
  if (sent === undefined) {
    context.remove('Content-Encoding');
    throw noFile();
  }
}
