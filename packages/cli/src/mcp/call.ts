import type { ExportResponse, Fault, ProgressEvent } from '@ludotext/wire';
import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/sdk/types.js';
import type { Client, WireRequest } from '../client.js';
import { Failure, ServiceFailure } from '../failure.js';
import { parametersOf, type RouteTool } from './tools.js';
import { answerInWords, problemInWords, stepInWords } from './words.js';

export interface CallOptions {
  /** Aborts the work; its reason is thrown. */
  readonly signal: AbortSignal;
  /** Takes a sentence on each thing that happens during the work. */
  readonly report: (sentence: string) => Promise<void>;
}

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Calls a tool: asks its route, and says in words for people what was answered, beside the answer itself. A refusal of
 * the service and its failure are results too: the assistant reads them and can act on them.
 */
export async function callTool(
  client: Client,
  tool: RouteTool,
  given: Arguments,
  options: CallOptions,
): Promise<CallToolResult> {
  const faults = faultsOf(tool, given);
  const [fault] = faults;
  if (fault !== undefined) {
    const detail = faults.length === 1 ? fault.message : `The request has ${faults.length} faults.`;
    return failed(problemInWords({ code: 'invalid_request', detail, errors: faults }));
  }
  try {
    const answer = await ask(client, tool, given, options);
    const words = await answerInWords(client, tool.name, answer, options.signal).catch((error: unknown) => {
      // The answer is there, and may have cost something; only its words failed.
      if (error instanceof Failure) return JSON.stringify(answer);
      throw error;
    });
    return tool.name === 'export'
      ? exported(answer as unknown as ExportResponse, words)
      : { content: [textBlock(words)], structuredContent: answer };
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    return failed(error.problem === undefined ? error.message : problemInWords(error.problem));
  }
}

/** What is wrong with arguments that the service never sees: those that become the path, and those of a `GET`. */
function faultsOf(tool: RouteTool, given: Arguments): Fault[] {
  const names = parametersOf(tool);
  const wrong = names.flatMap((name) => {
    const value = given[name];
    if (value === undefined) return { message: `${name} is required.`, pointer: `/${name}` };
    // A dot or two would be a step in the path.
    const isName = typeof value === 'number' || (typeof value === 'string' && !/^\.{0,2}$/.test(value));
    return isName ? [] : { message: `${name}: must be a name or a number.`, pointer: `/${name}` };
  });
  const unknown = tool.route.startsWith('POST') ? [] : Object.keys(given).filter((name) => !names.includes(name));
  const fields = names.length === 0 ? 'this tool takes none' : `the fields are ${names.join(', ')}`;
  return [...wrong, ...unknown.map((name) => ({ message: `There is no field ${name.slice(0, 64)} here; ${fields}.` }))];
}

async function ask(
  client: Client,
  tool: RouteTool,
  given: Arguments,
  { signal, report }: CallOptions,
): Promise<Record<string, unknown>> {
  const request = { ...requestOf(tool, given), signal };
  if (tool.hasEvents !== true) return client.json(request);
  for await (const { type, data } of client.events(request)) {
    if (type === 'done') return data as Record<string, unknown>;
    const sentence = stepInWords({ event: type, data } as ProgressEvent);
    if (sentence !== undefined) await report(sentence);
  }
  throw new Error('The events ended without a result.');
}

/** Longest name that goes into a path, in UTF-16 units; nothing has a longer one. */
const maxName = 100;

function requestOf(tool: RouteTool, given: Arguments): WireRequest {
  const names = parametersOf(tool);
  const route = tool.route.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given[name]).slice(0, maxName).toWellFormed()),
  ) as WireRequest['route'];
  if (route.startsWith('GET')) return { route };
  const body = Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
  return { route, body: isWritable(body) ? body : tooDeep };
}

/** Stands for arguments that are nested too deep to be written as JSON: the service refuses both in the same words. */
const tooDeep: object = Array.from({ length: 100 }).reduce<object>((inner) => [inner], []);

function isWritable(body: object): boolean {
  try {
    JSON.stringify(body);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The file is a content block of its own: as text, or else as a resource with its media type and name. */
function exported({ file, ...answer }: ExportResponse, words: string): CallToolResult {
  const { base64, ...about } = file;
  const text = textOf(file);
  const resource = { uri: `ludotext:${encodeURIComponent(file.name)}`, mimeType: file.media_type, blob: base64 };
  const block: ContentBlock = text === undefined ? { type: 'resource', resource } : textBlock(text);
  return { content: [textBlock(words), block], structuredContent: { ...answer, file: about } };
}

/** The content of a text format; undefined for a binary one. */
function textOf({ media_type: mediaType, base64 }: ExportResponse['file']): string | undefined {
  if (!/^text\/|[/+](json|xml)\b/.test(mediaType)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  } catch {
    return undefined;
  }
}

function failed(words: string): CallToolResult {
  return { content: [textBlock(words)], isError: true };
}

function textBlock(text: string): ContentBlock {
  return { type: 'text', text };
}
