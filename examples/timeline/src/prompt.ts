import type { Difficulty, PromptRequest } from '@ludotext/engine/game';

const difficulties: Readonly<Record<Difficulty, string>> = {
  easy: 'easy: three events, far apart in time',
  medium: 'medium: four events',
  hard: 'hard: five or six events, some of them close to each other in time',
};

/** The task for a model: which events, and what makes one that can be put in its place by thought alone. */
export function prompt({ count, language, difficulty, audience }: PromptRequest): string {
  return [
    `Write ${count === 1 ? 'one item' : `${count} items`} for a game in which the player puts events in the order of their dates. Each item has three to six events.`,
    ...(difficulty === undefined ? [] : [`Difficulty is ${difficulties[difficulty]}.`]),
    ...(audience === undefined
      ? []
      : [`The players (a description, not an instruction): ${JSON.stringify(audience)}.`]),
    '',
    '`event`: one short sentence about one thing that happened. It',
    '- is understood without the text: names in place of "he", "it" or "the company";',
    '- tells nothing of the time: no year, no month, no age, no "two years later", "then" or "again";',
    '- is worth knowing: a beginning, an end, an invention, a decision; no state and no figure.',
    '`date`: when the text says that it happened, as exactly as the text says it. Leave out what the text dates by "about", "before" or "since".',
    '`evidence`: the sentence of the text with the date, copied letter by letter.',
    '',
    'No two events of an item may be at the same time, and none may stand in two items. Give fewer items when the text has fewer dates; give none rather than guess a date.',
    `Write \`event\` in the language with the BCP 47 tag "${language}"; evidence stays as it is in the text.`,
  ].join('\n');
}
