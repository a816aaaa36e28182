import { EngineError } from '../contract/errors.js';
import { type Finding, reject } from '../contract/finding.js';
import type { FormatDescriptor, FormatHost, HostedFile, HostedReading, SaidOutcome } from '../contract/format-host.js';
import type { ExportSet, FormatPlugin, Outcome, ReadFile, WrittenFile } from '../contract/format-plugin.js';
import { interactionKinds, interactionSchema } from '../contract/interaction.js';
import { defaultLimits } from '../contract/requests.js';
import { checkSchema, toJsonSchema } from '../contract/schema.js';
import { ContractFault, frozenCopy, isObject, jsonData, kindOf } from '../lib/data.js';
import { checkFormat, extensionPattern, mediaTypePattern } from './check-format.js';
import type { HostOptions } from './in-process-host.js';
import { type GameMessages, messagesOfGame } from './messages-of-game.js';
import { stepRunner } from './step-runner.js';

/**
 * Runs the formats of a package in this thread, on frozen copies.
 * @throws EngineError `plugin_failed` with all faults if one does not fit the contract, or two share an id
 */
export function inProcessFormats(
  formats: readonly FormatPlugin[],
  options: Pick<HostOptions, 'package' | 'timeoutMs' | 'onStep' | 'onFailure'> = {},
): FormatHost {
  const { timeoutMs = defaultLimits.gameTimeoutMs, onStep, onFailure } = options;
  const packageName = options.package ?? formats[0]?.id ?? 'A format';
  const wrong = formats.flatMap(checkFormat);
  const faults = wrong.length > 0 ? wrong : sharedIds(formats);
  if (faults.length > 0) {
    const list = faults.map(({ message }) => message).join(' ');
    throw new EngineError('plugin_failed', `${packageName} does not keep the contract: ${list}`, { findings: faults });
  }
  const step = stepRunner({ packageName, timeoutMs, onStep, onFailure });
  const byId = new Map(formats.map((format) => [format.id, { format, messages: messagesOfGame(format.messages) }]));
  const known = (id: string) => {
    const found = byId.get(id);
    if (found === undefined) throw new TypeError(`${packageName} has no format ${id}`);
    return found;
  };

  return {
    descriptors: formats.map(describe),
    write: async (id, set, given) => {
      const { format, messages } = known(id);
      const { optionsSchema } = format;
      const checked =
        optionsSchema === undefined
          ? ({ ok: true, value: {} } as const)
          : await step('optionsSchema', () => checkSchema(optionsSchema, given));
      if (!checked.ok) return { findings: checked.findings };
      return step('write', async () =>
        readWritten(await format.write?.(frozenCopy(set), frozenCopy(checked.value)), format, set, messages),
      );
    },
    read: async (id, file) => {
      const { format, messages } = known(id);
      return step('read', async () => readReading(await format.read?.(file.slice()), messages));
    },
    recognises: async (file) => {
      for (const { format } of byId.values()) {
        if (await step('recognises', () => format.recognises?.(file.slice()) === true)) return format.id;
      }
      return undefined;
    },
    hold: () => () => {},
    close: async () => {},
  };
}

function sharedIds(formats: readonly FormatPlugin[]): Finding[] {
  const ids = formats.map(({ id }) => id);
  const [twin] = ids.filter((id, index) => ids.indexOf(id) !== index);
  return twin === undefined ? [] : [reject('duplicate_format', `Two formats have the id ${twin}.`)];
}

function describe(format: FormatPlugin): FormatDescriptor {
  const { id, displayName: own, mediaType, extension, carries, optionsSchema, messages = {} } = format;
  return {
    id,
    displayName: typeof own === 'string' ? own : (own.en ?? Object.values(own)[0] ?? id),
    ...(typeof own === 'string' ? {} : { displayNames: { ...own } }),
    mediaType,
    extension,
    writes: format.write !== undefined,
    reads: format.read !== undefined,
    carries: Object.fromEntries(
      interactionKinds.map((kind) => [kind, carries[kind] ?? 'none']),
    ) as FormatDescriptor['carries'],
    writesDocument: format.writesDocument ?? false,
    needsPlayers: format.needsPlayers ?? false,
    optionsSchema: optionsSchema === undefined ? { type: 'object', properties: {} } : toJsonSchema(optionsSchema),
    messages,
  };
}

function readWritten(
  written: WrittenFile | undefined,
  format: FormatPlugin,
  { items }: ExportSet,
  messages: GameMessages,
): HostedFile {
  const { content, outcomes, mediaType = format.mediaType, extension = format.extension } = written ?? {};
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
    throw new ContractFault(`expected a file's content as text or bytes, got ${kindOf(content)}`);
  }
  if (!mediaTypePattern.test(mediaType) || !extensionPattern.test(extension)) {
    throw new ContractFault('expected a media type such as text/plain, and an extension such as .xml');
  }
  if (!Array.isArray(outcomes) || outcomes.length !== items.length) {
    throw new ContractFault(
      `expected ${items.length} outcomes, one per item, got ${Array.isArray(outcomes) ? outcomes.length : kindOf(outcomes)}`,
    );
  }
  return {
    content: typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content),
    mediaType,
    extension,
    outcomes: outcomes.map((outcome) => saidOutcome(outcome, messages)),
  };
}

function saidOutcome(given: Outcome, messages: GameMessages): SaidOutcome {
  const { outcome } = given;
  if (outcome === 'exact') return { outcome };
  if (outcome !== 'degraded' && outcome !== 'left_out') {
    throw new ContractFault(`expected an outcome exact, degraded or left_out, got ${kindOf(outcome)}`);
  }
  return { outcome, reason: messages.said(given.reason, 'format_reason') };
}

/** Interactions that do not keep their schema become faults: a file from elsewhere may hold anything. */
function readReading(reading: ReadFile | undefined, messages: GameMessages): HostedReading {
  if (!isObject(reading) || !Array.isArray(reading.interactions)) {
    throw new ContractFault('expected interactions and faults as lists');
  }
  const { title, language, document } = reading;
  const faults = messages.findings(reading.faults);
  const interactions: HostedReading['interactions'][number][] = [];
  for (const { interaction, line, column } of reading.interactions) {
    const place = { ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) };
    const checked = interactionSchema.safeParse(jsonData(interaction));
    if (checked.success) interactions.push({ interaction: checked.data, ...place });
    else {
      const [issue] = checked.error.issues;
      const message = `The question cannot be used: ${issue?.path.join('.')} ${issue?.message}.`;
      faults.push({ ...reject('schema', message), params: { issue: issue?.message ?? '' }, ...place });
    }
  }
  return {
    ...(typeof title === 'string' && title.trim() !== '' ? { title } : {}),
    ...(typeof language === 'string' ? { language } : {}),
    interactions,
    faults,
    ...(document === undefined ? {} : { document: jsonData(document) }),
  };
}
