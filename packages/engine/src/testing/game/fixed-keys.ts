/** Names of what tells the right answer. */
const names = '(?:correct|answer|key|solution|right)(?:[ _-]?(?:answer|index|option|letter|choice))?';

/** Values that are one choice out of a few; a digit with a mark behind it is the number of a list. */
const values = '(?:(?:true|false|yes|no|[A-F])\\b|\\d{1,2}\\b(?![.:)]))';

const pattern = new RegExp(`\\b${names}["'\`]?\\s{0,3}[:=]\\s{0,3}["'\`]?${values}["'\`]?`, 'gi');

/** What shows that a value is one of several ("true or false", "A | B", "0 to 3") or begins a sentence ("true if"). */
const goesOn = /^(?:\s{0,3}[,/|–-]|\.\.| \p{Ll})/u;

/** Places of a prompt where an answer is fixed, such as `Correct: B`, to the letter. */
export function fixedKeys(prompt: string): string[] {
  return [...prompt.matchAll(pattern)]
    .filter(({ 0: found, index }) => !goesOn.test(prompt.slice(index + found.length, index + found.length + 5)))
    .map(([found]) => found);
}
