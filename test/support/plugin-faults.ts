/** A game that goes wrong in one place, as members in source text over those of a good one. */
export interface PluginFault {
  /** What is wrong, as the table in the docs names it. */
  readonly name: string;
  readonly members: Readonly<Record<string, string>>;
  /** The request that meets it: the direct format, prose, an answer to grade, or prose with a model. */
  readonly request: 'direct' | 'prose' | 'grade' | 'model';
  readonly code: 'plugin_failed' | 'plugin_timeout';
  /** The step the answer names, as a pattern. */
  readonly step: string;
  /** True where only a thread of its own contains it: in the service's thread it would stop or end the service. */
  readonly needsThread?: true;
}

/** A package that cannot be loaded. */
export interface LoadFault {
  readonly name: string;
  /** What the module is instead of a good game; `{game}` stands for the good game's source. */
  readonly source?: string;
  /** Members over those of a good game. */
  readonly members?: Readonly<Record<string, string>>;
  /** The beginning of what the reload answers about it. */
  readonly message: RegExp;
  readonly needsThread?: true;
}

/** The good game's members that faults take the place of. Whatever is wrong shows only where the text says `fault`. */
const good = {
  draftSchema: 'itemSchema',
  finish: '(draft) => ({ word: draft.word })',
  offline: '{ score: () => ({ score: 90, reason: "Any text will do." }), write: () => [{ word: "whale" }] }',
  grade: '() => ({ score: 1, max: 1, correct: true, feedback: [] })',
};

export const goodMembers: Readonly<Record<string, string>> = good;

const endless = 'for (;;);';
const objects = 'const all = []; for (;;) all.push({ at: all.length });';
const numbers = 'const all = []; for (;;) all.push(1);';
const map = 'const all = new Map(); for (let at = 0; ; at++) all.set(at, { at });';
const buffers = 'const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1));';

const parse = (name: string, body: string, more: Partial<PluginFault> = {}): PluginFault => ({
  name: `parse ${name}`,
  members: { parse: `(text) => { if (text !== 'fault') return [{ word: text }]; ${body} }` },
  request: 'direct',
  code: 'plugin_failed',
  step: 'parse',
  ...more,
});

const validate = (name: string, body: string, more: Partial<PluginFault> = {}): PluginFault => ({
  name: `validate ${name}`,
  members: { validate: `(item, context) => { if (item.word !== 'fault') return []; ${body} }` },
  request: 'direct',
  code: 'plugin_failed',
  step: 'validate',
  ...more,
});

const offline = (name: string, members: string, step: string, more: Partial<PluginFault> = {}): PluginFault => ({
  name,
  members: { offline: `{ ...(${good.offline}), ${members} }` },
  request: 'prose',
  code: 'plugin_failed',
  step,
  ...more,
});

const grade = (name: string, body: string, more: Partial<PluginFault> = {}): PluginFault => ({
  name: `grade ${name}`,
  members: { grade: `(item) => { if (item.word !== 'fault') return (${good.grade})(); ${body} }` },
  request: 'grade',
  code: 'plugin_failed',
  step: 'grade',
  ...more,
});

const thread = { needsThread: true } as const;
const timeout = { code: 'plugin_timeout' } as const;

export const pluginFaults: readonly PluginFault[] = [
  parse('throws an error', 'throw new Error("no");'),
  parse('throws a value that is not an error', 'throw null;'),
  parse(
    'throws an error that looks like the engine’s own',
    'throw Object.assign(new Error("no"), { name: "EngineError", code: "aborted" });',
  ),
  parse('returns a number', 'return 5;'),
  parse('returns a promise, which the contract forbids', 'return new Promise(() => {});'),
  parse('returns faults that are not findings', 'return { items: [], faults: ["wrong"] };'),
  parse('returns an item whose member throws when it is read', 'return [{ get word() { throw new Error("no"); } }];'),
  parse('returns items that contain a function', 'return [{ word: text, play() {} }];', { step: '(parse|itemSchema)' }),
  parse('recurses without end', 'const again = () => again() + 1; return again();'),
  parse('loops forever', endless, { ...timeout, ...thread }),
  parse('runs a regular expression that backtracks forever', '/^(a+)+$/.test("a".repeat(60) + "!"); return [];', {
    ...timeout,
    ...thread,
  }),
  parse('makes objects without end', objects, thread),
  parse('makes a list without end', numbers, thread),
  parse('fills a map without end', map, thread),
  parse('fills buffers without end', buffers, thread),
  parse('ends the process', 'process.exit(1);', thread),
  validate('throws', 'throw new Error("no");'),
  validate('returns nothing', 'return undefined;'),
  validate('returns a promise that never settles', 'return new Promise(() => {});', timeout),
  validate('returns a promise that rejects', 'return Promise.reject(new Error("no"));'),
  validate('loops forever', endless, { ...timeout, ...thread }),
  validate('changes its item', 'item.word = "other"; return [];'),
  validate('changes the list of earlier items', 'context.kept.push(item); return [];'),
  validate('leaves a promise that rejects later', 'Promise.reject(new Error("no")); return new Promise(() => {});', {
    ...thread,
  }),
  validate('sets a timer that throws', 'setTimeout(() => { throw new Error("no"); }); return new Promise(() => {});', {
    ...thread,
  }),
  {
    name: 'finish throws',
    members: { finish: '() => { throw new Error("no"); }' },
    request: 'prose',
    code: 'plugin_failed',
    step: 'finish',
  },
  {
    name: 'finish changes its draft',
    members: { finish: '(draft) => Object.assign(draft, { hint: "none" })' },
    request: 'prose',
    code: 'plugin_failed',
    step: 'finish',
  },
  {
    name: 'validateSet returns a string',
    members: { validateSet: '() => "fine"' },
    request: 'prose',
    code: 'plugin_failed',
    step: 'validateSet',
  },
  offline('offline.write throws', 'write() { throw new Error("no"); }', 'offline.write'),
  offline('offline.write returns an object instead of a list', 'write: () => ({ word: "whale" })', 'offline.write'),
  offline('offline.write never settles', 'write: () => new Promise(() => {})', 'offline.write', timeout),
  offline('offline.write loops forever', `write() { ${endless} }`, 'offline.write', timeout),
  grade('throws', 'throw new Error("no");'),
  grade('returns a score above the maximum', 'return { score: 2, max: 1, correct: true, feedback: [] };'),
  grade('loops forever', endless, { ...timeout, ...thread }),
  {
    name: 'prompt returns an object instead of a string',
    members: { prompt: '() => ({ task: "Name words." })' },
    request: 'model',
    code: 'plugin_failed',
    step: 'prompt',
  },
];

export const loadFaults: readonly LoadFault[] = [
  {
    name: 'throws while it is imported',
    source: 'throw new Error("no");',
    message: /could not be loaded\. index\.js:\d+:\d+: Error: no/,
  },
  {
    name: 'is not JavaScript',
    source: 'export default {{;',
    message: /could not be loaded\. index\.js:\d+:\d+: SyntaxError/,
  },
  {
    name: 'imports a package that is not installed',
    source: 'import "not-there-either";',
    message: /could not be loaded\. index\.js:\d+:\d+: Error: Cannot find/,
  },
  {
    name: 'waits forever while it is imported',
    source: 'setInterval(() => {}, 1e6); await new Promise(() => {}); {game}',
    message: /did not finish loading within 3 s/,
  },
  {
    name: 'awaits a promise that never settles',
    source: 'await new Promise(() => {}); {game}',
    message: /awaits something that never settles in import|did not finish loading within 3 s/,
  },
  {
    name: 'loops forever while it is imported',
    source: `${endless} {game}`,
    message: /did not finish loading within 3 s/,
    ...thread,
  },
  {
    name: 'takes all memory while it is imported',
    source: `${objects} {game}`,
    message: /took more than \d+ MiB of memory in import/,
    ...thread,
  },
  {
    name: 'ends the process while it is imported',
    source: 'process.exit(0);',
    message: /ended its thread in import/,
    ...thread,
  },
  { name: 'has no default export', source: 'export const game = 1;', message: /has no default export/ },
  {
    name: 'throws when it receives its options',
    source: 'export default () => { throw new Error("no"); };',
    message: /could not be loaded\. index\.js:\d+:\d+: Error: no/,
  },
  { name: 'lacks a member', members: { parse: 'undefined' }, message: /parse must be a function/ },
  { name: 'names no version of the contract', members: { apiVersion: 'undefined' }, message: /names no version/ },
  { name: 'names another version of the contract', members: { apiVersion: '2' }, message: /names version 2/ },
  {
    name: 'has an object that is not a schema',
    members: { itemSchema: '{ type: "object" }' },
    message: /must be a Standard Schema/,
  },
  {
    name: 'throws when a member is read',
    members: { 'get suits() { throw new Error("no"); }, more': '1' },
    message: /A member of the game throws when it is read/,
  },
];
