import { testGame } from '@ludotext/engine/testing';
import { oddOneOut } from './odd-one-out.js';
import { tables } from './tables.js';

testGame(oddOneOut, tables);
