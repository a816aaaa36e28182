// The openai package's own way: its stream loop, then JSON.parse and zod over the whole answer.
import OpenAI from 'openai';
import { z } from 'zod';
import { contend } from '../../support/contend.mjs';
import { itemSchema } from '../../support/plain-game/item-schema.mjs';
import { requestBody } from '../../support/request-body.mjs';

const answerSchema = z.strictObject({ items: z.array(itemSchema(z)) });
const schema = z.toJSONSchema(answerSchema);
let client;

await contend(async ({ baseUrl, items }) => {
  client ??= new OpenAI({ baseURL: baseUrl, apiKey: 'none' });
  const stream = await client.chat.completions.create(requestBody(`items=${items}`, items, schema));
  let answer = '';
  for await (const chunk of stream) answer += chunk.choices[0]?.delta?.content ?? '';
  return answerSchema.parse(JSON.parse(answer)).items;
});
