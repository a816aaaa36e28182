/** Keywords OpenAI's strict mode documents. https://platform.openai.com/docs/guides/structured-outputs */
const known = new Set([
  ...['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'const', 'anyOf', '$ref', '$defs'],
  ...[
    'description',
    'title',
    'pattern',
    'format',
    'multipleOf',
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
  ],
  ...['minItems', 'maxItems'],
]);

/** Formats strict mode documents. */
const formats = new Set(['date-time', 'time', 'date', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uuid']);

/** How much strict mode takes of each: levels of nesting, members, values of enums, characters of all names and values. */
const limits = { depth: 10, members: 5_000, values: 1_000, characters: 120_000 };

/** How a schema breaks the published rules of OpenAI's strict structured outputs; empty when the server would take it. */
export function strictSchemaFaults(schema: unknown): string[] {
  if (!isNode(schema) || schema.type !== 'object') return ['the root must be an object'];
  if (schema.anyOf !== undefined) return ['the root must not be anyOf'];
  const references = new Set([
    '#',
    ...Object.keys(isNode(schema.$defs) ? schema.$defs : {}).map((name) => `#/$defs/${name}`),
  ]);
  return [...sizeFaults(schema), ...faultsOf(schema, { place: '$', depth: 0, references })];
}

type Node = Record<string, unknown>;

interface Place {
  readonly place: string;
  readonly depth: number;
  /** What a reference may point to. */
  readonly references: ReadonlySet<string>;
}

function faultsOf(node: unknown, at: Place): string[] {
  const { place, depth, references } = at;
  if (!isNode(node)) return [`${place}: a schema must be an object`];
  if (depth > limits.depth) return [`${place}: nested deeper than ${limits.depth} levels`];
  const faults = Object.keys(node)
    .filter((keyword) => !known.has(keyword))
    .map((keyword) => `${place}: ${keyword} is not permitted`);
  if (['type', 'anyOf', '$ref', 'enum', 'const'].every((keyword) => node[keyword] === undefined))
    faults.push(`${place}: a schema must have a type`);
  if (typeof node.format === 'string' && !formats.has(node.format))
    faults.push(`${place}: ${node.format} is not a valid format`);
  if (typeof node.$ref === 'string' && !references.has(node.$ref)) faults.push(`${place}: ${node.$ref} is not defined`);
  if (isNode(node.properties)) faults.push(...objectFaults(node, node.properties, at));
  else if (node.type === 'object') faults.push(`${place}: an object must list its properties`);
  if (node.items !== undefined)
    faults.push(...faultsOf(node.items, { references, place: `${place}.items`, depth: depth + 1 }));
  else if (node.type === 'array') faults.push(`${place}: an array must have items`);
  for (const [index, entry] of (Array.isArray(node.anyOf) ? node.anyOf : []).entries()) {
    faults.push(...faultsOf(entry, { references, place: `${place}.anyOf.${index}`, depth }));
  }
  for (const [name, entry] of Object.entries(isNode(node.$defs) ? node.$defs : {})) {
    faults.push(...faultsOf(entry, { references, place: `${place}.$defs.${name}`, depth: 0 }));
  }
  return faults;
}

function objectFaults(node: Node, properties: Node, { place, depth, references }: Place): string[] {
  const faults: string[] = [];
  const required = new Set(Array.isArray(node.required) ? node.required : []);
  if (node.additionalProperties !== false) faults.push(`${place}: additionalProperties must be false`);
  for (const [name, member] of Object.entries(properties)) {
    if (!required.has(name)) faults.push(`${place}: required must name ${name}`);
    faults.push(...faultsOf(member, { references, place: `${place}.${name}`, depth: depth + 1 }));
  }
  return faults;
}

/** Rules about the schema as a whole. */
function sizeFaults(schema: Node): string[] {
  const names: string[] = [];
  const values: string[] = [];
  const count = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(count);
    if (!isNode(node)) return;
    for (const named of [node.properties, node.$defs]) if (isNode(named)) names.push(...Object.keys(named));
    if (Array.isArray(node.enum)) values.push(...node.enum.map(String));
    if (node.const !== undefined) values.push(String(node.const));
    Object.values(node).forEach(count);
  };
  count(schema);
  const characters = [...names, ...values].reduce((sum, { length }) => sum + length, 0);
  return [
    ...(names.length > limits.members ? [`more than ${limits.members} members`] : []),
    ...(values.length > limits.values ? [`more than ${limits.values} values of enums`] : []),
    ...(characters > limits.characters ? [`more than ${limits.characters} characters of names and values`] : []),
  ];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
