import { Ollama } from 'ollama';
import OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import { type ModelServerOptions, startModelServer } from '../src/index.js';

const content = '{"items":["größer","😀 whale","\\u00e9t\\u00e9"]}';
const messages = [{ role: 'user' as const, content: 'Name words.' }];
const ways: [string, ModelServerOptions][] = [
  ['as it comes', {}],
  ['in pieces of one byte', { chunkBytes: 1 }],
  ['in pieces of three characters', { pace: { charactersPerDelta: 3 } }],
];

describe.each(ways)("the makers' own clients, answered %s,", (_, options) => {
  it("read OpenAI's protocol, streamed and whole", async () => {
    await using server = await startModelServer({ ...options, reply: () => content });
    const client = new OpenAI({ baseURL: `${server.url}/v1`, apiKey: 'none', maxRetries: 0 });
    const stream = await client.chat.completions.create({
      ...{ model: 'any', messages },
      ...{ stream: true, stream_options: { include_usage: true } },
    });
    let text = '';
    const ends: unknown[] = [];
    for await (const { choices, usage } of stream) {
      text += choices[0]?.delta.content ?? '';
      ends.push(choices[0]?.finish_reason ?? usage?.total_tokens);
    }
    expect(text).toBe(content);
    const whole = await client.chat.completions.create({ model: 'any', messages });
    expect(whole.choices[0]).toMatchObject({ message: { content, refusal: null }, finish_reason: 'stop' });
    expect(ends.slice(-2)).toEqual(['stop', whole.usage?.total_tokens]);
    expect(server.requests.map(({ completionTokens }) => completionTokens)).toEqual([
      Math.ceil(content.length / 4),
      Math.ceil(content.length / 4),
    ]);
  });

  it("read Ollama's protocol, streamed and whole", async () => {
    await using server = await startModelServer({ ...options, reply: () => content });
    const client = new Ollama({ host: server.url });
    let text = '';
    const last: unknown[] = [];
    for await (const part of await client.chat({ model: 'any', messages, stream: true })) {
      text += part.message.content;
      if (part.done) last.push(part.done_reason, part.prompt_eval_count, part.eval_count);
    }
    expect(text).toBe(content);
    const whole = await client.chat({ model: 'any', messages });
    expect(whole.message.content).toBe(content);
    expect(last).toEqual(['stop', whole.prompt_eval_count, whole.eval_count]);
    expect(last).toEqual(['stop', Math.ceil('Name words.'.length / 4), Math.ceil(content.length / 4)]);
  });
});
