/** One server-sent event as it was received. */
export interface ReceivedEvent {
  readonly type: string;
  readonly id: string;
  readonly data: unknown;
  /** Milliseconds after which to try again, where the event says so. */
  readonly retry?: number;
}

/** Asks for events. */
export const asEvents = { accept: 'text/event-stream' };

/** All events of an answer, and the comments between them, in order. */
export async function readEvents(response: Response): Promise<{ events: ReceivedEvent[]; comments: string[] }> {
  const blocks = (await response.text()).split('\n\n').filter((block) => block !== '');
  return {
    events: blocks.filter((block) => !block.startsWith(':')).map(readEvent),
    comments: blocks.filter((block) => block.startsWith(':')),
  };
}

/** A block of lines, each a field and its value; no field comes twice. */
function readEvent(block: string): ReceivedEvent {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    }),
  );
  const retry = fields.get('retry');
  return {
    type: fields.get('event') ?? '',
    id: fields.get('id') ?? '',
    data: JSON.parse(fields.get('data') ?? ''),
    ...(retry === undefined ? {} : { retry: Number(retry) }),
  };
}
