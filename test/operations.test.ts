import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readSettings, startService, statusOf } from '@ludotext/server';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort, hasRedis } from '../packages/server/test/support/redis.js';
import { ourGames, runService } from './support/service.js';

// What docs/operations.md and deploy/ tell whoever runs the service.

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/operations.md');

/** The code blocks of a language, below a heading up to the next one where one is named. */
function blocks(language: string, heading?: string): string[] {
  const section = heading === undefined ? page : (page.split(`\n${heading}\n`)[1]?.split(/\n#{2,} /)[0] ?? '');
  return [...section.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  );
}

/** The variables of a file of settings. */
function variablesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
}

/** Longest time that a stop takes by itself, in seconds, and what is left for it. */
const settings = readSettings({});
const stopSeconds = settings.LUDOTEXT_DRAIN_SECONDS + settings.LUDOTEXT_SHUTDOWN_SECONDS;

let folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  folders = [];
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ludotext-operations-'));
  folders.push(folder);
  return folder;
}

describe('docs/operations.md', () => {
  it('begins with settings that work: for keys, by the name, with limits, from behind a proxy', async () => {
    const environment = variablesOf(blocks('sh', '## A safe beginning')[0] ?? '');
    expect(Object.keys(environment)).toContain('LUDOTEXT_ADMIN_KEYS');
    await using service = await runService(environment);
    const port = Number(new URL(service.url).port);
    const ask = (route: string, key?: string, host = environment.LUDOTEXT_HOSTS ?? '') =>
      statusAt(port, route, host, key);
    expect(await ask('/games')).toBe(401);
    expect(await ask('/games', environment.LUDOTEXT_PLAY_KEYS)).toBe(200);
    expect(await ask('/metrics', environment.LUDOTEXT_PLAY_KEYS)).toBe(403);
    expect(await ask('/metrics', environment.LUDOTEXT_ADMIN_KEYS)).toBe(200);
    expect(await ask('/games', environment.LUDOTEXT_PLAY_KEYS, 'evil.example')).toBe(403);
    expect(await ask('/health/live')).toBe(200);
  });

  it('changes a key with two that both work', () => {
    const { LUDOTEXT_PLAY_KEYS: keys } = readSettings(variablesOf(blocks('sh', '## Keys')[0] ?? ''));
    expect(keys).toHaveLength(2);
  });

  it('tells the name under which the log knows a key', async () => {
    const [, command = ''] = /`(printf %s "\$KEY" .*?)`/.exec(page) ?? [];
    const digits = execFileSync('sh', ['-c', command], { env: { PATH: process.env.PATH, KEY: 'adminadmin' } });
    expect(digits.toString().trim()).toBe('d82494f0');
    expect(page).toContain('"caller":"key:d82494f0"');
  });

  it('shows a line of the log as it is written', async () => {
    const shown = JSON.parse(blocks('json', '## The log')[0] ?? '');
    const lines: string[] = [];
    const folder = await newFolder();
    const service = await startService(
      readSettings({
        PORT: '0',
        GAMES_FILE: path.join(root, 'games.yaml'),
        DATA_DIR: folder,
        LUDOTEXT_ADMIN_KEYS: 'adminadmin',
        LUDOTEXT_SHUTDOWN_SECONDS: '0',
      }),
      { log: { ...noLog, info: (event, fields) => lines.push(JSON.stringify({ event, ...fields })) } },
    );
    const answer = await fetch(`${service.url}/games`, { headers: { authorization: 'Bearer adminadmin' } });
    expect(answer.status).toBe(200);
    await expect.poll(() => lines.length).toBe(1);
    await service.stop();
    const members = Object.keys(JSON.parse(lines[0] ?? ''));
    expect(Object.keys(shown)).toEqual(['level', 'time', ...members]);
    expect(JSON.parse(lines[0] ?? '').caller).toBe(shown.caller);
  });

  it('gives proxies longer than the service takes, room for its bodies, and its headers', () => {
    const [nginx = ''] = blocks('nginx');
    const [caddy = ''] = blocks('caddy');
    const longest = 930;
    for (const [text, pattern] of [
      [nginx, /proxy_read_timeout (\d+)s/],
      [caddy, /response_header_timeout (\d+)s/],
    ] as const) {
      expect(Number(pattern.exec(text)?.[1])).toBeGreaterThan(longest);
    }
    expect(page).toContain(`${longest} with a local one`);
    const megabytes = Number(/client_max_body_size (\d+)m/.exec(nginx)?.[1]);
    expect(megabytes * 1e6).toBeGreaterThan(settings.LUDOTEXT_MAX_BODY);
    // Caddy's own limit ends in an empty 502.
    expect(caddy).not.toContain('max_size');
    for (const text of [nginx, caddy]) {
      const seconds = Number(/keepalive(?:_timeout)? (\d+)s/.exec(text)?.[1]);
      for (const limit of [
        'LUDOTEXT_KEEP_ALIVE_SECONDS',
        'LUDOTEXT_HEADER_SECONDS',
        'LUDOTEXT_SHUTDOWN_SECONDS',
      ] as const) {
        expect(seconds).toBeLessThan(settings[limit]);
      }
      expect(text).toMatch(/127\.0\.0\.1:3000/);
    }
    expect(nginx).toMatch(/Host \$host;\n.*X-Forwarded-For \$proxy_add_x_forwarded_for;\n.*proxy_buffering off;/);
  });

  it('has links that lead somewhere', () => {
    const anchors = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    const links = [...page.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    expect(links.length).toBeGreaterThan(20);
    for (const link of links.filter((link) => !link.startsWith('http'))) {
      const [file = '', anchor] = link.split('#');
      if (file === '') expect(anchors).toContain(anchor);
      else expect(existsSync(path.join(root, 'docs', file)), link).toBe(true);
    }
  });

  it('names settings that there are', () => {
    const named = new Set(page.match(/\bLUDOTEXT_[A-Z_]+/g));
    expect([...named].filter((name) => !(name in settings))).toEqual([]);
  });

  it("is right that Node loads an operator's own module before the service", async () => {
    const folder = await newFolder();
    const preload = path.join(folder, 'preload.mjs');
    await writeFile(preload, "process.stdout.write('loaded first\\n');\n");
    const program = path.join(root, 'packages/server/dist/main.js');
    const environment = { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, NODE_OPTIONS: `--import ${preload}` };
    const child = spawn(process.execPath, [program], { env: environment, stdio: ['ignore', 'pipe', 'ignore'] });
    let said = '';
    try {
      for await (const text of child.stdout.setEncoding('utf8')) {
        said += text;
        if (said.includes('listens')) break;
      }
    } finally {
      child.kill('SIGKILL');
    }
    expect(said).toMatch(/^loaded first\nLudotext listens/);
  });
});

const noLog = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** By node:http, since fetch sets `Host` itself. */
async function statusAt(port: number, route: string, host: string, key?: string): Promise<number | undefined> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      'x-forwarded-for': '192.0.2.7',
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    };
    request({ port, host: '127.0.0.1', path: route, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

describe('what is watched', () => {
  /**
   * Metrics that a running service shows, by name without the parts of histograms, and those of docs/operations.md: a
   * service without Redis has none of it.
   */
  async function shown(): Promise<Set<string>> {
    await using service = await runService({}, ourGames.slice(0, 1));
    const text = await (await fetch(`${service.url}/metrics`)).text();
    const found = [...text.matchAll(/^# TYPE (\S+)/gm), ...page.matchAll(/^\| `(ludotext_\w+)` \|/gm)];
    return new Set(found.map(([, name = '']) => name));
  }

  const alerts = parse(read('deploy/alerts.yaml'));
  const dashboard = JSON.parse(read('deploy/grafana.json'));
  const rules: { alert: string; expr: string; annotations: { summary: string } }[] = alerts.groups[0].rules;
  const queries: string[] = dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );

  it('are metrics that there are, in alerts and in the dashboard', async () => {
    const names = await shown();
    const used = [...rules.map(({ expr }) => expr), ...queries].flatMap(
      (expression) => expression.match(/\b(?:ludotext|nodejs|process)_\w+/g) ?? [],
    );
    expect(used.length).toBeGreaterThan(30);
    const unknown = used.filter((name) => !names.has(name) && !names.has(name.replace(/_(bucket|count|sum)$/, '')));
    expect(unknown).toEqual([]);
    // All of ours but what stands in a label.
    const ours = [...names].filter((name) => name.startsWith('ludotext_') && name !== 'ludotext_build_info');
    expect(ours.filter((name) => !used.some((each) => each.startsWith(name)))).toEqual([]);
  });

  it('asks for codes that there are', () => {
    const codes = [...Object.keys(statusOf), 'aborted', 'ok'];
    const asked = rules.flatMap(({ expr }) =>
      [...expr.matchAll(/code(?:=~|!=|=)"([^"]*)"/g)].map(([, code = '']) => code),
    );
    expect(asked.length).toBeGreaterThan(4);
    for (const pattern of asked.flatMap((code) => code.split('|'))) {
      expect(
        codes.filter((code) => new RegExp(`^${pattern}$`).test(code)),
        pattern,
      ).not.toEqual([]);
    }
  });

  it('has alerts that say what is wrong, each once', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { expr, annotations } of rules) {
      expect(annotations.summary).toMatch(/[\w}]\.$/);
      expect(count(expr, '(')).toBe(count(expr, ')'));
      expect(expr).toMatch(/[<>=]=? ?[\d.]+/);
    }
  });

  it('has a dashboard whose panels do not overlap', () => {
    const places = dashboard.panels.map(({ gridPos: { x, y } }: { gridPos: { x: number; y: number } }) => `${x},${y}`);
    expect(new Set(places).size).toBe(places.length);
    for (const query of queries) expect(count(query, '(')).toBe(count(query, ')'));
  });
});

const count = (text: string, sign: string) => text.split(sign).length - 1;

describe('deploy/ludotext.service', () => {
  const unit = read('deploy/ludotext.service');
  const values = new Map([...unit.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

  it('gives the service time to drain, and tells only its main process', () => {
    expect(Number(values.get('TimeoutStopSec'))).toBeGreaterThan(stopSeconds + 5);
    expect([values.get('KillSignal'), values.get('KillMode')]).toEqual(['SIGTERM', 'mixed']);
  });

  it('keeps the service in', () => {
    for (const name of ['DynamicUser', 'NoNewPrivileges', 'PrivateTmp', 'PrivateDevices', 'ProtectHome']) {
      expect([name, values.get(name)]).toEqual([name, 'yes']);
    }
    expect(values.get('ProtectSystem')).toBe('strict');
    expect(values.get('CapabilityBoundingSet')).toBe('');
    expect(values.get('MemoryMax')).toMatch(/^\d+G$/);
    expect(unit).toContain(`Environment=DATA_DIR=%S/${values.get('StateDirectory')}`);
  });

  /** What systemd says of a unit. */
  const verify = (file: string) => execFileSync('systemd-analyze', ['verify', file]).toString();

  it.skipIf(!has('systemd-analyze'))('is taken by systemd', () => {
    expect(verify(path.join(root, 'deploy/ludotext.service'))).toBe('');
  });

  it.skipIf(!has('systemd-analyze'))('becomes instances, each with a port and a folder of its own', async () => {
    const file = path.join(await newFolder(), 'ludotext@.service');
    const [command = ''] = /^sed [\s\S]*? > \S+$/m.exec(blocks('sh', '## Several processes').join('')) ?? [];
    execFileSync('sh', ['-c', command.replace(/> \S+$/, `> ${file}`)], { cwd: root });
    const template = readFileSync(file, 'utf8');
    expect(template.split('\n')).toEqual(
      expect.arrayContaining([
        'Environment=PORT=%i',
        'StateDirectory=ludotext-%i',
        'WorkingDirectory=%S/ludotext-%i',
        'Environment=DATA_DIR=%S/ludotext-%i',
      ]),
    );
    expect(verify(file.replace('@', '@3000'))).toBe('');
  });
});

function has(program: string): boolean {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)));
}

describe('deploy/Dockerfile', () => {
  const text = read('deploy/Dockerfile').replaceAll('\\\n', ' ');
  const steps = text.split('\n').flatMap((line) => {
    const [, name = '', value = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return name === '' ? [] : [{ name, value }];
  });
  const last = steps.slice(steps.findLastIndex(({ name }) => name === 'FROM'));
  const stepOf = (name: string) => last.find((step) => step.name === name)?.value ?? '';
  const copies = steps.filter(({ name }) => name === 'COPY').map(({ value }) => value.split(' '));

  it('copies what there is', () => {
    const sources = copies.flatMap((words) => words.filter((word) => !word.startsWith('--')).slice(0, -1));
    const folders = sources.map((source) => source.replace(/^\/app\//, ''));
    expect(folders.length).toBeGreaterThan(6);
    for (const folder of folders) expect(existsSync(path.join(root, folder)), folder).toBe(true);
  });

  it('copies every package of ours that the service runs with', () => {
    const { dependencies } = JSON.parse(read('packages/server/package.json'));
    const ours = Object.keys(dependencies).filter((name) => name.startsWith('@ludotext/'));
    const copied = copies.map(([, source]) => source);
    for (const name of ours) expect(copied).toContain(`/app/packages/${name.replace('@ludotext/', '')}`);
  });

  it('starts the service itself, without a shell and without rights', () => {
    const command: string[] = JSON.parse(stepOf('CMD'));
    expect(command[0]).toBe('node');
    expect(existsSync(path.join(root, command.at(-1) ?? ''))).toBe(true);
    // A number, as runAsNonRoot of Kubernetes wants it; not 0.
    expect(stepOf('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(last.findIndex(({ name }) => name === 'USER')).toBeGreaterThan(
      last.findLastIndex(({ name }) => name === 'RUN'),
    );
  });

  it('has settings that need a key, and a state folder that is a volume', () => {
    const environment = Object.fromEntries(
      stepOf('ENV')
        .split(' ')
        .map((pair) => pair.split('=')),
    );
    expect(() => readSettings(environment)).toThrow(/LUDOTEXT_PLAY_KEYS/);
    expect(readSettings({ ...environment, LUDOTEXT_PLAY_KEYS: 'play-key-1' })).toMatchObject({
      HOST: '0.0.0.0',
      PORT: 3000,
    });
    expect([environment.DATA_DIR, stepOf('EXPOSE')]).toEqual([stepOf('VOLUME'), environment.PORT]);
  });

  it('has a health check that tells a service from none', async () => {
    const [program = '', ...rest]: string[] = JSON.parse(stepOf('HEALTHCHECK').split(' CMD ')[1] ?? '');
    expect(program).toBe('node');
    await using service = await runService({}, ourGames.slice(0, 1));
    const check = (port: string) =>
      new Promise((resolve) => {
        spawn(process.execPath, rest, { env: { PATH: process.env.PATH, PORT: port } }).once('close', resolve);
      });
    expect(await check(new URL(service.url).port)).toBe(0);
    await service[Symbol.asyncDispose]();
    expect(await check(new URL(service.url).port)).toBe(1);
  });

  it('builds in a context without what it must not hold', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.git', '**/node_modules', '**/dist', '**/.ludotext']) expect(ignored).toContain(name);
  });
});

describe('deploy/compose.yaml', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml'));
  const { ludotext } = services;

  it('builds from the repository, on ports of this machine, with a volume for the state', () => {
    const context = path.resolve(root, 'deploy', ludotext.build.context);
    expect(context).toBe(root);
    expect(existsSync(path.join(context, ludotext.build.dockerfile))).toBe(true);
    expect(ludotext.ports).toEqual(['127.0.0.1:3000:3000']);
    expect(ludotext.volumes).toEqual(['state:/data']);
    expect(Object.keys(volumes)).toEqual(['state']);
  });

  it('gives the service time to drain, and no more rights than it needs', () => {
    expect(Number(/^(\d+)s$/.exec(ludotext.stop_grace_period)?.[1])).toBeGreaterThan(stopSeconds + 5);
    expect(ludotext).toMatchObject({ init: true, read_only: true, cap_drop: ['ALL'] });
    expect(ludotext.security_opt).toEqual(['no-new-privileges:true']);
  });
});

describe('deploy/compose.scaled.yaml', () => {
  const { services, volumes, networks } = parse(read('deploy/compose.scaled.yaml'), { merge: true });
  const { 'serve-1': serve, work, proxy, redis } = services;
  const ours = Object.values<typeof serve>(services).filter(({ image }) => image === 'ludotext');
  const redisSettings = (): string => redis.command.at(-1).replaceAll('$$', '$');

  it('has three replicas and two workers, of the same image and settings', () => {
    const roles = Object.fromEntries(
      Object.entries<typeof serve>(services).map(([name, { environment }]) => [name, environment.LUDOTEXT_ROLE]),
    );
    expect(roles).toMatchObject({ 'serve-1': 'serve', 'serve-2': 'serve', 'serve-3': 'serve', work: 'work' });
    expect(work.deploy.replicas).toBe(2);
    expect(ours).toHaveLength(4);
    const environment = { ...serve.environment, LUDOTEXT_ROLE: '' };
    for (const one of ours) expect({ ...one.environment, LUDOTEXT_ROLE: '' }).toEqual(environment);
  });

  it('has settings that the service takes, with a key', () => {
    const environment = Object.fromEntries(
      Object.entries<string>(serve.environment).map(([name, value]) => [
        name,
        value.replace(/\$\{SITE:\?\}/, 'lessons.example').replace(/\$\{REDIS_PASSWORD:\?\}/, 'secret'),
      ]),
    );
    expect(readSettings({ ...environment, HOST: '0.0.0.0', LUDOTEXT_PLAY_KEYS: 'play-key-1' })).toMatchObject({
      REDIS_URL: 'redis://:secret@redis:6379',
      LUDOTEXT_HOSTS: ['lessons.example'],
      LUDOTEXT_TRUSTED_PROXIES: 1,
    });
  });

  it('gives each time to stop, and no more rights than it needs', () => {
    for (const { stop_grace_period: grace, environment } of ours) {
      const seconds = Number(environment.LUDOTEXT_DRAIN_SECONDS) + settings.LUDOTEXT_SHUTDOWN_SECONDS;
      expect(Number(/^(\d+)s$/.exec(grace)?.[1])).toBeGreaterThan(seconds + 5);
    }
    for (const service of Object.values<typeof serve>(services)) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' });
      expect(service.security_opt).toEqual(['no-new-privileges:true']);
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    }
  });

  it('lets callers reach the proxy alone, and nobody but the service reach Redis', () => {
    const open = Object.keys(services).filter((name) => services[name].ports !== undefined);
    expect(open).toEqual(['proxy']);
    expect(networks.state).toEqual({ internal: true });
    expect(redis.networks).toEqual(['state']);
    expect(proxy.networks).toBeUndefined();
    for (const { networks, depends_on } of ours) {
      expect(networks).toEqual(['default', 'state']);
      expect(depends_on.redis).toEqual({ condition: 'service_healthy' });
    }
    expect(Object.keys(proxy.depends_on)).toEqual(['serve-1', 'serve-2', 'serve-3']);
    expect(Object.keys(volumes)).toEqual(['proxy', 'redis']);
  });

  it('has the proxy of docs/operations.md', () => {
    const [documented = ''] = blocks('caddy');
    const expected = documented
      .replaceAll('lessons.example', '{$SITE}')
      .replace(/reverse_proxy [^{]*/, 'reverse_proxy serve-1:3000 serve-2:3000 serve-3:3000 ');
    expect(read('deploy/Caddyfile').replaceAll(/^#.*\n/gm, '')).toBe(expected);
  });

  it.skipIf(!hasRedis)('has a Redis that wants its password, keeps a log of changes, and drops nothing', async () => {
    const [folder, port] = [await newFolder(), await freePort()];
    const command = redisSettings().replace('dir /data', `dir ${folder}\nbind 127.0.0.1\nport ${port}`);
    const [shell = '', option = ''] = redis.command;
    const environment = { PATH: process.env.PATH, REDIS_PASSWORD: 'secret-of-redis' };
    const child = spawn(shell, [option, command], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      for await (const text of child.stdout.setEncoding('utf8')) if (/Ready to accept/.test(text)) break;
      const check = (REDIS_PASSWORD: string) => {
        const [, health = ''] = redis.healthcheck.test;
        const asked = health.replaceAll('$$', '$').replace('redis-cli', `redis-cli -p ${port}`);
        return spawnSync('sh', ['-c', asked], { env: { PATH: process.env.PATH, REDIS_PASSWORD } }).status;
      };
      expect([check('secret-of-redis'), check('wrong')]).toEqual([0, 1]);
      await using service = await runService({ REDIS_URL: `redis://:secret-of-redis@127.0.0.1:${port}` });
      expect(await (await fetch(`${service.url}/health`)).json()).toMatchObject({ status: 'ok' });
      const ask = (...words: string[]) =>
        execFileSync('redis-cli', ['-p', `${port}`, ...words], {
          env: { PATH: process.env.PATH, REDISCLI_AUTH: 'secret-of-redis' },
        }).toString();
      expect(ask('config', 'get', 'maxmemory-policy')).toContain('noeviction');
      expect(ask('config', 'get', 'appendonly')).toContain('yes');
      expect(ask('config', 'get', 'appendfsync')).toContain('everysec');
    } finally {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
  });
});
