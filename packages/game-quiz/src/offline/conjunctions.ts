/** Conjunctions at the beginning of a sentence that can be left out without moving a word. */
const opening =
  /^(?:(?:And|But|So|Then|Yet|Und|Aber|Doch|Y|Pero|Et|Mais|E|Ma|Mas|И|А|Но)(?=\s)(?!\s(?:that|when|then|after|at once|soon|many|much|far|long)[\s,])|(?:However|Therefore|Thus|Moreover|Furthermore|In addition|Also|Finally|Additionally|Consequently|Nevertheless|Además|Sin embargo|Cependant|Pourtant|Inoltre|Tuttavia|Além disso|Porém|Однако|Tuy nhiên),|(?:但是?|可是|而且|因此|しかし|そして|また|하지만|그러나|그리고)[，、,]?)\s*/u;

/** The sentence without the conjunction that ties it to the one before, capital again. */
export function withoutConjunction(sentence: string): string {
  const [found = ''] = opening.exec(sentence) ?? [];
  const rest = sentence.slice(found.length);
  return found === '' ? sentence : rest.charAt(0).toUpperCase() + rest.slice(1);
}
