import { strictSchemaFaults } from '@ludotext/model-server';
import type { GamePlugin } from '../../contract/game-plugin.js';
import { type JsonSchema, type Schema, toJsonSchema } from '../../contract/schema.js';
import { isObject } from '../../lib/data.js';
import { toServerSchema } from '../../schema/server-schema.js';
import type { GameCheck } from './check.js';
import { fail } from './failure.js';
import { openPlaces } from './open-places.js';

/** The schemas a model may be asked with, by their names. */
function schemasOf({ itemSchema, draftSchema }: GamePlugin): [string, JsonSchema][] {
  const schemas: [string, Schema | undefined][] = [
    ['itemSchema', itemSchema],
    ['draftSchema', draftSchema],
  ];
  return schemas.flatMap(([name, schema]) => (schema === undefined ? [] : [[name, toJsonSchema(schema)]]));
}

export const schemaChecks: readonly GameCheck[] = [
  {
    name: 'schemas: strict profile',
    asks: '`itemSchema` and `draftSchema` turn into a schema that OpenAI’s strict structured outputs take.',
    run: ({ game }) => {
      for (const [name, schema] of schemasOf(game)) {
        const faults = strictSchemaFaults(toServerSchema(schema, 'strict'));
        if (faults.length > 0) fail(`A model server with strict schemas refuses ${name}: ${faults.join(' ')}`);
      }
    },
  },
  {
    name: 'schemas: grammar profile',
    asks: 'They turn into a schema that servers make a grammar of (Ollama, llama.cpp): every member says what it is, and no object takes members of any name.',
    run: ({ game }) => {
      for (const [name, schema] of schemasOf(game)) {
        const grammar = toServerSchema(schema, 'grammar');
        if (!isObject(grammar.properties))
          fail(`${name} has no members: a model answers with an object of named members.`);
        const [open] = openPlaces(schema);
        if (open !== undefined) {
          fail(
            `${name}${open.path} ${open.kind}, which no model server can be asked for: name the type, or write a list of { name, value }.`,
          );
        }
      }
    },
  },
];
