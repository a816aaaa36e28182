import { testGame } from '@ludotext/engine/testing';
import { describe, it } from 'vitest';
import { oddOneOut } from './support/odd-one-out.js';
import { tables } from './support/tables.js';

testGame(oddOneOut, { describe, it, ...tables });
