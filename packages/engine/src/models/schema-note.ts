import type { JsonSchema } from '../schema.js';
import type { ModelMessage } from './language-model.js';
import { typeWords } from './type-words.js';

/**
 * The words that show a schema to the model. Most servers only bind the answer to a schema and never show it; some demand
 * the word JSON in a message.
 */
export function schemaNote(jsonSchema: JsonSchema): string {
  return `\n\nAnswer with one JSON object of this TypeScript type and with nothing else:\n${typeWords(jsonSchema)}`;
}

/** The messages with the schema at the end of the last one of the user's. */
export function withSchemaNote(messages: readonly ModelMessage[], jsonSchema: JsonSchema): readonly ModelMessage[] {
  const last = messages.findLastIndex(({ role }) => role === 'user');
  return messages.map((message, index) =>
    index === last ? { ...message, content: message.content + schemaNote(jsonSchema) } : message,
  );
}
