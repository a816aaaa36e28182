import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.js';
import { expectProblem } from '../support/problems.js';
import { raw } from '../support/raw-request.js';

let app: TestApp;
let behindProxy: TestApp;
let open: TestApp;
beforeAll(async () => {
  app = await startApp();
  behindProxy = await startApp({ environment: { LUDOTEXT_HOSTS: 'games.example, Other.example:8443 [2001:db8::7]' } });
  open = await startApp({
    environment: { HOST: '0.0.0.0', LUDOTEXT_ALLOW_OPEN: '1', LUDOTEXT_HOSTS: 'games.example' },
  });
});
afterAll(() => Promise.all([app, behindProxy, open].map((each) => each[Symbol.asyncDispose]())));

/** Asks with this Host; `*` in it stands for the port. */
const ask = (of: TestApp, host: string) =>
  raw(of, ['GET /health HTTP/1.1', `Host: ${host.replace('*', String(of.port))}`]);

describe('the Host header on loopback', () => {
  it.each(['127.0.0.1:*', 'localhost:*', 'LOCALHOST:*', '[::1]:*'])('can be %s', async (host) => {
    expect((await ask(app, host)).status).toBe(200);
  });

  it.each([
    'evil.example:*',
    'evil.example',
    'evil/?:*',
    'x#:*',
    'localhost',
    'localhost:1',
    'localhost:',
    'localhost:0*',
    'localhost.:*',
    'localhost:*:*',
    ':*',
    '',
    'evil@localhost:*',
    'localhost:*@evil.example',
    'localhost:*/',
    'localhost.evil.example:*',
    '127.0.0.1.evil.example:*',
    '2130706433:*',
    '192.0.2.7:*',
    '[::1:*',
  ])('cannot be %j', async (host) => {
    const { detail } = await expectProblem(await ask(app, host), 'forbidden_host');
    expect(detail).toContain('LUDOTEXT_HOSTS');
    expect(detail).not.toContain('evil');
  });

  it('cannot be sent twice or be missing', async () => {
    const host = `Host: localhost:${app.port}`;
    await expectProblem(await raw(app, ['GET /health HTTP/1.1', host, host]), 'forbidden_host');
    await expectProblem(await raw(app, ['GET /health HTTP/1.1', host, 'Host: evil.example']), 'forbidden_host');
    await expectProblem(await raw(app, ['GET /health HTTP/1.0']), 'forbidden_host');
    expect((await raw(app, ['GET /health HTTP/1.1'])).status).toBe(400);
  });

  it('cannot be got round with an absolute address or a forwarded one', async () => {
    const lines = [`GET http://localhost:${app.port}/health HTTP/1.1`, 'Host: evil.example'];
    await expectProblem(await raw(app, lines), 'forbidden_host');
    const forwarded = ['GET /health HTTP/1.1', 'Host: evil.example', `X-Forwarded-Host: localhost:${app.port}`];
    await expectProblem(await raw(app, forwarded), 'forbidden_host');
  });
});

describe('LUDOTEXT_HOSTS', () => {
  it.each([
    'games.example',
    'GAMES.example',
    'games.example:80',
    'games.example:*',
    'other.example:8443',
    '[2001:db8::7]',
  ])('lets the Host be %s', async (host) => {
    expect((await ask(behindProxy, host)).status).toBe(200);
  });

  it.each(['other.example', 'other.example:*', 'x.games.example', 'games.example.evil.example', '[2001:db8::8]'])(
    'does not let it be %s',
    async (host) => {
      await expectProblem(await ask(behindProxy, host), 'forbidden_host');
    },
  );
});

describe('the Host header on an open address', () => {
  it.each(['192.0.2.7:*', '[2001:db8::7]:*', 'localhost:*', '0.0.0.0:*', 'games.example'])(
    'can be %s',
    async (host) => {
      expect((await ask(open, host)).status).toBe(200);
    },
  );

  it.each(['evil.example:*', 'evil.example', '192.0.2.7', '192.0.2.7:1', '192.0.2.7.evil.example:*', '[::x]:*', ''])(
    'cannot be %j',
    async (host) => {
      await expectProblem(await ask(open, host), 'forbidden_host');
    },
  );
});
