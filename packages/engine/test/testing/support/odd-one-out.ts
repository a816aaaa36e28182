import {
  type ChoiceInteraction,
  defineGame,
  type Finding,
  faultAt,
  type Grade,
  type Interaction,
  type ItemContext,
  type OfflineGame,
  readText,
  reject,
  seedFrom,
  shuffle,
  warn,
  z,
} from '@ludotext/engine/game';

// A small game that does everything right and has every member, to plant faults in.

const word = z.string().min(1).max(60);
const item = z.strictObject({
  words: z.array(word).min(3).max(6),
  odd: z.int().min(0).max(5),
  note: z.string().min(1).optional(),
});
const draft = z.strictObject({ alike: z.array(word).min(2).max(5), odd: word, hard: z.boolean() });
const answer = z.strictObject({ place: z.int().min(0) });

export type Item = z.infer<typeof item>;
export type Draft = z.infer<typeof draft>;

/** One item per line, words between commas, the odd one in stars. */
export function parse(text: string): { items: Item[]; faults: Finding[] } {
  const items: Item[] = [];
  const faults: Finding[] = [];
  for (const [index, line] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (line.trim() === '') continue;
    const words = line.split(',').map((each) => each.trim());
    const starred = words.flatMap((each, place) => (/^\*.+\*$/.test(each) ? [place] : []));
    const plain = words.map((each, place) => (starred.includes(place) ? each.slice(1, -1).trim() : each));
    if (starred.length !== 1) faults.push(faultAt(index + 1, 1, 'one_star', 'Put exactly one word in stars.'));
    else if (plain.some((each) => each === '' || each.length > 60))
      faults.push(faultAt(index + 1, 1, 'word_length', 'Write words of 1 to 60 characters.'));
    else if (plain.length < 3 || plain.length > 6)
      faults.push(faultAt(index + 1, 1, 'word_count', 'Write three to six words.'));
    else items.push({ words: plain, odd: starred[0] ?? 0 });
  }
  return { items, faults };
}

export function finish({ alike, odd }: Draft): Item {
  const words = shuffle([...alike, odd], seedFrom(odd, ...alike));
  return { words, odd: words.indexOf(odd) };
}

export function validate({ words, odd, note }: Item, { kept }: ItemContext<Item>): Finding[] {
  return [
    ...(odd < words.length ? [] : [reject('odd_outside', 'odd names none of the words.', ['odd'])]),
    ...(new Set(words).size === words.length ? [] : [reject('repeated_word', 'A word stands twice.', ['words'])]),
    ...(note?.includes(words[odd] ?? '\n') ? [warn('note_tells', 'The note names the odd word.', ['note'])] : []),
    ...(kept.some((each) => each.words[each.odd] === words[odd])
      ? [reject('same_odd', 'This word was odd before.')]
      : []),
  ];
}

export function validateSet(items: readonly Item[]): Finding[] {
  const isFlat = items.length >= 3 && items.every(({ odd }) => odd === items[0]?.odd);
  return isFlat ? [warn('same_place', 'The odd word always stands in the same place.')] : [];
}

/** Words of the text that begin with the same letter, and one that does not. */
export const offline: OfflineGame<Draft> = {
  score: (text) => {
    const drafts = draftsOf(text);
    return { score: Math.min(100, 40 * drafts.length), reason: `It gives ${drafts.length} groups of words.` };
  },
  write: (text, { count }) => draftsOf(text).slice(0, count),
};

function draftsOf(text: string): Draft[] {
  const words = [
    ...new Set(readText(text.slice(0, 4_000)).sentences.flatMap(({ words }) => words.map(({ text }) => text))),
  ];
  const long = words.filter((each) => each.length > 4 && each.length <= 60).slice(0, 40);
  const [odd] = long.slice(-1);
  const letter = long.map((each) => each.charAt(0)).find((each) => !odd?.startsWith(each));
  const alike = long.filter((each) => each.charAt(0) === letter).slice(0, 3);
  return odd === undefined || alike.length < 2 ? [] : [{ alike, odd, hard: false }];
}

export function grade({ words, odd }: Item, { place }: z.infer<typeof answer>): Grade {
  const correct = place === odd;
  return { score: correct ? 1 : 0, max: 1, correct, feedback: [correct ? 'Right.' : `It is ${words[odd] ?? 'none'}.`] };
}

/** Refuses the place of a word that the item does not have. */
function gradeKnown(item: Item, submission: z.infer<typeof answer>): Grade | Finding {
  return submission.place < item.words.length
    ? grade(item, submission)
    : reject('no_such_word', 'Send the place of one of the words.', ['place']);
}

export function interaction({ words, odd, note }: Item): ChoiceInteraction {
  const options = words.map((text, index) => ({ text, correct: index === odd }));
  return { kind: 'choice', prompt: 'Which is the odd one out?', options, multiple: false, ...(note && { hint: note }) };
}

export function fromInteraction(given: Interaction): Item | undefined {
  if (given.kind !== 'choice' || given.multiple) return undefined;
  const words = given.options.map(({ text }) => text);
  const odd = given.options.findIndex(({ correct }) => correct);
  return item.safeParse({ words, odd, ...(given.hint && { note: given.hint }) }).data;
}

export function prompt({ count, language }: { count: number; language: string }): string {
  return [
    `Make ${count} groups of words out of the text, in the language "${language}".`,
    'alike: two to five words of one kind. odd: a word of another kind. hard: true or false.',
  ].join('\n');
}

function example(
  text: string,
  shown: Draft,
): { source: 'prose'; language: string; text: string; items: Item[]; drafts: Draft[] } {
  return { source: 'prose', language: 'en', text, items: [finish(shown)], drafts: [shown] };
}

export const oddOneOut = defineGame({
  apiVersion: 1,
  gameType: 'odd_one_out',
  typeId: 40,
  displayName: 'Odd one out',
  suits: 'Texts with several things of one kind.',
  itemSchema: item,
  draftSchema: draft,
  submissionSchema: answer,
  directFormat: { description: 'Words between commas, the odd one in stars.', example: 'apple, *hammer*, pear' },
  complete: ['note'],
  examples: [
    { source: 'direct', language: 'en', text: 'oak, ash, *owl*', items: [{ words: ['oak', 'ash', 'owl'], odd: 2 }] },
    example('We ate plums and pears under the lamp.', { alike: ['plums', 'pears'], odd: 'lamp', hard: false }),
    example('The cat and the dog chased a red ball.', { alike: ['cat', 'dog'], odd: 'ball', hard: true }),
    example('Rain and snow fell on the quiet bridge.', { alike: ['Rain', 'snow'], odd: 'bridge', hard: false }),
  ],
  offline,
  parse,
  prompt,
  finish,
  validate,
  validateSet,
  grade: gradeKnown,
  interaction,
  fromInteraction,
});
