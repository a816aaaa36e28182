/** Languages that are written from right to left unless their tag names another script. Source: CLDR, characterOrder. */
const rightToLeftLanguages = new Set(
  'ar arc arz ary apc ckb dv fa glk he iw ji ks lrc mzn nqo pnb prs ps rhg sd syr ug ur yi'.split(' '),
);
/** Scripts that are written from right to left, as in a language tag. */
const rightToLeftScripts = new Set('adlm arab aran hebr mand nkoo rohg samr syrc thaa'.split(' '));

/** The direction of a language's writing, for `dir` in HTML. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const [primary = '', ...more] = language.toLowerCase().split('-');
  const script = more.find((part) => /^[a-z]{4}$/.test(part));
  const isRightToLeft = script === undefined ? rightToLeftLanguages.has(primary) : rightToLeftScripts.has(script);
  return isRightToLeft ? 'rtl' : 'ltr';
}
