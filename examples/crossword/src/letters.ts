/** A letter with its marks: what stands in one cell, whatever its length in code units. */
const letter = /\p{L}[\p{M}\u200c\u200d]*/gu;
/** Vowel signs of scripts that leave them out, and the stroke that only stretches a word. */
const unwritten = /(?<=[\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+|\u0640/gu;

/** The letters of an answer as they stand in the grid, in capitals. Spaces, hyphens and apostrophes have no cell. */
export function lettersOf(answer: string): string[] {
  return answer.normalize('NFKC').replace(unwritten, '').toUpperCase().normalize('NFC').match(letter) ?? [];
}

/** Scripts in which a letter with a mark and the one without are taken for each other. */
const lenient = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;
/** Letters that take another form at the end of a word. */
const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ', ى: 'ي', ة: 'ه' };

/** Letters as they are compared with what a learner types: who types E for É has the letter. */
export function folded(letters: readonly string[]): string {
  return letters
    .map((each) => finals[each] ?? each)
    .join('')
    .normalize('NFD')
    .replace(lenient, '')
    .normalize('NFC');
}

/** Whether an answer is all letters, apart from what joins its words. */
export function isLettersOnly(answer: string): boolean {
  return /^[\p{L}\p{M}\p{Cf}\s'’\-‐‑]+$/u.test(answer.normalize('NFKC'));
}
