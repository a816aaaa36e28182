import { describe, it } from 'node:test';
import { testGame } from '@ludotext/engine/testing';
import { oddOneOut, parse } from './odd-one-out.js';
import { tables } from './tables.js';

/** Quick for any few lines; for many lines it takes longer than anybody waits. */
const game = {
  ...oddOneOut,
  parse: (text: string) => (/^(?:.*hammer.*\n?|.*hammer.*\n)*$/.test(text) ? parse(text) : parse(text)),
};

testGame(game, { ...tables, describe, it });
