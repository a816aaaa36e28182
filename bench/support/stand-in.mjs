// A model server of OpenAI's protocol, in a process of its own. How it answers stands in the model's name, as a query:
// items=10 (entries of a list), first=200 (ms to the first byte), rate=100 (tokens of four characters a second).
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answer } from './child.mjs';
import { sampleJson } from './sample.mjs';

const tokenLength = 4;

/** Answers are made once, so that making them costs the callers no time. */
const answers = new Map();

const server = createServer(async (request, response) => {
  let json = '';
  for await (const part of request) json += part;
  const body = JSON.parse(json);
  const { first, rate, ...made } = answerTo(body);
  if (first > 0) await wait(first);
  if (body.stream !== true) return void send(response, 'application/json', made.whole);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  await writeFrames(response, made.frames, rate);
  response.end();
});

function send(response, type, content) {
  response.writeHead(200, { 'content-type': type });
  response.end(content);
}

/** Frame by frame at a rate, or all of them as fast as they are taken. */
async function writeFrames(response, frames, rate) {
  const start = performance.now();
  for (const [index, frame] of frames.entries()) {
    if (response.destroyed) return;
    const due = rate > 0 ? start + (index * 1000) / rate - performance.now() : 0;
    if (due > 0) await wait(due);
    response.write(frame);
  }
}

function answerTo({ model, response_format: format }) {
  const settings = new URLSearchParams(model);
  const key = `${model} ${JSON.stringify(format)}`;
  if (!answers.has(key)) {
    const content = sampleJson(format.json_schema.schema, Number(settings.get('items')));
    answers.set(key, { frames: framesOf(content, model), whole: wholeOf(content, model) });
  }
  return { ...answers.get(key), first: Number(settings.get('first')), rate: Number(settings.get('rate')) };
}

function framesOf(content, model) {
  const frame = (choices, rest = {}) =>
    `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices, ...rest })}\n\n`;
  const choice = (delta, finish = null) => [{ index: 0, delta, logprobs: null, finish_reason: finish }];
  const tokens = content.match(new RegExp(`[\\s\\S]{1,${tokenLength}}`, 'g'));
  return [
    frame(choice({ role: 'assistant', content: '' })),
    ...tokens.map((token) => frame(choice({ content: token }))),
    frame(choice({}, 'stop')),
    frame([], { usage: usageOf(content) }),
    'data: [DONE]\n\n',
  ];
}

function wholeOf(content, model) {
  const choices = [{ index: 0, message: { role: 'assistant', content, refusal: null }, finish_reason: 'stop' }];
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model,
    choices,
    usage: usageOf(content),
  });
}

function usageOf(content) {
  const completion = Math.ceil(content.length / tokenLength);
  return { prompt_tokens: 500, completion_tokens: completion, total_tokens: 500 + completion };
}

await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
answer(`http://127.0.0.1:${server.address().port}`, () => undefined);
