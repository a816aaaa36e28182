import { oneOf, type Setting, text, wholeNumber } from './setting.js';

/** State, stopping, and what is told on the way. */
export const life = {
  DATA_DIR: {
    standard: '.ludotext',
    description: 'The folder of what was decided at run time: which games are active, which model writes.',
    read: text,
  },
  LUDOTEXT_HEARTBEAT_SECONDS: {
    standard: '15',
    description: 'Silence after which an event stream says that it lives.',
    read: wholeNumber(1, 3600),
  },
  LUDOTEXT_SHUTDOWN_SECONDS: {
    standard: '25',
    description: 'How long a stop waits for requests under way.',
    read: wholeNumber(0, 3600),
  },
  LUDOTEXT_LOG_LEVEL: {
    standard: 'info',
    description: 'The least that is logged: `debug`, `info`, `warn`, `error` or `silent`.',
    read: oneOf('debug', 'info', 'warn', 'error', 'silent'),
  },
  LUDOTEXT_DRAIN_SECONDS: {
    standard: '0',
    description:
      'How long a stop serves on while `/health/ready` says no, so that load balancers look elsewhere first.',
    read: wholeNumber(0, 3600),
  },
} as const satisfies Record<string, Setting<unknown>>;
