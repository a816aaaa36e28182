/** The direct format as shown in the API reference. */
export const directFormat = {
  description: [
    'One question after another: "Question:" and the question, which may run over several lines; then two to six options, one per line, labelled "A." (or "A)") and on in order;',
    'then "Correct:" (or "Answer:") and the letter of the right option. "Explanation:" and "Hint:" may follow, one line each. Blank lines are free.',
    'Aiken files are read as well: a question line without a keyword, options, "ANSWER: B".',
    'What authors paste from elsewhere is read too: other labels (a) 1. •), the right option marked with *, ✓, [x], (correct) or bold, its words as the answer, a list of answers at the end, numbered questions, GIFT, and tables copied from a spreadsheet; the words in thirteen languages.',
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
