import { expect, it } from 'vitest';
import { schemaNote, withSchemaNote } from '../../src/schema/type-text.js';

const schema = { type: 'object', properties: { word: { type: 'string', maxLength: 9 } }, required: ['word'] };

it('shows the schema in the words servers demand, the same every time', () => {
  const note = schemaNote(schema);
  expect(note).toContain('JSON');
  expect(schemaNote(structuredClone(schema))).toBe(note);
  expect(note).toMatch(/word"?: string/);
});

it("stands at the end of the user's last message", () => {
  const messages = [
    { role: 'system', content: 'rules' },
    { role: 'user', content: 'text' },
    { role: 'user', content: 'task' },
  ] as const;
  const noted = withSchemaNote(messages, schema);
  expect(noted.slice(0, 2)).toEqual(messages.slice(0, 2));
  expect(noted[2]?.content).toBe(`task${schemaNote(schema)}`);
});
