// The openai package's own way: its stream loop or its plain call, then JSON.parse and zod over the whole answer.
import OpenAI from 'openai';
import { z } from 'zod';
import { contend } from '../../support/contend.mjs';
import { itemSchema } from '../../support/plain-game/item-schema.mjs';
import { requestBody } from '../../support/request-body.mjs';

const answerSchema = z.strictObject({ items: z.array(itemSchema(z)) });
const schema = z.toJSONSchema(answerSchema);
let client;

await contend(async ({ baseUrl, items, whole = false }) => {
  client ??= new OpenAI({ baseURL: baseUrl, apiKey: 'none' });
  const { stream_options, ...body } = requestBody(`items=${items}`, items, schema);
  const made = await client.chat.completions.create(whole ? { ...body, stream: false } : { ...body, stream_options });
  let answer = whole ? made.choices[0].message.content : '';
  if (!whole) for await (const chunk of made) answer += chunk.choices[0]?.delta?.content ?? '';
  return answerSchema.parse(JSON.parse(answer)).items;
});
