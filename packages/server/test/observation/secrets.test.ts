import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonLog } from '../../src/observation/log.js';
import { redactor, secretsOf, withoutSecrets } from '../../src/observation/secrets.js';
import { readSettings } from '../../src/settings/settings.js';

describe('the secrets of the settings', () => {
  it('are all keys there are', () => {
    const settings = readSettings({
      OPENAI_API_KEY: 'sk-hosted',
      LUDOTEXT_MODEL_KEYS: 'https://m.example=sk-other,http://n.example:8000=sk-third=',
      LUDOTEXT_PLAY_KEYS: 'play-one1 play-two2',
      LUDOTEXT_ADMIN_KEYS: 'admin-one',
    });
    expect(secretsOf(settings)).toEqual(['sk-hosted', 'sk-other', 'sk-third=', 'play-one1', 'play-two2', 'admin-one']);
    expect(secretsOf(readSettings({}))).toEqual([]);
  });
});

describe('a log without secrets', () => {
  /** Visible ASCII, as keys are made of. */
  const secret = fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    minLength: 8,
    maxLength: 60,
  });

  it('never writes one, wherever it stands', () => {
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (key, before, after) => {
        const lines: string[] = [];
        const log = withoutSecrets(
          jsonLog('debug', (line) => lines.push(line)),
          [key],
        );
        const text = `${before}${key}${after}`;
        log.warn(text, { message: text, faults: ['none', text], nested: JSON.stringify({ key }) });
        const entry = JSON.parse(lines[0] ?? '');
        const all = [entry.event, entry.message, ...entry.faults, entry.nested].join('\n');
        // A key may be a piece of the mark itself.
        return '[redacted]'.includes(key) || !all.replaceAll('[redacted]', '\n').includes(key);
      }),
    );
  });

  it('keeps what is no secret as it is', () => {
    const lines: string[] = [];
    withoutSecrets(
      jsonLog('info', (line) => lines.push(line)),
      ['sk-12345'],
    ).info('request', { status: 200, route: '/games', code: undefined, ok: true });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'request', status: 200, route: '/games', ok: true });
  });
});

describe('taking secrets out of a text', () => {
  it('takes the longer of two that begin alike, and those inside a URL or JSON', () => {
    const redact = redactor(['abcd', 'abcdef', 'k"ey/+1']);
    expect(redact('abcdef abcd')).toBe('[redacted] [redacted]');
    expect(redact('https://x.example/?key=k%22ey%2F%2B1')).toBe('https://x.example/?key=[redacted]');
    expect(redact('{"key":"k\\"ey/+1"}')).toBe('{"key":"[redacted]"}');
  });

  it('leaves texts alone where the key is a placeholder of a letter or two', () => {
    expect(redactor(['x', 'no'])('next: nothing')).toBe('next: nothing');
  });
});
