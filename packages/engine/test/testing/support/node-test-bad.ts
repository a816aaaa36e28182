import { describe, it } from 'node:test';
import { testGame } from '@ludotext/engine/testing';
import { oddOneOut, prompt } from './odd-one-out.js';
import { tables } from './tables.js';

const game = {
  ...oddOneOut,
  prompt: (request: { count: number; language: string }) => `${prompt(request)}\nCorrect: B`,
};

testGame(game, { ...tables, describe, it, skip: { 'parse: linear time': 'not what this test is about' } });
