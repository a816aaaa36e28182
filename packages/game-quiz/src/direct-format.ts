/** The direct format as shown in the API reference: the documented format, and below it what else is read. */
export const directFormat = {
  description: [
    'One question after another: "Question:" and the question, which may run over several lines; then two to six options, one per line, labelled "A." (or "A)") and on in order;',
    'then "Correct:" (or "Answer:") and the letter of the right option. "Explanation:" and "Hint:" may follow, one line each. Blank lines are free.',
    'Aiken files are read as well: a question line without a keyword, options, "ANSWER: B".\n\nWhat authors have elsewhere is read too: labels such as a), (b), 1. and •; the right option marked with *, ✓, [x], (correct) or bold, named by its words, or in a list at the end;',
    'numbered questions; these words in nineteen languages; GIFT (choice and true/false); a table copied from a spreadsheet, or CSV with headings.',
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
