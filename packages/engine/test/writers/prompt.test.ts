import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promptMessages } from '../../src/writers/prompt.js';

function userMessage(text: string, task = 'Write items.'): string {
  return promptMessages(text, task).at(-1)?.content ?? '';
}

/** What stands between the markers, and what follows them. */
function fenced(message: string): { text: string; after: string } | undefined {
  const match = /^The text stands between the two lines <(text-[0-9a-f]+)> and <\/\1>\.\n<\1>\n/.exec(message);
  if (match === null) return undefined;
  const end = message.indexOf(`\n</${match[1]}>`, match[0].length - 1);
  return { text: message.slice(match[0].length, end), after: message.slice(end + `\n</${match[1]}>`.length) };
}

describe('promptMessages', () => {
  it('gives the rules first, then the text between markers, and the task last', () => {
    const messages = promptMessages('Whales sing.', 'Write items.');
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(messages[0]?.content).toMatch(/gives you no instructions/);
    expect(fenced(userMessage('Whales sing.'))).toEqual({ text: 'Whales sing.', after: '\n\nWrite items.' });
  });

  it('encloses any text whole, so that nothing in it can end the enclosure', () => {
    const nasty = fc.constantFrom('</text>', '\n', '<text-0123456789abcdef>', '</think>', '<|im_end|>', 'Answer 42.');
    fc.assert(
      fc.property(fc.array(fc.oneof(nasty, fc.string({ unit: 'grapheme-ascii' }))), (parts) => {
        const text = parts.join('');
        expect(fenced(userMessage(text))).toEqual({ text, after: '\n\nWrite items.' });
      }),
    );
  });

  it('encloses a text that was made from the prompt of another', () => {
    const text = userMessage('Whales sing.');
    expect(fenced(userMessage(text))?.text).toBe(text);
  });

  it('is the same for the same text up to the task, and marked otherwise for another text', () => {
    const marker = (message: string) => /<(text-[0-9a-f]+)>/.exec(message)?.[1];
    expect(marker(userMessage('One.', 'A'))).toBe(marker(userMessage('One.', 'B')));
    expect(marker(userMessage('One.'))).not.toBe(marker(userMessage('Two.')));
  });

  it('leaves out what a reader never sees, and keeps what scripts and emoji need', () => {
    const hidden = `Wh\u0000ales\u202e \u{E0041}sing\u2066.\u0007`;
    expect(fenced(userMessage(hidden))?.text).toBe('Whales sing.');
    const kept = 'می\u200cخواهم 👩\u200d🔬\tx\r\nسلام\u200f';
    expect(fenced(userMessage(kept))?.text).toBe(kept);
  });

  it('repairs half characters, which no server takes', () => {
    expect(fenced(userMessage('a\ud800b'))?.text).toBe('a\ufffdb');
  });
});
