// The AI SDK's way to items one by one: streamObject with output 'array' and its elementStream.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { streamObject } from 'ai';
import { z } from 'zod';
import { contend } from '../../support/contend.mjs';
import { itemSchema } from '../../support/plain-game/item-schema.mjs';
import { task, text } from '../../support/text.mjs';

const schema = itemSchema(z);
let provider;

await contend(async ({ baseUrl, items }) => {
  provider ??= createOpenAICompatible({
    name: 'stand-in',
    baseURL: baseUrl,
    includeUsage: true,
    supportsStructuredOutputs: true,
  });
  const { elementStream } = streamObject({
    model: provider(`items=${items}`),
    output: 'array',
    schema,
    system: task(items),
    prompt: text,
  });
  const elements = [];
  for await (const element of elementStream) elements.push(element);
  return elements;
});
