import { flag, hosts, keys, origins, type Setting, wholeNumber } from './setting.js';

/** Who may call. */
export const door = {
  LUDOTEXT_PLAY_KEYS: {
    standard: '',
    description: 'Keys of callers who may generate, grade and read, separated by commas.',
    read: keys,
  },
  LUDOTEXT_ADMIN_KEYS: {
    standard: '',
    description: 'Keys of callers who may also choose the model, switch games, reload, and read the metrics.',
    read: keys,
  },
  LUDOTEXT_ALLOW_OPEN: {
    standard: '0',
    description:
      '`1` lets the service start without any key where others can reach it: at its address, or through a trusted proxy.',
    read: flag,
  },
  LUDOTEXT_CORS_ORIGINS: {
    standard: '',
    description: 'Origins whose pages may call the service, separated by commas.',
    read: origins,
  },
  LUDOTEXT_HOSTS: {
    standard: '',
    description:
      'Further names by which callers may name the service in `Host`, separated by commas; a name alone means any port.',
    read: hosts,
  },
  LUDOTEXT_TRUSTED_PROXIES: {
    standard: '0',
    description:
      'How many proxies in front write the caller into `X-Forwarded-For`; 0 takes the address of the connection. With more, others reach the service, and it needs keys.',
    read: wholeNumber(0, 10),
  },
} as const satisfies Record<string, Setting<unknown>>;
