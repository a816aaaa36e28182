import { openingCue, primarySubtag, readText } from '@ludotext/engine/game';
import type { DatedEvent } from './item.js';
import { type Language, word } from './language.js';
import { languages } from './languages.js';
import { peopleOf } from './people.js';
import { type DatePhrase, datePhrases } from './read-date.js';

/** More events than this are not looked for. */
const maxFound = 60;
/** No sentence longer than this, in UTF-16 units, is looked at. */
const maxLength = 400;
/** Words of an event: fewer say too little, more say two things. */
const minWords = 3;
const maxWords = 26;

/** The dated events of a text in its order, each said in a sentence of its own that names no time. */
export function eventsOf(text: string): Required<DatedEvent>[] {
  const reading = readText(text);
  const language = primarySubtag(reading.language);
  const data = languages[language];
  if (data === undefined) return [];
  const people = peopleOf(reading, data);
  const found: Required<DatedEvent>[] = [];
  for (const [index, sentence] of reading.sentences.entries()) {
    if (found.length >= maxFound) break;
    if (reading.paragraphs[sentence.paragraph]?.kind !== 'prose') continue;
    let subject = '';
    for (const clause of clausesOf(sentence.text, data)) {
      const [phrase] = datePhrases(clause, language);
      const bare = phrase === undefined ? clause : withoutDate(clause, phrase, data);
      if (bare === undefined) continue;
      const statement = people.name(subject === '' ? bare : withSubject(bare, subject, data), index);
      if (statement === undefined) continue;
      // What follows a relative clause may be about what that one is about.
      const isSimple = !new RegExp(word(data.clauses), 'u').test(clause);
      subject = isSimple ? subjectOf(statement, data) || subject : '';
      // "After more such years, she went home": what needs its neighbours may be in the part before the subject.
      const fronted = new RegExp(`^${data.fronted ?? '$'}(?=[^,]* ${word(data.verbs)})`, 'iu');
      const forms = [statement, people.name(statement.replace(fronted, ''), index)];
      const event = forms.find((form = '') => isEvent(form, language, data) && hasName(form, text));
      if (phrase !== undefined && event !== undefined)
        found.push({ event: closed(event), date: phrase.date, evidence: sentence.text });
    }
  }
  return found;
}

function closed(statement: string): string {
  return `${statement.charAt(0).toUpperCase()}${statement.slice(1)}.`;
}

/** What is asked, said by somebody or listed is no plain statement. */
const plain = /^[\p{Lu}\d][^"“”«»„‚‘?!:\n]+\.$/u;
/** A title or a nickname. */
const quoted = /["“„«](?=\p{L})[^"“”«»„?!.,]{1,40}["”“»]/gu;

/** The statements of a sentence, without footnotes and brackets. */
function clausesOf(sentence: string, { joins, noise = /^$/g }: Language): string[] {
  const clean = sentence.replace(/^(?:\[\d+\] ?)+| ?\[\d+\]| ?\([^()]*\)/g, '').replace(noise, '');
  if (clean.length > maxLength || !/^[\p{Lu}\d].*\.$/u.test(clean)) return [];
  const parts = clean.slice(0, -1).split('; ');
  if (joins === undefined) return parts;
  return parts.flatMap((part) => part.split(joins.auxiliary.test(part) ? joins.passive : joins.active));
}

/** The first words of a statement up to its verb, which those about the same subject leave out. */
function subjectOf(statement: string, { verbs }: Language): string {
  return new RegExp(`^[^,]{2,60}?(?= (?:\\p{Ll}+ly )?${word(verbs)})`, 'u').exec(statement)?.[0] ?? '';
}

function withSubject(statement: string, subject: string, { verbs }: Language): string {
  const [pronoun = ''] = /^(?:he|she|it) /iu.exec(statement) ?? [];
  const rest = statement.slice(pronoun.length);
  return pronoun !== '' || new RegExp(`^${word(verbs)}`, 'u').test(rest) ? `${subject} ${rest}` : statement;
}

/** A statement up to its first turn and without its date; undefined where that does not give the same event. */
function withoutDate(clause: string, { start, end }: DatePhrase, data: Language): string | undefined {
  const front = clause.slice(0, start).replace(data.links ?? /^$/, '');
  const rest = clause.slice(end);
  if (front !== '') {
    const isOpener = rest.startsWith(', ') && data.openers?.test(front) === true;
    // "Wells, in 1863, moved to Hull."
    const isInserted = new RegExp(`^(?!.*(?:, .| ${word(data.verbs)})).*\n,? ${word(data.verbs)}`, 'u').test(
      `${front}\n${rest}`,
    );
    if (!isOpener && !isInserted && !isOfMainVerb(front, data)) return undefined;
    const kept = rest.slice(0, turnOf(front, rest, data)).replace(/[\s,]+$/, '');
    return isOpener ? `${front.trim()}${kept}` : `${front.replace(/,? $/, '')} ${kept.replace(/^,? /, '')}`.trim();
  }
  // "In 1933, while he was away, ...": a clause before the main one.
  const aside = new RegExp(`^(?:${data.clauses}) [^,]* ${word(data.verbs)}[^,]*, (?=[^,]* ${word(data.verbs)})`, 'u');
  const head = rest.replace(/^,? /, '').replace(aside, '');
  const kept = head.slice(0, turnOf('', head, data)).replace(/[\s,]+$/, '');
  return data.reorder === undefined ? kept : data.reorder(kept);
}

/** Where a statement goes on with another thought. */
function turnOf(front: string, rest: string, { turns, verbs, reorder }: Language): number {
  const verb = new RegExp(`${reorder === undefined ? '\\S ' : ''}${word(verbs)}`, 'u');
  for (const { index } of rest.matchAll(turns)) {
    // "The market, which is large, was ...": what comes before the verb is no turn.
    if (verb.test(front + rest.slice(0, index))) return index;
  }
  return rest.length;
}

/** Whether a date between these words is that of the verb before it. */
function isOfMainVerb(front: string, data: Language): boolean {
  if (turnOf('', front, data) < front.length || new RegExp(word(data.clauses), 'iu').test(front)) return false;
  return new RegExp(`(?:^|\\S )${word(data.verbs)}`, 'u').test(front) && !data.ofThing.test(front);
}

/** Whether a statement tells what happened, and is understood without those around it. */
function isEvent(statement: string, language: string, { verbs, clauses, unfit }: Language): boolean {
  const size = statement.split(' ').length;
  const event = closed(statement);
  return (
    size >= minWords &&
    size <= maxWords &&
    new RegExp(`^(?!${word(verbs)}).* ${word(verbs)}`, 'u').test(statement) &&
    !new RegExp(`^${word(clauses)}`, 'iu').test(statement) &&
    plain.test(event.replace(quoted, '')) &&
    openingCue(event, language) === undefined &&
    !unfit.some((pattern) => pattern.test(event))
  );
}

/** "The city" and "the French" have a name that readers of the text only know. */
function hasName(event: string, text: string): boolean {
  const name =
    /(?<![\p{L}-])(?!\p{L}+(?:[iec]ans?|mans?|ish|ese)\b|(?:French|Dutch|Greek|The|First|Second)\b)\p{Lu}[\p{L}’'-]+/gu;
  return Array.from(event.matchAll(name)).some(
    ({ index, 0: found }) =>
      index > 0 || new RegExp(`[\\p{Ll},] ${found.replace(/['’]s$/, '')}(?!\\p{L})`, 'u').test(text),
  );
}
