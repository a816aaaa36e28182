import { primarySubtag } from '@ludotext/engine/game';
import { isCommonVerb } from './english-verbs.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that open a clause within a sentence, ask or deny; and "is", behind which a time may be what is spoken of. */
const knots: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'that which who whom whose when where while because since as if though although until unless than whether how why what but so and or not is are was were be being been',
  ),
  de: words(
    'dass wenn weil als ob wie was wer wo während bevor nachdem bis damit obwohl aber sondern denn und oder ist war sind waren',
  ),
  nl: words('dat die wie wat waar als toen terwijl omdat voordat nadat maar want dus en of is was zijn waren'),
  sv: words('att som när om medan eftersom innan men och eller för så är var'),
  es: words('que quien cuando donde mientras porque si como aunque pero y e o no es son era fue'),
  fr: words('que qui quand où lorsque comme si parce puisque mais et ou ne est sont était'),
  it: words('che chi quando dove mentre perché se come ma e o non è sono era'),
  pt: words('que quem quando onde enquanto porque se como mas e ou não é são era foi'),
  ru: words('что который которая которое когда где пока потому если как чтобы но а и или не это был была было'),
  pl: words('że który która które kiedy gdy gdzie bo jeśli jak żeby ale a i lub nie jest był była było'),
};

/** True for a sentence of these tiles that is one plain statement: nothing set off by marks, no clause inside another. */
export function isPlainStatement(tiles: readonly string[], sentence: string, language: string): boolean {
  if (!/[.。]$/u.test(sentence) || /[,;:，、；：()"“”«»„「」]/u.test(sentence)) return false;
  // "They agreed to sing in May": it is not sure what a time belongs to.
  if (primarySubtag(language) === 'en' && tiles.some(isInfinitive)) return false;
  const known = knots[primarySubtag(language)];
  return !tiles.some((tile) => tile.split(/\s+/).some((word) => known?.has(word.toLowerCase())));
}

function isInfinitive(tile: string): boolean {
  const [lead, verb] = tile.split(/\s+/);
  return lead === 'to' && verb !== undefined && isCommonVerb(verb);
}
