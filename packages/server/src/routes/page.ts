import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import Router, { type RouterMiddleware } from '@koa/router';
import { send } from '@koa/send';
import { Problem } from '../http/problem.js';
import type { RequestState } from '../http/request-context.js';

/** The policy of every page: nothing loaded from elsewhere, nothing sent elsewhere, no framing. */
const closed = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/** Of the pages that are made of our own files only. */
const ours = `${closed}; style-src 'self'; font-src 'self'; img-src 'self' data:; frame-ancestors 'none'`;

/** Text enters the document as text only: HTML sinks accept HTML only from the template library. */
const trustedTypes = (policies: string) =>
  `require-trusted-types-for 'script'; trusted-types ${policies} 'allow-duplicates'`;

/** The Content-Security-Policy of each page. */
export const policies = {
  'index.html': `${ours}; frame-src 'self'; manifest-src 'self'; worker-src 'self'; ${trustedTypes('lit-html ludotext-worker')}`,
  'admin.html': `${ours}; ${trustedTypes('lit-html')}`,
  'docs.html': `${ours}; ${trustedTypes('lit-html')}`,
  // Runs a third-party player; sandboxed also when it is opened directly. It loads only our scripts.
  'frame.html':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-scripts",
} as const;

/** Browser features that neither the pages nor their frames use. */
const unused =
  `accelerometer browsing-topics camera display-capture fullscreen gamepad geolocation gyroscope hid microphone midi
  payment picture-in-picture publickey-credentials-get screen-wake-lock serial storage-access sync-xhr usb xr-spatial-tracking`.split(
    /\s+/,
  );

const pageHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-DNS-Prefetch-Control': 'off',
};

/** Code that is public: any page may load it, also sandboxed ones, which have no origin. */
export const publicCode = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Files at the root of the site, with what they need beside their media type. */
const rootFiles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'manifest.webmanifest': {},
  // What the worker itself may load: it answers for the pages of this site, out of its store or from here.
  'sw.js': {
    'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  },
  // `<ludotext-games>`, for pages elsewhere.
  'embed.js': publicCode,
};

/** One year: the name of an asset changes with its content. */
const assetHeaders = { 'Cache-Control': 'public, max-age=31536000, immutable', ...publicCode };

/** A day: the name of an icon stays, as the manifest and home screens keep it. */
const iconHeaders = { 'Cache-Control': 'public, max-age=86400' };

/** The addresses of the page for teachers and learners. Which sets there are, only the browser knows. */
const addresses = ['/', '/set', '/set/', '/set/:set', '/play', '/play/', '/play/:set'];

/**
 * The page for teachers and learners, the frame for third-party players, the page for operators, the API reference, and
 * the files at the root of the site.
 * @param folder where they are built
 */
export function pageRoutes(folder: string): Router<RequestState> {
  const fileWith =
    (name: string, headers: Readonly<Record<string, string>>): RouterMiddleware<RequestState> =>
    async (context) => {
      await sendFile(context, name, folder);
      // Cached by content, not by time: an older file may replace a newer one.
      context.remove('Last-Modified');
      const etag = `W/"${contentHash(await readFile(path.join(folder, name)))}"`;
      context.set({ 'Cache-Control': 'no-cache', ...headers, ETag: etag });
      if (context.fresh) context.status = 304;
    };
  const page = (name: keyof typeof policies) =>
    fileWith(name, { ...pageHeaders, 'Content-Security-Policy': policies[name] });
  const fileOf =
    (name: string, headers: Readonly<Record<string, string>>): RouterMiddleware<RequestState> =>
    async (context) => {
      const { file = '' } = context.params;
      // The compressed copies are encodings of a file, not files themselves.
      if (!fileName.test(file) || /\.(br|gz)$/.test(file)) throw noFile();
      await sendFile(context, file, path.join(folder, name));
      context.set(headers);
      if (context.fresh) context.status = 304;
    };
  const router = new Router<RequestState>({ sensitive: true, strict: true });
  for (const [name, headers] of Object.entries(rootFiles)) router.get(`/${name}`, fileWith(name, headers));
  return router
    .get(addresses, page('index.html'))
    .get('/frame.html', page('frame.html'))
    .get('/admin', page('admin.html'))
    .get('/docs', page('docs.html'))
    .get('/assets/:file', fileOf('assets', assetHeaders))
    .get('/icons/:file', fileOf('icons', iconHeaders));
}

/** The name of a file only: no separator, nothing encoded twice. */
const fileName = /^[\w-][\w.-]*$/;

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
