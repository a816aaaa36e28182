/**
 * A response of JSON objects, one a line, that breaks off with a `SyntaxError` at the first line that is none. Ollama's client
 * would skip such a line and print it, and with it what the model wrote.
 */
export function jsonLines(response: Response): Response {
  if (response.body === null) return response;
  const lines = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(wholeObjects())
    .pipeThrough(new TextEncoderStream());
  return new Response(lines, { status: response.status, headers: response.headers });
}

function wholeObjects(): TransformStream<string, string> {
  let rest = '';
  const pass = (line: string, controller: TransformStreamDefaultController<string>) => {
    if (line.trim() === '') return;
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null) throw new SyntaxError('A line is no object.');
    controller.enqueue(`${line}\n`);
  };
  return new TransformStream({
    transform(part, controller) {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) pass(line, controller);
    },
    flush: (controller) => pass(rest, controller),
  });
}
