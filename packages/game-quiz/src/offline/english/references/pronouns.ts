import { wordSet } from '../../../languages/index.js';
import type { Mentioned } from '../reading/sentence.js';
import type { Token } from '../reading/tagger.js';
import type { Gender } from '../reading/words.js';

const pointing = wordSet(
  'i me my mine we us our ours you your yours this these those such here above below former latter following thus so hence therefore thereby another others herein then',
);
const male = wordSet('he him his himself');
const female = wordSet('she her hers herself');
const things = wordSet('it its itself');
const plurals = wordSet('they them their theirs themselves');

/** What a question's pronouns require of its subject. */
interface PronounUse {
  /** False if a pronoun refers to something that the question does not name. */
  readonly clear: boolean;
  /** The gender of the subject shown by a pronoun; every answer must have it. */
  readonly gender?: Gender;
}

/** Checks some words of a sentence; `subject` is the one who acts. */
export function pronounUse(tokens: readonly Token[], subject: Mentioned): PronounUse {
  let gender: Gender | undefined;
  let nounBefore = false;
  let pluralBefore = false;
  for (const [index, token] of tokens.entries()) {
    const { lower } = token;
    // "Peter I"
    if (lower === 'i' && tokens[index - 1]?.is('ProperNoun')) continue;
    if (pointing.has(lower) && !(lower === 'so' && tokens[index + 1]?.is('Adjective'))) return { clear: false };
    if (lower === 'there' && !tokens[index + 1]?.is('Copula')) return { clear: false };
    if (lower === 'that' && (tokens[index - 1]?.is('Preposition') || index === 0)) return { clear: false };
    if (/^ones?$/.test(lower) && !tokens[index + 1]?.is('Noun') && tokens[index + 1]?.lower !== 'of')
      return { clear: false };
    const person = male.has(lower) ? 'male' : female.has(lower) ? 'female' : undefined;
    if (person !== undefined) {
      const isObject = lower === 'him' || (lower === 'her' && !ownsNext(token, tokens[index + 1]));
      const fits = subject.kind === 'person' || subject.kind === 'animal' || subject.kind === 'unknown';
      if (isObject || !fits || subject.phrase.plural || (subject.gender ?? person) !== person) return { clear: false };
      if (gender !== undefined && gender !== person) return { clear: false };
      gender = person;
    }
    // "a model of it": not the model.
    if (lower === 'it' && tokens[index - 1]?.lower === 'of') return { clear: false };
    if (things.has(lower) && (subject.kind === 'person' || subject.phrase.plural) && !nounBefore)
      return { clear: false };
    if (plurals.has(lower) && !subject.phrase.plural && !pluralBefore) return { clear: false };
    if (token.is('Noun') && !token.is('Pronoun')) {
      nounBefore = true;
      if (token.is('Plural')) pluralBefore = true;
    }
  }
  return gender === undefined ? { clear: true } : { clear: true, gender };
}

const ownsNext = (token: Token, next: Token | undefined): boolean =>
  next !== undefined &&
  token.post === ' ' &&
  (next.is('Noun') || next.is('Adjective') || next.is('Gerund') || next.is('Value')) &&
  !next.is('Pronoun');
