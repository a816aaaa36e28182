import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdown } from '../src/markdown/index.js';
import { exportSetOf, hostileTexts, setsFor, testFormat, write } from './support/generated-sets.js';
import { markdownReaders } from './support/markdown-readers.js';
import { plainItems } from './support/paper-sets.js';
import { textsOf } from './support/texts-of.js';

/** A reader shows every kind of line break as one. */
const asRead = (text: string) => text.replace(/\r\n?/g, '\n');

describe('Markdown', () => {
  testFormat(markdown);

  it('writes items, and a key with the same numbers', async () => {
    const { content, outcomes } = await write(markdown, exportSetOf(plainItems, 'Earth & sky'));
    expect(content).toMatchInlineSnapshot(`
      "# Earth \\& sky

      ## 1. The heart

      Which organ pumps blood through the body?

      - [ ] the lung
      - [ ] the heart
      - [ ] the liver

      **Hint:** You can feel it beat.

      ## 2

      Which of these are planets?

      More than one answer can be right.

      - [ ] Mars
      - [ ] the Moon
      - [ ] Venus

      ## 3

      Put the words in order.

      down / flows / slowly / Lava / the mountain.

      ## 4

      Put the sentences in order.

      Number the boxes in the right order.

      - \\_\\_\\_ Then ash rises.
      - \\_\\_\\_ At last lava flows.
      - \\_\\_\\_ First the ground trembles.

      ## 5

      Match each country with its capital.

      Write the number that fits in each box.

      - \\_\\_\\_ Norway
      - \\_\\_\\_ Portugal
      - \\_\\_\\_ Japan

      1. Lisbon
      2. Tokyo
      3. Oslo

      ## 6

      Fill in the gaps.

      The (1) \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_ goes around the (2) \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_.

      **Words:** earth / sun / moon

      ## 7

      Which gas do plants take in?

      \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_

      ## Answers

      1. the heart

         * the lung

           It takes in air.

         **Explanation:** Its walls are muscle that contracts.

         **In the text:** The heart pumps blood through the body.

         ★☆☆

      2. - Mars
         - Venus

      3. Lava flows slowly down the mountain.

         **Also right:**

         Lava slowly flows down the mountain.

      4. **2 – 3 – 1** First the ground trembles. Then ash rises. At last lava flows.

      5. - **3** Norway – Oslo
         - **1** Portugal – Lisbon
         - **2** Japan – Tokyo

      6. - **(1)** moon
         - **(2)** earth

         **Also right:**

         **(2)** globe

      7. carbon dioxide

         **Also right:**

         CO2
      "
    `);
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['exact']));
  });

  it('writes the key below each item, or not at all', async () => {
    const set = exportSetOf(plainItems.slice(0, 1));
    const { content } = await write(markdown, set, { key: 'inline' });
    expect(content).toContain('> the heart\n>\n');
    const without = await write(markdown, set, { key: 'none' });
    expect(without.content).not.toMatch(/Answers|muscle|In the text/);
    expect(without.outcomes).toEqual([{ outcome: 'degraded', reason: { code: 'without_key', params: {} } }]);
  });

  it('shows parts in no right order', async () => {
    const set = fc.constantFrom(...plainItems).filter(({ kind }) => kind === 'order');
    await fc.assert(
      fc.asyncProperty(set, fc.string(), async (item, id) => {
        const [given] = exportSetOf([item]).items;
        if (given === undefined || item.kind !== 'order') return;
        const { content } = await write(markdown, { ...exportSetOf([]), items: [{ ...given, id }] }, { key: 'none' });
        expect(content).not.toContain(item.parts.join(' / '));
        expect(content).not.toContain(item.parts.map((part) => `- \\_\\_\\_ ${part}`).join('\n'));
      }),
    );
  });

  it('tells which items hold characters that no file holds', async () => {
    const set = exportSetOf([{ kind: 'text', prompt: 'a\0b', accepted: ['x'] }]);
    const { content, outcomes } = await write(markdown, set);
    expect(content).toContain('a\ufffdb');
    expect(outcomes).toEqual([{ outcome: 'degraded', reason: { code: 'characters_lost', params: {} } }]);
  });

  describe.each(Object.entries(markdownReaders))('read as %s', (_, { read, allowed }) => {
    it.each(['end', 'inline'])('has every text as it is, and nothing else, with the key at: %s', (key) =>
      fc.assert(
        fc.asyncProperty(setsFor(markdown), async (set) => {
          const file = await write(markdown, set, { key });
          const { texts, found } = read(String(file.content));
          expect(allowed).toEqual(expect.arrayContaining([...found]));
          for (const [index, { interaction }] of set.items.entries()) {
            if (file.outcomes[index]?.outcome !== 'exact') continue;
            for (const text of textsOf(interaction)) {
              if (!texts.some((each) => asRead(each).includes(asRead(text)))) expect(texts).toContain(text);
            }
          }
        }),
        { numRuns: 300, seed: 20_260 },
      ),
    );

    it.each(hostileTexts)('shows %j as it is', async (text) => {
      const { content } = await write(markdown, exportSetOf([{ kind: 'text', prompt: text, accepted: ['x'] }], text));
      const { texts } = read(String(content));
      expect(texts.map(asRead).filter((each) => each === asRead(text)).length).toBeGreaterThan(1);
    });
  });
});
