import { describe, expect, it } from 'vitest';
import formats from '../src/index.js';
import { bytesOf, exportSetOf, read, write } from './support/generated-sets.js';
import { unzip } from './support/unzip.js';

// Where the evidence stands, in the files that show why an answer is right.

const choice = {
  kind: 'choice',
  prompt: 'Which organ pumps blood?',
  options: [
    { text: 'The lung', correct: false },
    { text: 'The heart', correct: true },
  ],
  multiple: false,
  explanation: 'It is a muscle.',
  evidence: 'The heart pumps blood.',
  place: 'page 12',
} as const;
const order = {
  kind: 'order',
  prompt: 'Put the words in order.',
  parts: ['It', 'is', 'so', 'quiet.'],
  alternatives: [],
  solved: 'It is so quiet.',
  layout: 'inline',
  place: 'page 13',
} as const;

const formatOf = (id: string) => {
  const format = formats.find((each) => each.id === id);
  if (format === undefined) throw new Error(`no ${id}`);
  return format;
};

/** What a file says, that of a zip file by file. */
async function textOf(id: string): Promise<string> {
  const format = formatOf(id);
  const set = exportSetOf([choice, order].filter(({ kind }) => format.carries[kind] !== undefined));
  const bytes = bytesOf(await write(format, set));
  const text = new TextDecoder().decode(bytes);
  return text.startsWith('PK') ? [...unzip(bytes).values()].map((file) => file.text).join('\n') : text;
}

describe('a place in a file', () => {
  it.each([
    ['moodle-xml', '“The heart pumps blood.” (page 12)', '(page 13)'],
    ['gift', '“The heart pumps blood.” (page 12)', '(page 13)'],
    ['h5p', '“The heart pumps blood.” (page 12)', '(page 13)'],
    ['qti12', '“The heart pumps blood.” (page 12)', '(page 13)'],
    ['qti21', '(page 12)', '(page 13)'],
    ['anki', '<i>The heart pumps blood.</i> &#40;page 12)', '&#40;page 13)'],
    ['markdown', '**In the text:** The heart pumps blood. (page 12)', '**In the text:** page 13'],
    ['worksheet', 'The heart pumps blood. (page 12)', 'page 13'],
    ['csv', 'page 12', 'page 13'],
  ])('stands behind the words in %s, and alone where there are none', async (id, ofWords, alone) => {
    const text = await textOf(id);
    expect(text).toContain(ofWords);
    if (formatOf(id).carries.order !== undefined) expect(text).toContain(alone);
  });

  it.each(['moodle-xml', 'gift', 'csv'])('comes back from %s', async (id) => {
    const format = formatOf(id);
    const items = [choice, order, { ...choice, place: 'page 4 (below)' }].filter(
      ({ kind }) => format.carries[kind] !== undefined,
    );
    const { interactions, faults } = await read(format, await write(format, exportSetOf(items)));
    expect(faults).toEqual([]);
    expect(interactions.map(({ interaction }) => interaction.place)).toEqual(items.map(({ place }) => place));
    expect(interactions[0]?.interaction).toMatchObject({ explanation: choice.explanation, evidence: choice.evidence });
  });

  it("leaves brackets in an author's own feedback where they are", async () => {
    const told = 'Think of “the pump” (the muscle)';
    const gift = `Which organ pumps blood? {=The heart ~The lung ####${told}}`;
    const reading = await formatOf('gift').read?.(new TextEncoder().encode(gift));
    expect(reading?.interactions[0]?.interaction).toMatchObject({ explanation: told });
    expect(reading?.interactions[0]?.interaction).not.toHaveProperty('place');
  });
});
