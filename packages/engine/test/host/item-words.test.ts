import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toJsonSchema } from '../../src/contract/schema.js';
import { directFormatInWords, schemaInWords } from '../../src/host/item-words.js';

const card = z.object({ front: z.string().meta({ title: 'Front' }), back: z.string() });
const schema = toJsonSchema(
  z.object({
    cards: z.array(card).describe('For programs.'),
    cover: card.optional(),
    hint: z.string().optional(),
    other: z.union([z.string(), z.object({ back: z.number() })]),
  }),
);
const messages = {
  en: { 'title.cards': 'Cards', 'title.back': 'Back', 'title.cards_back': 'Back of the card' },
  de: {
    'title.cards': 'Karten',
    'title.cards_entry': 'Karte',
    'description.cards': 'Zwei oder mehr.',
    'title.back': 'Rückseite',
  },
};

interface Node {
  readonly title?: string;
  readonly description?: string;
  readonly properties: Readonly<Record<string, Node>>;
  readonly items: Node;
  readonly anyOf: readonly Node[];
}
const inWords = (language: string, own = messages) => schemaInWords(schema, language, own) as unknown as Node;

describe('a schema in words', () => {
  it('takes those of the game, of the innermost member first, then those it came with, then the engine’s', () => {
    const { cards, cover, hint, other } = inWords('en').properties;
    expect([cards?.title, cards?.description]).toEqual(['Cards', 'For programs.']);
    expect(cards?.items.properties).toMatchObject({ front: { title: 'Front' }, back: { title: 'Back of the card' } });
    expect(cover?.properties.back?.title).toBe('Back');
    expect(other?.anyOf[1]?.properties.back?.title).toBe('Back');
    expect(hint?.title).toBe('Hint');
    expect(cover?.title).toBeUndefined();
  });

  it('is in another language, and in its region’s, as far as there are words', () => {
    for (const { properties } of [inWords('de'), inWords('de-AT')]) {
      expect(properties.cards).toMatchObject({ title: 'Karten', description: 'Zwei oder mehr.' });
      expect(properties.cards?.items.title).toBe('Karte');
      expect(properties.cards?.items.properties).toMatchObject({
        front: { title: 'Front' },
        back: { title: 'Rückseite' },
      });
      expect(properties.hint).toMatchObject({ title: 'Hinweis', description: 'Hilft, ohne die Lösung zu verraten.' });
    }
    expect(inWords('tlh')).toEqual(inWords('en'));
  });

  it('changes nothing else, and no value that only looks like a member', () => {
    const constant = { properties: { hint: {} } };
    const odd = { type: 'object', properties: { hint: { const: constant }, anything: true }, required: ['hint'] };
    expect(schemaInWords(odd, 'en', {})).toEqual({
      ...odd,
      properties: { hint: { const: constant, title: 'Hint', description: expect.any(String) }, anything: true },
    });
  });
});

describe('a direct format in words', () => {
  const format = { description: 'A year; an event.', example: '1492; Columbus' };

  it('is in the language as far as the game has it', () => {
    const words = { de: { 'direct_format.description': 'Ein Jahr; ein Ereignis.' } };
    expect(directFormatInWords(format, 'de-AT', words)).toEqual({ ...format, description: 'Ein Jahr; ein Ereignis.' });
    expect(directFormatInWords(format, 'fr', words)).toEqual(format);
    expect(directFormatInWords(format, 'en', words)).toEqual(format);
  });
});
