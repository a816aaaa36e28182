import { type Setting, wholeNumber } from './setting.js';

/** A day: longer nobody waits. */
const mostSeconds = 86_400;

/** How much, how long and how often. */
export const bounds = {
  LUDOTEXT_MAX_TEXT: {
    standard: '200000',
    description: 'Longest text, in UTF-16 units after trimming.',
    read: wholeNumber(1, 10_000_000),
  },
  LUDOTEXT_MAX_ITEMS: {
    standard: '50',
    description: 'Most items per game a request may ask for.',
    read: wholeNumber(1, 1000),
  },
  LUDOTEXT_MAX_BODY: {
    standard: '2097152',
    description: 'Largest request body, in bytes.',
    read: wholeNumber(1024, 100_000_000),
  },
  LUDOTEXT_MAX_CONNECTIONS: {
    standard: '2000',
    description: 'Most connections at once.',
    read: wholeNumber(1, 1_000_000),
  },
  LUDOTEXT_HEADER_SECONDS: {
    standard: '10',
    description: 'Longest time a caller may take to send the headers of a request.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_BODY_SECONDS: {
    standard: '30',
    description: 'Longest time a caller may take to send a whole request.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_READ_SECONDS: {
    standard: '30',
    description:
      'Longest time for which a caller may read nothing of an answer that is being sent; then the connection is closed.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_KEEP_ALIVE_SECONDS: {
    standard: '72',
    description: 'How long an idle connection is kept; longer than the load balancer in front keeps it.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_MAX_WORK: {
    standard: '40',
    description:
      'Most generation requests under way at once, those that wait for a model included; further ones are `overloaded`.',
    read: wholeNumber(1, 100_000),
  },
  LUDOTEXT_MAX_WORK_PER_CALLER: {
    description:
      'Most of them of one caller; half of `LUDOTEXT_MAX_WORK` when unset, without a limit on loopback where no proxy is trusted; 0 is no limit.',
    read: wholeNumber(0, 100_000),
  },
  LUDOTEXT_REQUEST_SECONDS: {
    description:
      'Longest time for one generation request; half a minute more than its model calls may take when unset.',
    read: wholeNumber(1, mostSeconds),
  },
  LUDOTEXT_LOOP_DELAY_MS: {
    standard: '1000',
    description:
      'Delay of the event loop in milliseconds; when the longest one within every half second is longer for three seconds, generation requests are `overloaded`; 0 never.',
    read: wholeNumber(0, 60_000),
  },
  LUDOTEXT_RATE_GENERATE: {
    description:
      'Generation requests per minute and caller; 60 when unset, without a limit on loopback where no proxy is trusted; 0 is no limit.',
    read: wholeNumber(0, 1_000_000),
  },
  LUDOTEXT_RATE_REQUESTS: {
    description:
      'Other requests per minute and caller; 600 when unset, without a limit on loopback where no proxy is trusted; 0 is no limit.',
    read: wholeNumber(0, 1_000_000),
  },
  LUDOTEXT_RATE_WRONG_KEYS: {
    standard: '20',
    description: 'Requests with a wrong key per minute and address; 0 is no limit.',
    read: wholeNumber(0, 1_000_000),
  },
  LUDOTEXT_IDEMPOTENCY_HOURS: {
    standard: '24',
    description: 'How long the answer to a request with an `Idempotency-Key` is kept.',
    read: wholeNumber(1, 168),
  },
  LUDOTEXT_IDEMPOTENCY_MB: {
    standard: '32',
    description: 'MiB of memory such answers may take; the oldest go first.',
    read: wholeNumber(1, 10_000),
  },
  LUDOTEXT_STREAM_BUFFER: {
    standard: '1048576',
    description: 'Most bytes of an event stream that may wait for a caller who reads slowly.',
    read: wholeNumber(16_384, 100_000_000),
  },
} as const satisfies Record<string, Setting<unknown>>;
