import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import type { WireRequest } from '../client.js';

/** A JSON Schema. */
type Schema = Readonly<Record<string, unknown>>;

/** A tool: one route of the service, told to an assistant. */
export interface RouteTool {
  readonly name: ToolName;
  readonly title: string;
  readonly description: string;
  /** An argument of the tool fills each `{parameter}`; the others are the body. */
  readonly route: WireRequest['route'];
  /** Whether the route can answer as events while it works. */
  readonly hasEvents?: true;
}

/** The parameters in the path of a tool's route. */
export function parametersOf({ route }: RouteTool): string[] {
  return [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

export type ToolName =
  | 'generate'
  | 'write_game'
  | 'rewrite'
  | 'check'
  | 'grade'
  | 'export'
  | 'import'
  | 'list_games'
  | 'describe_game'
  | 'list_formats'
  | 'list_models';

/** The tools, in the order an assistant sees them. */
export const routeTools: readonly RouteTool[] = [
  {
    name: 'generate',
    title: 'Make games of a text',
    description:
      'Writes learning games from a text: quiz questions, sentences to put in order, words to put in order. It scores each game for the text and writes the ones that suit it. Give the whole text, not a summary: items quote it.',
    route: 'POST /generate',
    hasEvents: true,
  },
  {
    name: 'write_game',
    title: 'Write one game',
    description:
      'Writes items of one game. With `source: "prose"` it writes them from a text. Without it, `text` holds items that an author has written in the format of the game (`describe_game` shows it), and every word is kept.',
    route: 'POST /generate/{type_id}',
    hasEvents: true,
  },
  {
    name: 'rewrite',
    title: 'Write one item anew',
    description:
      'Writes another item in the place of one: an easier, harder or clearer one, one with better wrong answers, or just another. It takes the text that the items are of, and in `kept` the items that stay, so that none of them comes again.',
    route: 'POST /games/{game_type}/rewrite',
    hasEvents: true,
  },
  {
    name: 'check',
    title: 'Check a set',
    description:
      'Says what is wrong with a set of items: members that are missing, rules of item writing that are broken, and quotes that the text does not contain. Give `text` to check the items against a new version of their source.',
    route: 'POST /sets/check',
  },
  {
    name: 'grade',
    title: 'Grade an answer',
    description:
      "Grades a learner's answer to one item and says why it is right or wrong. `describe_game` says what an answer looks like.",
    route: 'POST /games/{game_type}/grade',
  },
  {
    name: 'export',
    title: 'Export a set',
    description:
      'Turns a set into a file for another program: Moodle, GIFT, H5P, QTI, Anki, Kahoot, a sheet to print and more. `list_formats` lists them. It says what became of each item. The file comes with the answer; nothing is saved.',
    route: 'POST /export/{format}',
  },
  {
    name: 'import',
    title: 'Import a file',
    description:
      "Reads a file's content, such as GIFT, Aiken or Moodle XML, into a set. It takes the content itself and not the name of a file.",
    route: 'POST /import',
  },
  {
    name: 'list_games',
    title: 'List the games',
    description: 'Lists the games, with the number (`type_id`) and the name (`game_type`) that the other tools take.',
    route: 'GET /games',
  },
  {
    name: 'describe_game',
    title: 'Describe a game',
    description:
      'Describes one game: which texts suit it, the format in which an author writes items, the schema of its items, and what an answer to it looks like.',
    route: 'GET /games/{game_type}',
  },
  {
    name: 'list_formats',
    title: 'List the formats',
    description: 'Lists the formats of files, and which of them `export` writes and `import` reads.',
    route: 'GET /formats',
  },
  {
    name: 'list_models',
    title: 'List the models',
    description: 'Lists the language models that a request can choose by name, in `model`.',
    route: 'GET /models',
  },
];

/** The part of the service's OpenAPI document that describes a tool. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

/**
 * The tools as the protocol lists them, with the schemas of the wire.
 * @param description the OpenAPI document of the service
 * @param set the JSON Schema of a set
 */
export function toolsOf(description: Description, set: Schema): Tool[] {
  return routeTools.flatMap((tool) => {
    const { name, title } = tool;
    const [method = '', path = ''] = tool.route.split(' ');
    const operation = description.paths[path]?.[method.toLowerCase()];
    // A running service may be of an earlier version.
    if (operation === undefined) return [];
    return inToolNames({
      name,
      title,
      description: tool.description,
      inputSchema: inputSchema(operation, description, set),
      outputSchema: outputSchema(tool, operation, description),
      // No tool changes anything, here or elsewhere.
      annotations: { readOnlyHint: true, openWorldHint: false },
    });
  });
}

/** The arguments of a tool: the route's parameters and the fields of its body. */
function inputSchema(operation: Operation, description: Description, set: Schema): Tool['inputSchema'] {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
  const bodies = bodiesOf(operation, description);
  const fields: Record<string, Schema> = Object.assign({}, ...bodies.map(({ properties }) => properties));
  // A field that only one of several bodies asks for may be left out.
  const needed = Object.keys(fields).filter((name) =>
    bodies.every(({ required = [] }) => (required as string[]).includes(name)),
  );
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(parameters.map(({ name, schema, description }) => [name, { ...schema, description }])),
      ...fields,
      ...('set' in fields ? { set: setArgument(set) } : {}),
    },
    required: [...parameters.map(({ name }) => name), ...needed],
    additionalProperties: false,
  };
}

/** What a route takes: the schema of its body, or several that it may have. */
function bodiesOf({ requestBody }: Operation, description: Description): readonly Schema[] {
  const schema = requestBody?.content['application/json']?.schema;
  if (schema === undefined) return [];
  const body = referredTo(schema, description);
  const alternatives = (body.oneOf ?? [body]) as readonly Schema[];
  return alternatives.map((alternative) => referredTo(alternative, description));
}

/** The schema of a set stands in the place of its address: an assistant cannot fetch it. */
function setArgument({ $schema: _draft, ...set }: Schema): Schema {
  const description =
    'A set: items by game, as the tools returned them. `list_games` says which `game_type` a `type_id` belongs to.';
  return { ...set, description };
}

/** The answer of the route, with the schemas that it refers to. */
function outputSchema({ name }: RouteTool, operation: Operation, description: Description): Tool['outputSchema'] {
  const schema = operation.responses[200]?.content?.['application/json']?.schema;
  if (schema === undefined) return undefined;
  const root = referredTo(schema, description);
  const answer = name === 'export' ? withoutContent(root) : root;
  const needed = new Map<string, Schema>();
  collect(answer, description, needed);
  const own = { ...answer, $defs: Object.fromEntries(needed) };
  return JSON.parse(JSON.stringify(own), (keyword, value) =>
    keyword === '$ref' && typeof value === 'string' ? value.replace(componentPath, '#/$defs/') : value,
  );
}

/** The content of an exported file is not part of the structured answer: it comes as a content block of its own. */
function withoutContent(answer: Schema): Schema {
  const properties = answer.properties as Record<string, Schema>;
  const file = properties.file as { properties: Record<string, Schema>; required: string[] };
  const { base64: _content, ...rest } = file.properties;
  const required = file.required.filter((name) => name !== 'base64');
  return { ...answer, properties: { ...properties, file: { ...file, properties: rest, required } } };
}

const componentPath = '#/components/schemas/';

/** Adds the schemas that a value refers to, directly or through others. */
function collect(value: unknown, description: Description, into: Map<string, Schema>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('$ref' in value && typeof value.$ref === 'string' && value.$ref.startsWith(componentPath)) {
    const [name = ''] = value.$ref.slice(componentPath.length).split('/');
    if (!into.has(name)) {
      const schema = referredTo({ $ref: componentPath + name }, description);
      into.set(name, schema);
      collect(schema, description, into);
    }
  }
  for (const member of Object.values(value)) collect(member, description, into);
}

function referredTo(schema: Schema, description: Description): Schema {
  if (typeof schema.$ref !== 'string') return schema;
  const found = description.components.schemas[schema.$ref.slice(componentPath.length)];
  if (found === undefined) throw new Error(`The service does not describe ${schema.$ref}.`);
  return found;
}

/** The service's notes name its routes; an assistant knows these as tools, or not at all. */
function inToolNames<Value>(value: Value): Value {
  const named = (_: string, route: string) => {
    const tool = routeTools.find((each) => each.route === route);
    return tool === undefined ? 'the service' : `\`${tool.name}\``;
  };
  return JSON.parse(JSON.stringify(value), (keyword, member) =>
    keyword === 'description' && typeof member === 'string' ? member.replace(/`((?:GET|POST) [^`]*)`/g, named) : member,
  );
}
