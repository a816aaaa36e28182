import { flag, type Setting, wholeNumber } from './setting.js';

/** Where the service listens, and what it shows there. */
export const listening = {
  HOST: {
    standard: '127.0.0.1',
    description: 'The address to listen on.',
    read: (value: string) => value.replace(/^\[(.*)\]$/, '$1'),
  },
  PORT: { standard: '3000', description: 'The port to listen on; 0 takes a free one.', read: wholeNumber(0, 65_535) },
  LUDOTEXT_PAGE: {
    standard: '1',
    description: '`0` serves no page for people: neither `/` nor `/docs`.',
    read: flag,
  },
} as const satisfies Record<string, Setting<unknown>>;
