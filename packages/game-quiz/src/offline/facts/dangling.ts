import { usesSpaces } from '@ludotext/engine/game';
import { languageOf } from '../../languages/index.js';
import { classMentions } from '../distractors/class-distractors.js';
import type { Source } from '../source/source.js';
import { hasSpeech, personsOf } from './story.js';

/** Among so many words from the start a sentence of a story names whom it tells of; twice as many without spaces. */
const opening = 4;

/**
 * Whether a sentence is about somebody whom only the sentences before it name: by a pronoun before the first name, or,
 * in a story, without any subject. For languages that list the pronouns of a sentence.
 */
export function dangles(index: number, source: Source): boolean {
  const { innerPronouns, firstPersons, subjectWithin, namesSubject, leansBack, openThing } = languageOf(
    source.language,
  );
  const sentence = source.reading.sentences[index];
  if (sentence === undefined) return false;
  if (leansBack?.test(sentence.text) === true) return true;
  // A story has one town.
  if (openThing?.test(sentence.text) === true && !hasSpeech(source)) return true;
  if (innerPronouns === undefined) return false;
  const { text, words } = sentence;
  if (firstPersons?.test(text) === true) return true;
  const being = beingIn(index, source);
  const first = namesSubject?.test(text) === true ? 0 : being;
  const pronoun = text.search(innerPronouns);
  const isStory = hasSpeech(source);
  // Outside stories, a pronoun of a later clause stands for what the first one names.
  const isLater = !isStory && /[,，、،]/u.test(text.slice(0, pronoun));
  if (pronoun !== -1 && !isLater && (first === -1 || pronoun < first)) return true;
  if (!isStory || subjectWithin === 0) return false;
  const last = words[(usesSpaces(source.language) ? (subjectWithin ?? opening) : opening * 2) - 1];
  return first === -1 || (last !== undefined && first > last.start);
}

/** Where a sentence first names somebody: a person, or a being by its kind. -1 if nowhere. */
function beingIn(index: number, source: Source): number {
  const text = source.reading.sentences[index]?.text ?? '';
  const asksWho = languageOf(source.language).questions?.filter(({ kind }) => kind === 'subject') ?? [];
  const beings = new Set(asksWho.flatMap(({ classes = '' }) => classes.split(/[ +]/)));
  const places = [
    ...(classMentions(source).inSentence[index] ?? [])
      .filter(({ entry }) => beings.has(entry.className))
      .map(({ start }) => start),
    ...personsOf(source).map((name) => text.indexOf(name)),
  ].filter((place) => place !== -1);
  return places.length === 0 ? -1 : Math.min(...places);
}
