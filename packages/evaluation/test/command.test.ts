import { describe, expect, it } from 'vitest';
import { readCommand } from '../src/command.js';

const read = (line: string, environment = {}) => readCommand(line === '' ? [] : line.split(' '), environment);

it('measures everything offline on the fixtures when nothing is said', () => {
  expect(read('')).toEqual({
    wantsHelp: false,
    folder: undefined,
    model: undefined,
    maxItems: undefined,
    only: undefined,
    out: 'evaluation',
  });
});

it('takes a folder, sections, a number of items and a place for the report', () => {
  expect(read('texts --only a,F --items 10 --out reports')).toMatchObject({
    folder: 'texts',
    only: ['A', 'F'],
    maxItems: 10,
    out: 'reports',
  });
});

describe('the model', () => {
  it('has its key and address from the environment', () => {
    const openai = read('--writer openai --model small', { OPENAI_API_KEY: 'key' }).model;
    expect(openai).toEqual({ provider: 'openai', modelName: 'small', baseUrl: undefined, apiKey: 'key' });
    const ollama = read('--writer ollama --model small', { OLLAMA_HOST: '0.0.0.0', OPENAI_API_KEY: 'key' }).model;
    expect(ollama).toEqual({
      provider: 'ollama',
      modelName: 'small',
      baseUrl: 'http://127.0.0.1:11434',
      apiKey: undefined,
    });
  });

  it('may be at an address of its own, without a key', () => {
    const { model } = read('--writer openai --model small --base-url http://127.0.0.1:8000/v1');
    expect(model?.baseUrl).toBe('http://127.0.0.1:8000/v1');
  });
});

it.each([
  ['--writr offline', '--writr is not an option; did you mean --writer?'],
  ['--writer gemini', '--writer is offline, openai or ollama; not gemini.'],
  ['--writer ollama', '--writer ollama needs --model'],
  ['--writer openai --model small', 'OPENAI_API_KEY is not set'],
  ['--writer ollama --model small --base-url nowhere', 'nowhere is not an address'],
  ['--model small', '--model needs --writer'],
  ['--base-url http://127.0.0.1', '--base-url needs --writer'],
  ['--items 0', '--items is a number from 1 to 50'],
  ['--items many', '--items is a number from 1 to 50'],
  ['--only A,Q', '--only takes A, B'],
  ['--only I', '--only I needs --writer'],
  ['one two', 'One folder at a time'],
])('says what is wrong with %s', (line, message) => {
  expect(() => read(line)).toThrow(message);
});
