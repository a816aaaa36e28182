import { expectTypeOf, it } from 'vitest';
import { PlayerElement, playerWords } from '../src/index.js';

const words = playerWords({ en: { ask: 'Ask', left: 'Left' }, de: { ask: 'Fragen' } });

it('words are typed by the English ones', () => {
  abstract class Asking extends PlayerElement<object, string, typeof words> {
    static override words = words;
    said = this.words.ask;
    // @ts-expect-error: there is no such word
    other = this.words.aks;
  }
  expectTypeOf<Asking['said']>().toEqualTypeOf<string>();
});

it('a word that English lacks is an error, a language that players do not speak too', () => {
  // @ts-expect-error: English has no "left"
  playerWords({ en: { ask: 'Ask' }, de: { ask: 'Fragen', left: 'Links' } });
  // @ts-expect-error: no player speaks Klingon
  playerWords({ en: { ask: 'Ask' }, tlh: { ask: 'tlhob' } });
});
