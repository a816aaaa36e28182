/** The direct format as the API reference shows it. */
export const directFormat = {
  description: [
    'One question after another: "Question:" and the question, which may run over several lines; then two to six options, one per line, labelled "A." (or "A)") and on in order;',
    'then "Correct:" (or "Answer:") and the letter of the right option. "Explanation:" and "Hint:" may follow, one line each. Blank lines are free.',
    'Aiken files are read as well: a question line without a keyword, options, "ANSWER: B".',
  ].join(' '),
  example: [
    'Question: What is the capital of France?',
    'A. London',
    'B. Paris',
    'C. Rome',
    'D. Madrid',
    'Correct: B',
  ].join('\n'),
};
