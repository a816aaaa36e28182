import { expect, it } from 'vitest';
import { isOpenAiHost } from '../../src/models/model-address.js';

it.each([
  ['https://api.openai.com/v1', true],
  ['https://mine.openai.azure.com/openai/v1', true],
  ['https://mine.cognitiveservices.azure.com/openai/v1', true],
  ['https://mine.services.ai.azure.com/models', true],
  ['http://api.openai.com/v1', false],
  ['https://api.openai.com.example.org/v1', false],
  ['https://openai.azure.com.example.org', false],
  ['https://openrouter.ai/api/v1', false],
])("tells OpenAI's own addresses and Azure's: %s", (address, expected) => {
  expect(isOpenAiHost(address)).toBe(expected);
});
