// The least there is: fetch, the frames by hand, then JSON.parse and zod over the whole answer.
import { z } from 'zod';
import { contend } from '../../support/contend.mjs';
import { itemSchema } from '../../support/plain-game/item-schema.mjs';
import { requestBody } from '../../support/request-body.mjs';

const answerSchema = z.strictObject({ items: z.array(itemSchema(z)) });
const schema = z.toJSONSchema(answerSchema);

await contend(async ({ baseUrl, items }) => {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requestBody(`items=${items}`, items, schema)),
  });
  const decoder = new TextDecoder();
  let open = '';
  let answer = '';
  for await (const bytes of response.body) {
    const lines = (open + decoder.decode(bytes, { stream: true })).split('\n');
    open = lines.pop();
    for (const line of lines) {
      if (line.startsWith('data: {')) answer += JSON.parse(line.slice(6)).choices[0]?.delta?.content ?? '';
    }
  }
  return answerSchema.parse(JSON.parse(answer)).items;
});
