/** Prose that all games can use. */
export const baking =
  'Marta bakes bread every morning. First, she mixes flour, water and salt in a large bowl. Then she kneads the dough for ten minutes. After that, the dough rests for two hours. Finally, she bakes the bread in a hot oven. The oven was built by her grandfather in 1921.';

const quiz = {
  evidence: 'Then she kneads the dough for ten minutes.',
  question: 'How long does Marta knead the dough?',
  correct: 'Ten minutes',
  distractors: ['Two minutes', 'Five minutes', 'Twenty minutes'],
  explanation: 'The text says that she kneads it for ten minutes.',
  hint: 'It is less than the time the dough rests.',
  difficulty: 'easy',
};

const oven = {
  evidence: 'The oven was built by her grandfather in 1921.',
  question: 'Who built the oven?',
  correct: 'Her grandfather',
  distractors: ['Her father', 'Her uncle', 'Her brother'],
  explanation: null,
  hint: null,
  difficulty: null,
};

/** The evidence is nowhere in the text. */
const invented = {
  ...oven,
  evidence: 'The flour comes from the mill of the village.',
  question: 'Where does the flour come from?',
  correct: 'From the mill',
  distractors: ['From the market', 'From the farm', 'From the town'],
};

const steps = {
  title: 'Baking bread',
  sentences: [
    'First, she mixes flour, water and salt in a large bowl.',
    'Then she kneads the dough for ten minutes.',
    'After that, the dough rests for two hours.',
    'Finally, she bakes the bread in a hot oven.',
  ],
  swappable: null,
  hint: 'Look at the first words.',
};

const sentence = { sentence: 'Marta bakes bread every morning.', alternatives: null, hint: null };

/** Members that only the schema of one task has, each with a good reply to it. */
const good: readonly (readonly [member: string, reply: unknown])[] = [
  ['game_1', scores(90, 80, 20)],
  ['choice', { choice: { type_id: 1, reason: 'The text has facts that can be asked for.', items: [quiz, oven] } }],
  ['index', { items: [{ index: 0, explanation: 'The heart is a pump.', hint: 'It beats.' }] }],
  ['distractors', { items: [quiz, oven] }],
  ['sentences', { items: [steps] }],
  ['sentence', { items: [sentence] }],
];

function scores(first: number, second: number, third: number) {
  return {
    game_1: { reason: 'The text has facts that can be asked for.', score: first },
    game_2: { reason: 'The text tells steps in order.', score: second },
    game_3: { reason: 'Few sentences are short.', score: third },
  };
}

interface Asked {
  readonly schema: unknown;
}

/** A good model: its replies do not depend on the words it is asked in. */
export function well({ schema }: Asked): unknown {
  const text = JSON.stringify(schema ?? null);
  return good.find(([member]) => text.includes(`"${member}"`))?.[1];
}

/** A model that first invents what it quotes, and does well when it is asked again. */
export function secondTimeWell(_: Asked, call: number): unknown {
  return call === 1 ? { items: [invented, quiz] } : { items: [oven] };
}

/** A model that never does well. */
export function neverWell(): unknown {
  return { items: [invented] };
}
