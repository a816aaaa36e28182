import { task, text } from './text.mjs';

/** A streamed request as a program without Ludotext would make it. */
export function requestBody(model, items, schema) {
  return {
    model,
    stream: true,
    stream_options: { include_usage: true },
    messages: [
      { role: 'system', content: task(items) },
      { role: 'user', content: text },
    ],
    response_format: { type: 'json_schema', json_schema: { name: 'items', strict: true, schema } },
  };
}
