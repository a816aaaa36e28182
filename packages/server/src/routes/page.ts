import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import Router, { type RouterMiddleware } from '@koa/router';
import { send } from '@koa/send';
import { Problem } from '../http/problem.js';
import type { RequestState } from '../http/request-context.js';

/** What every page is told: nothing from elsewhere, nowhere to send anything, in nobody's frame. */
const closed = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** Texts come to the page's document as text alone: what takes HTML takes it from the templates' library only. */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'";

/** The Content-Security-Policy of each page. */
export const policies = {
  'index.html': `${closed}; style-src 'self'; img-src 'self' data:; frame-src 'self'; frame-ancestors 'none'; ${trustedTypes}`,
  // Runs a third-party player; sandboxed also when it is opened by itself. It fetches nothing but our scripts.
  'frame.html':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
  // The reference's library writes style elements.
  'docs.html': `${closed}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'`,
} as const;

/** What neither the pages nor what they frame have any use for. */
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

/** Code that says nothing about anybody: any page may have it, sandboxed ones among them, which have no origin. */
export const publicCode = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** A year: the name of an asset changes with its content. */
const assetHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable', ...publicCode };

/**
 * The page for people, the frame it runs third-party players in, and the reference of the interface.
 * @param folder where they are built
 */
export function pageRoutes(folder: string): Router<RequestState> {
  const page =
    (name: keyof typeof policies): RouterMiddleware<RequestState> =>
    async (context) => {
      context.set({ ...pageHeaders, 'Content-Security-Policy': policies[name] });
      await sendFile(context, name, folder);
      // By its content, not by its time: an older page may be put in the place of a newer one.
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
      // The packed copies are encodings of an asset, no assets of their own.
      if (!assetName.test(file) || /\.(br|gz)$/.test(file)) throw noFile();
      await sendFile(context, file, path.join(folder, 'assets'));
      context.set(assetHeaders);
      if (context.fresh) context.status = 304;
    });
}

/** The name of a file and of nothing else: no separator, nothing encoded twice. */
const assetName = /^[\w-][\w.-]*$/;

const noFile = () => new Problem('not_found', 'There is no such file.');

function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** Sends a file of the folder, no symbolic link. @throws Problem `not_found` */
async function sendFile(context: Parameters<RouterMiddleware<RequestState>>[0], name: string, root: string) {
  context.vary('Accept-Encoding');
  const found = await lstat(path.join(root, name)).catch(() => undefined);
  const sent = found?.isFile() ? await send(context, name, { root }).catch(() => undefined) : undefined;
  if (sent === undefined) {
    context.remove('Content-Encoding');
    throw noFile();
  }
}
