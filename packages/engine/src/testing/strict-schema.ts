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

/** Deepest nesting of objects and lists strict mode takes. */
const maxDepth = 10;

/** How a schema breaks the published rules of OpenAI's strict structured outputs; empty when the server would take it. */
export function strictSchemaFaults(schema: unknown): string[] {
  if (!isNode(schema) || schema.type !== 'object') return ['the root must be an object'];
  return faultsOf(schema, '$', 0);
}

type Node = Record<string, unknown>;

function faultsOf(node: unknown, place: string, depth: number): string[] {
  if (!isNode(node)) return [`${place}: a schema must be an object`];
  if (depth > maxDepth) return [`${place}: nested deeper than ${maxDepth} levels`];
  const faults = Object.keys(node)
    .filter((keyword) => !known.has(keyword))
    .map((keyword) => `${place}: ${keyword} is not permitted`);
  if (typeof node.format === 'string' && !formats.has(node.format))
    faults.push(`${place}: ${node.format} is not a valid format`);
  if (isNode(node.properties)) faults.push(...objectFaults(node, node.properties, place, depth));
  else if (node.type === 'object') faults.push(`${place}: an object must list its properties`);
  if (node.items !== undefined) faults.push(...faultsOf(node.items, `${place}.items`, depth + 1));
  for (const [index, entry] of (Array.isArray(node.anyOf) ? node.anyOf : []).entries()) {
    faults.push(...faultsOf(entry, `${place}.anyOf.${index}`, depth));
  }
  for (const [name, entry] of Object.entries(isNode(node.$defs) ? node.$defs : {})) {
    faults.push(...faultsOf(entry, `${place}.$defs.${name}`, 0));
  }
  return faults;
}

function objectFaults(node: Node, properties: Node, place: string, depth: number): string[] {
  const faults: string[] = [];
  const required = new Set(Array.isArray(node.required) ? node.required : []);
  if (node.additionalProperties !== false) faults.push(`${place}: additionalProperties must be false`);
  for (const [name, member] of Object.entries(properties)) {
    if (!required.has(name)) faults.push(`${place}: required must name ${name}`);
    faults.push(...faultsOf(member, `${place}.${name}`, depth + 1));
  }
  return faults;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
