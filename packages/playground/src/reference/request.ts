/** A request to the service, as the reference shows and sends it. */
export interface Call {
  /** In capitals. */
  readonly method: string;
  /** With its parameters filled in. */
  readonly path: string;
  /** The media type that is wanted; `undefined` for whatever there is. */
  readonly accept?: string | undefined;
  /** JSON. */
  readonly body?: string | undefined;
}

/** A path with its `{name}`s filled in. */
export function filledPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/**
 * The command for a POSIX shell that sends a request.
 * @param origin such as `http://127.0.0.1:3000`
 * @param hasKey whether it sends a key. The command reads it from the environment, so that it can be shared.
 */
export function curlOf(origin: string, { method, path, accept, body }: Call, hasKey: boolean): string {
  const isFile = accept !== undefined && !/json|^text\//.test(accept);
  const parts = [
    // Events are shown as they arrive; a file gets the name that the service gives it.
    `curl -s${accept === 'text/event-stream' ? 'N' : ''}${isFile ? 'OJ' : ''} ${quote(origin + path)}`,
    // What has a body is sent by POST anyway.
    ...(method === 'GET' || body !== undefined ? [] : [`-X ${method}`]),
    ...(hasKey ? ['-H "Authorization: Bearer $LUDOTEXT_KEY"'] : []),
    ...(accept === undefined || accept === 'application/json' || isFile ? [] : [`-H ${quote(`Accept: ${accept}`)}`]),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quote(body)}`]),
  ];
  return parts.join(' \\\n  ');
}

/** Quotes a word for a shell: within single quotes only the closing quote has a meaning. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
