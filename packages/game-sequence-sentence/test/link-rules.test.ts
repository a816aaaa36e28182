import { applyRules } from '@ludotext/engine/game';
import { describe, expect, it } from 'vitest';
import { linkRules } from '../src/link-rules.js';

const farmer = 'A farmer dug a deep pond.';
const pond = 'The pond gave clear water.';
const brown = 'But then the water turned brown.';
const cats = 'Cats sleep all day long.';
const engines = 'Engines burn black coal.';

interface Change {
  readonly language?: string;
  readonly alternatives?: number[][];
}

function found(pieces: string[], { language = 'en', alternatives }: Change = {}): string[] {
  const item = { sentence: pieces.join(' '), pieces, ...(alternatives === undefined ? {} : { alternatives }) };
  const context = { text: item.sentence, language, origin: 'model' as const, kept: [], seed: 1 };
  return applyRules(linkRules, item, context).map(
    ({ rule, severity, path }) => `${severity} ${rule}${path === undefined ? '' : ` ${path.join('.')}`}`,
  );
}

describe('links between neighbours', () => {
  it('has nothing to say where each piece is tied to the one before', () => {
    expect(found([farmer, pond, brown])).toEqual([]);
  });

  it('warns of pieces built alike', () => {
    expect(found([farmer, 'Mix the eggs in a bowl.', 'Mix the flour in a bowl.'])).toContain(
      'warn list_relation pieces.2',
    );
  });

  it('warns of two pieces that read alike either way', () => {
    expect(found([farmer, pond, brown, cats])).toEqual(['warn unlinked_pair pieces.3']);
    expect(found([cats, engines, 'They are black.'])).toContain('warn either_way pieces.1');
  });

  it('leaves a pair alone that an alternative lets change places', () => {
    expect(found([cats, engines, 'They are black.'], { alternatives: [[1, 0, 2]] })).toEqual([]);
  });

  it('is silent in a language whose words it does not know', () => {
    expect(found(['Talo on suuri.', 'Kissa nukkuu paljon.', 'Auto on punainen.'], { language: 'fi' })).toEqual([]);
  });
});
