import { defineGame, type Finding, faultAt, openingCue, readText, reject, shuffle, z } from '@ludotext/engine/game';

const itemSchema = z.object({
  statement: z.string().min(1).describe('One sentence that the text makes plainly true or plainly false.'),
  correct: z.boolean().describe('Whether the statement is true.'),
  explanation: z.string().min(1).optional().describe('What the text says about it, in one sentence.'),
});

/** "True:" or "False:", a statement, and perhaps an explanation behind "|". */
const format = /^(true|false):\s*([^\s|](?:[^|]*[^\s|])?)\s*(?:\|\s*(\S.*))?$/i;

/** The two options by language. */
const verdicts: Record<string, [string, string]> = { de: ['Richtig', 'Falsch'], fr: ['Vrai', 'Faux'] };

/** The year of an event, as English names it. */
const year = /(?<=\bin )[12]\d{3}(?![\w-])/gi;

/** What makes a sentence doubtful that stands alone: another number, quotes and lists, what points elsewhere, what is seldom quite true. */
const doubtful = /\d\D+\d|["“”!?:;()\n]|\b(?:s?he|it|they|this|such|even|about|only|many|most|always|never|all)\b/i;

/** Plain English sentences that name a year, every second one made false by another year of the text. */
function statementsOf(text: string) {
  const { sentences, language } = readText(text);
  const years = [...new Set(text.match(year))].sort();
  let found = 0;
  return sentences.flatMap(({ text: truth }) => {
    const at = years.indexOf(truth.match(year)?.[0] ?? '');
    const other = years[at + 1] ?? years[at - 1];
    const isPlain = language === 'en' && /^.{20,160}\.$/.test(truth) && !doubtful.test(truth);
    if (at === -1 || !other || !isPlain || openingCue(truth, language)) return [];
    const lie = { statement: truth.replace(year, other), correct: false, explanation: truth };
    return [found++ % 2 === 0 ? lie : { statement: truth, correct: true }];
  });
}

export default defineGame({
  apiVersion: 1,
  gameType: 'true_false',
  typeId: 10,
  displayName: 'True or false',
  suits: 'Texts that state facts: articles, textbooks, news, lives of people. Less so talk, verse and instructions.',
  itemSchema,
  submissionSchema: z.boolean(),
  complete: ['explanation'],
  directFormat: { description: 'True: … or False: …', example: 'True: Ice melts.\nFalse: Ice burns. | It melts.' },
  parse(text) {
    const faults: Finding[] = [];
    const items = text.split(/\r\n|\n|\r/).flatMap((line, index) => {
      const [, verdict = '', statement = '', explanation = ''] = format.exec(line.trim()) ?? [];
      if (statement) return [{ statement, correct: /true/i.test(verdict), ...(explanation && { explanation }) }];
      if (line.trim()) faults.push(faultAt(index + 1, 1, 'no_statement', 'Write "True:" or "False:" and a statement.'));
      return [];
    });
    return { items, faults };
  },
  prompt: (asked) => `Write ${asked.count} statements about the text, about half true and half false, in mixed order.
A true one gives a fact of the text in other words; a false one changes one fact (a number, a name, a cause) so that the text
makes it plainly false. Each is one sentence that is understood alone, in the language with the tag "${asked.language}".`,
  validate: ({ statement, correct }, { text, origin }) => [
    ...(!correct && origin !== 'author' && text.includes(statement) ? [reject('in_text', 'The text says so.')] : []),
    ...(/(?:(?:\bnot?\b|never|n['’]t).*){2}/i.test(statement) ? [reject('double_negation', 'Negate only once.')] : []),
    ...(/\b(?:always|never|all)\b/i.test(statement) ? [reject('absolute_word', 'It gives the verdict away.')] : []),
  ],
  offline: {
    score: (text) => ({ score: Math.min(90, 20 * statementsOf(text).length), reason: 'Plain sentences with a year.' }),
    write: (text, { count, seed }) => shuffle(statementsOf(text), seed).slice(0, count),
  },
  interaction: ({ statement, correct }, { language }) => {
    const texts = verdicts[language.split('-')[0] ?? ''] ?? ['True', 'False'];
    const options = texts.map((text, index) => ({ text, correct: correct === (index === 0) }));
    return { kind: 'choice', prompt: statement, options, multiple: false };
  },
  grade({ correct }, submission) {
    const isRight = submission === correct;
    return { score: isRight ? 1 : 0, max: 1, correct: isRight, feedback: [`The statement is ${correct}.`] };
  },
});
