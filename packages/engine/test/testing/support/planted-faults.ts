import { faultAt, type GamePlugin, reject, warn, z } from '@ludotext/engine/game';
import type { GameCheckName } from '@ludotext/engine/testing';
import {
  type Draft,
  finish,
  fromInteraction,
  grade,
  type Item,
  interaction,
  oddOneOut,
  offline,
  parse,
  prompt,
  validate,
  validateSet,
} from './odd-one-out.js';

type Game = GamePlugin<Item, Draft, { place: number }>;

/** A fault in one member of the good game, and the test that is to find it. */
export interface PlantedFault {
  readonly fault: string;
  readonly game: Game;
  /** The name of a shared check, or the beginning of the name of a case. */
  readonly found: GameCheckName | 'direct' | 'drafts' | 'items' | 'sets' | 'texts' | 'submissions';
  /** What the failure says. */
  readonly says: RegExp;
}

function planted(fault: string, members: Partial<Game>, found: PlantedFault['found'], says: RegExp): PlantedFault {
  return { fault, game: { ...oddOneOut, ...members }, found, says };
}

/** True at every other call. */
function everyOther(): () => boolean {
  let calls = 0;
  return () => {
    calls += 1;
    return calls % 2 === 0;
  };
}

const [direct, ...prose] = oddOneOut.examples ?? [];
const plums = 'We ate plums';
const now = everyOther();
const isLong = (item: Item) => item.words.length > 4;

/** For faults that would show in interactions, or on the way back from them, as well. */
const noInteraction: Partial<Game> = { interaction: undefined as never, fromInteraction: undefined as never };
const noWayBack: Partial<Game> = { fromInteraction: undefined as never };

const contract = [
  planted('parse is missing', { parse: undefined as never }, 'contract: shape', /^parse must be a function/),
  planted('typeId is 0', { typeId: 0 }, 'contract: shape', /^typeId must be a whole number from 1 to 999999999/),
  planted(
    'a member is misspelt',
    { validatSet: () => [] } as never,
    'contract: shape',
    /^The game has the member validatSet, which the engine does not know: write validateSet\./,
  ),
  planted('complete names a required member', { complete: ['words'] }, 'contract: shape', /must have as optional/),
  planted(
    'directFormat holds a function',
    { directFormat: Object.assign({ draw: () => 1 }, oddOneOut.directFormat) },
    'contract: plain data',
    /^directFormat is no plain data .* write texts, numbers/,
  ),
  planted(
    'it has sentences in German, and no German name',
    { messages: { en: { odd: 'Odd.' }, de: { odd: 'Seltsam.' } } },
    'contract: named in each language',
    /^messages has sentences in de, and displayName no name: displayName: \{ en/,
  ),
  planted(
    'itemSchema has an enum of 1,001 values',
    {
      itemSchema: z.strictObject({
        words: z.array(z.string()),
        odd: z.int(),
        note: z.enum(['Not the boot.', ...Array.from({ length: 1_000 }, (_, n) => `n${n}`)]).optional(),
      }),
      ...noInteraction,
    },
    'schemas: strict profile',
    /refuses itemSchema: 1001 enum values/,
  ),
  planted(
    'draftSchema has a record',
    {
      draftSchema: z.strictObject({
        alike: z.array(z.string().min(1).max(60)).min(2),
        odd: z.string().min(1).max(60),
        hard: z.boolean(),
        more: z.record(z.string(), z.string()).optional(),
      }),
    },
    'schemas: grammar profile',
    /^draftSchema\.more takes members of any name.*\{ name, value \}/,
  ),
];

const parsing = [
  planted(
    'the example has a fault',
    { directFormat: { description: 'Words.', example: 'apple, hammer, pear' } },
    'parse: example of the direct format',
    /faults in directFormat\.example, line 1: one_star/,
  ),
  planted(
    'parse throws',
    { parse: (text) => parse(text.includes('🐋') ? decodeURIComponent('%') : text) },
    'parse: any text',
    /threw an URIError .*return \{ items: \[\], faults: \[faultAt/,
  ),
  planted(
    'parse returns nothing',
    { parse: (text) => (text.includes('🐋') ? (undefined as never) : parse(text)) },
    'parse: any text',
    /returned undefined: return a list of items/,
  ),
  planted(
    'parse places a fault outside the line',
    {
      parse: (text) => ({
        ...parse(text),
        faults: parse(text).faults.map((each) => ({ ...each, column: each.line === 1 ? 1 : 999 })),
      }),
    },
    'parse: faults have a place',
    /is in column 999, but the line has \d+ characters/,
  ),
  planted(
    'parse forgets the line of a fault',
    { parse: (text) => (text.includes('🐋') ? { items: [], faults: [reject('whale', 'No whales.')] } : parse(text)) },
    'parse: faults have a place',
    /has no place: make it with faultAt/,
  ),
  planted(
    'parse lets an item without words through',
    { parse: (text) => (text.includes('🐋') ? { items: [{ words: [], odd: 0 }], faults: [] } : parse(text)) },
    'parse: items fit the schema',
    /itemSchema refuses it .*: leave the item out and return faultAt/,
  ),
  planted(
    'parse keeps something between calls',
    {
      parse: (text) =>
        text.includes('🐋')
          ? { items: [], faults: [faultAt(1, 1, now() ? 'one' : 'other', 'No whales.')] }
          : parse(text),
    },
    'parse: same result twice',
    /gives something else at faults\[0\]\.rule/,
  ),
  planted(
    'parse stumbles over CRLF',
    {
      parse: (text) =>
        text.includes('\r\n') ? { items: [], faults: [faultAt(1, 1, 'line_end', 'No CRLF.')] } : parse(text),
    },
    'parse: line ends and byte-order mark',
    /^With CRLF line ends .* \(split lines with/,
  ),
  planted(
    'parse stumbles over a byte-order mark',
    { parse: (text) => (text.startsWith('\ufeff') ? [] : parse(text)) },
    'parse: line ends and byte-order mark',
    /^With a byte-order mark .*leave a '\\ufeff' in front out of account/,
  ),
  planted(
    'parse searches in quadratic time',
    { parse: (text) => parse(/ +x/.test(text) ? text : text.trimEnd()) },
    'parse: linear time',
    // On a busy machine the text takes longer than any text may.
    /^' ' over and over, then 'a', takes \d+ ms for \d+ characters and [\d.]+ ms for a quarter|^parse\(' +…\) has not ended after \d+ seconds/,
  ),
  planted(
    'parse reads a word as another',
    { parse: (text) => parse(text.replace('moon', 'mood')) },
    'direct',
    /at \[0\]\.words\[1\]: got 'mood', expected 'moon'/,
  ),
];

const finishing = [
  planted(
    'finish throws for a long word',
    {
      finish: (draft) =>
        finish({ ...draft, odd: draft.odd.length > 40 ? (undefined as never as Draft).odd : draft.odd }),
    },
    'finish: any draft',
    /threw a TypeError .*give an item for every draft that fits draftSchema/,
  ),
  planted(
    'finish returns a promise',
    { finish: (draft) => (draft.odd.length > 40 ? (Promise.resolve(finish(draft)) as never) : finish(draft)) },
    'finish: any draft',
    /and not a promise/,
  ),
  planted(
    'finish shuffles by chance',
    { finish: (draft) => (draft.alike.length > 3 && now() ? { words: draft.alike, odd: 0 } : finish(draft)) },
    'finish: same item twice',
    /use seedFrom, not chance/,
  ),
  planted(
    'finish works in the draft it is handed',
    {
      finish: (draft) => {
        if (draft.odd === 'lamp') draft.alike.push(draft.alike.pop() ?? '');
        return finish(draft);
      },
    },
    'finish: arguments unchanged',
    /it changes what it is handed; work on a copy/,
  ),
  planted(
    'finish counts from 1',
    { finish: (draft) => (draft.odd === 'boot' ? { ...finish(draft), odd: 3 } : finish(draft)) },
    'drafts',
    /differs from the table's at odd: got 3, expected 2/,
  ),
];

const judging = [
  planted(
    'validate throws for many words',
    { validate: (item, context) => validate(isLong(item) ? (undefined as never) : item, context) },
    'validate: any item',
    /threw a TypeError .*return a finding/,
  ),
  planted(
    'validate finds texts',
    { validate: (item, context) => (isLong(item) ? (['too long'] as never) : validate(item, context)) },
    'validate: any item',
    /found 'too long': make findings with reject/,
  ),
  planted(
    'validate says something else each time',
    {
      validate: (item, context) =>
        isLong(item) && now() ? [] : [...validate(item, context), ...(isLong(item) ? [reject('long', 'Long.')] : [])],
    },
    'validate: same findings twice',
    /finds something else/,
  ),
  planted(
    'validate sorts the words it is handed',
    {
      validate: (item, context) => validate({ ...item, words: isLong(item) ? item.words.sort() : item.words }, context),
    },
    'validate: arguments unchanged',
    /changes what it is handed/,
  ),
  planted(
    'validate forgets a rule',
    {
      validate: (item, context) => validate(item, context).filter(({ rule }) => rule !== 'odd_outside'),
      ...noInteraction,
    },
    'items',
    /the table says that odd_outside rejects; found was nothing/,
  ),
  planted(
    'validateSet rejects',
    { validateSet: (items) => (items.length > 20 ? [reject('too_many', 'Too many.')] : validateSet(items)) },
    'validateSet: warnings only',
    /rejects by too_many: items are final by then; use warn/,
  ),
  planted(
    'validateSet throws for no items',
    { validateSet: (items) => (items[0] === undefined ? (items[0]!.words as never) : validateSet(items)) },
    'validateSet: warnings only',
    /validateSet\(\[\]\) threw a TypeError/,
  ),
  planted(
    'validateSet says something else each time',
    { validateSet: (items) => (items.length > 20 ? [warn(now() ? 'many' : 'most', 'Many.')] : validateSet(items)) },
    'validateSet: same findings twice',
    /finds something else/,
  ),
  planted(
    'validateSet sorts the items it is handed',
    { validateSet: (items) => validateSet((items as Item[]).sort((a, b) => a.odd - b.odd)) },
    'validateSet: arguments unchanged',
    /changes what it is handed/,
  ),
  planted(
    'sentences in no language',
    { messages: { EN: { repeated_word: 'Twice.' } } },
    'contract: shape',
    /messages EN must be a language tag in its usual form/,
  ),
  planted('validateSet sees nothing', { validateSet: () => [] }, 'sets', /same_place warns; found was nothing/),
];

/** The offline writer with something else for a text that begins in a way. */
function offlineBut(beginning: string, members: Partial<typeof offline>): Partial<Game> {
  const score: typeof offline.score = (text) =>
    (text.startsWith(beginning) ? members.score?.(text) : undefined) ?? offline.score(text);
  const write: typeof offline.write = (text, request) =>
    (text.startsWith(beginning) ? members.write?.(text, request) : undefined) ?? offline.write(text, request);
  return { offline: { score, write } };
}

const good: Draft = { alike: ['plums', 'pears'], odd: 'lamp', hard: false };
const writing = [
  planted(
    'score gives 140',
    offlineBut(plums, { score: () => ({ score: 140, reason: 'Good.' }) }),
    'offline: score',
    /score from 0 to 100/,
  ),
  planted(
    'score gives no reason',
    offlineBut(plums, { score: () => ({ score: 4, reason: ' ' }) }),
    'offline: score',
    /gives the reason ' ': say in a sentence/,
  ),
  planted(
    'write gives more than asked',
    offlineBut(plums, { write: () => [good, good, good] }),
    'offline: drafts',
    /gives 3 drafts: give at most count/,
  ),
  planted(
    'write gives what draftSchema refuses',
    offlineBut(plums, { write: () => [{ ...good, odd: '' }] }),
    'offline: drafts',
    /which draftSchema refuses: schema \(reject\)/,
  ),
  planted(
    'write gives what validate rejects',
    offlineBut(plums, { write: () => [{ ...good, odd: 'plums' }] }),
    'offline: items pass',
    /is refused, repeated_word \(reject\)/,
  ),
  planted(
    'write leaves it to chance',
    offlineBut(plums, { write: () => (now() ? [] : [good]) }),
    'offline: same result twice',
    /use the seed it is given/,
  ),
  planted(
    'write cannot do without words',
    {
      offline: {
        score: offline.score,
        write: (text, request) => (text === '' ? (undefined as never) : offline.write(text, request)),
      },
    },
    'offline: odd texts',
    /offline\.write\('', \{ count: 3 \}\) returned undefined: return a list/,
  ),
  planted(
    'write writes nothing',
    offlineBut('Wild', { write: () => [] }),
    'texts',
    /gives 0 items; the table says at least 1/,
  ),
];

const grading = [
  planted(
    'grade throws for a place far away',
    { grade: (item, { place }) => grade(item, { place: place > 99 ? (undefined as never as Item).odd : place }) },
    'grade: any answer',
    /threw a TypeError .*return a grade, or reject\(rule, message\) where the item cannot take the submission, instead/,
  ),
  planted(
    'grade refuses with a warning',
    { grade: (item, answer) => (answer.place > 99 ? warn('far', 'Too far.') : grade(item, answer)) },
    'grade: any answer',
    /refuse a submission with reject\(rule, message\)/,
  ),
  planted(
    'grade refuses what a case says it grades',
    {
      grade: (item, { place }) =>
        place === 2 ? grade(item, { place }) : reject('no_such_word', 'Send another place.', ['place']),
    },
    'submissions',
    /the table says a grade; found was no_such_word \(reject\) at place \(0\): Send another place/,
  ),
  planted(
    'grade gives more than the maximum',
    { grade: (item, answer) => ({ ...grade(item, answer), ...(answer.place > 99 ? { score: 2 } : {}) }) },
    'grade: any answer',
    /a score is from 0 to max/,
  ),
  planted(
    'grade says correct for no points',
    { grade: (item, answer) => ({ ...grade(item, answer), ...(answer.place > 99 ? { correct: true } : {}) }) },
    'grade: correct means full score',
    /says correct: true with 0 of 1: correct is to be score === max/,
  ),
  planted(
    'grade has moods',
    { grade: (item, answer) => ({ ...grade(item, answer), feedback: [answer.place > 99 && now() ? 'Hm.' : 'Yes.'] }) },
    'grade: same grade twice',
    /gives something else at feedback\[0\]/,
  ),
  planted(
    'grade sorts the words it is handed',
    { grade: (item, answer) => grade({ ...item, words: item.words.sort() }, answer) },
    'grade: arguments unchanged',
    /it changes what it is handed/,
  ),
  planted(
    'grade takes the places before for right',
    { grade: (item, { place }) => grade(item, { place: place < item.odd ? item.odd : place }) },
    'submissions',
    /differs from the table's: got 1, expected 0/,
  ),
];

const interacting = [
  planted(
    'interaction throws for long lists',
    { interaction: (item) => interaction(isLong(item) ? (undefined as never) : item) },
    'interaction: any item',
    /threw a TypeError .*return an interaction for every item/,
  ),
  planted(
    'interaction has no right option',
    {
      interaction: (item) => ({ ...interaction(item), options: item.words.map((text) => ({ text, correct: false })) }),
    },
    'interaction: any item',
    /is no interaction \(options must have exactly one correct option/,
  ),
  planted(
    'interaction sorts the words it is handed',
    { interaction: (item) => interaction({ ...item, words: item.words.sort() }), ...noWayBack },
    'interaction: arguments unchanged',
    /it changes what it is handed/,
  ),
  planted(
    'interaction calls another word right than grade',
    {
      submissionSchema: z.union([z.object({ place: z.int().min(0) }), z.int().min(0)]) as never,
      grade: (item, given) => grade(item, typeof given === 'number' ? { place: given } : given),
      ...noWayBack,
      interaction: (item) => interaction({ ...item, odd: (item.odd + 1) % item.words.length }),
    },
    'interaction: key gets full marks',
    /is right, and grade gives it less than full marks/,
  ),
  planted(
    'fromInteraction forgets the note',
    { fromInteraction: (given) => fromInteraction({ ...given, hint: undefined }) },
    'interaction: back to the item',
    /fromInteraction\(.*\) differs at note/,
  ),
  planted(
    'fromInteraction takes what does not fit',
    { fromInteraction: (given) => fromInteraction(given) ?? { words: ['one'], odd: 0 } },
    'fromInteraction: any interaction',
    /does not fit itemSchema: return undefined instead/,
  ),
];

const prompting = [
  planted(
    'prompt changes the request it is handed',
    { prompt: (request) => prompt(Object.assign(request, { language: 'en' })) },
    'prompt: a text',
    /threw a TypeError \(Cannot assign to read only property/,
  ),
  planted(
    'prompt is blank for one',
    { prompt: (request) => (request.count === 1 ? ' ' : prompt(request)) },
    'prompt: a text',
    /is blank: say what makes a good item/,
  ),
  planted(
    'prompt names a difficulty that is not asked for',
    { prompt: (request) => `${prompt(request)} Difficulty: ${request.difficulty}.` },
    'prompt: a text',
    /says "undefined"/,
  ),
  planted(
    'prompt counts its calls',
    { prompt: (request) => `${prompt(request)} ${now()}` },
    'prompt: same text twice',
    /is another text/,
  ),
  planted(
    'prompt forgets the count',
    { prompt: (request) => prompt(request).replace(String(request.count), 'some') },
    'prompt: names the count',
    /does not say 7: write the count/,
  ),
  planted(
    'prompt shows an example',
    { prompt: (request) => `${prompt(request)} From "We ate plums and pears under the lamp" make lamp.` },
    'prompt: free of the text',
    /repeats "we ate plums and pears under" .*put what is to be shown into examples/,
  ),
  planted(
    'prompt fixes a letter',
    { prompt: (request) => `${prompt(request)}\nCorrect: B` },
    'prompt: no answer bias',
    /prompt has "Correct: B": a model copies/,
  ),
  planted(
    'prompt fixes an index',
    { prompt: (request) => `${prompt(request)}\n{ "correct": 1 }` },
    'prompt: no answer bias',
    /prompt has "correct": 1"/,
  ),
  planted(
    'prompt fixes a truth value',
    { prompt: (request) => `${prompt(request)}\nanswer: true` },
    'prompt: no answer bias',
    /answer: true/,
  ),
];

const showing = [
  planted(
    'a direct example has other items',
    { examples: [{ ...direct!, items: [{ words: ['oak', 'ash', 'owl'], odd: 1 }] }, ...prose] },
    'examples: direct ones parse',
    /at \[0\]\.odd: got 2, expected 1/,
  ),
  planted(
    'a prose example has other items than its drafts',
    { examples: [direct!, { ...prose[0]!, items: prose[1]!.items }, ...prose.slice(1)] },
    'examples: prose ones pass',
    /finish to other items at \[0\]/,
  ),
  planted(
    'a prose example has an item that is refused',
    {
      examples: [
        direct!,
        ...prose,
        { source: 'prose', language: 'en', text: 'Nobody saw it.', items: [{ words: ['saw', 'saw', 'it'], odd: 2 }] },
      ],
    },
    'examples: prose ones pass',
    /which is refused: repeated_word/,
  ),
  planted(
    'all examples have the same answer',
    {
      examples: [
        direct!,
        ...prose.map((each) => ({ ...each, drafts: (each.drafts ?? []).map((draft) => ({ ...draft, hard: false })) })),
      ],
    },
    'examples: no answer bias',
    /all have hard false: a model copies such a habit/,
  ),
];

export const plantedFaults: readonly PlantedFault[] = [
  ...contract,
  ...parsing,
  ...finishing,
  ...judging,
  ...writing,
  ...grading,
  ...interacting,
  ...prompting,
  ...showing,
];
