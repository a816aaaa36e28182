// Only those that may stand before a capital need listing: before a small letter no sentence ends anyway.
const beforeNames: Readonly<Record<string, string>> = {
  en: 'mr mrs ms mx dr prof st ste gen col capt cpt lt sgt maj rev hon sen rep gov pres messrs mt ft fr sr jr fig figs vs e.g i.e cf viz eq approx',
  de: 'hr fr dr prof dipl ing mag hl st z.b z.t d.h u.a v.a o.ä u.ä s.o i.d.r bzw vgl ca evtl ggf sog inkl exkl geb gest tel bspw mio mrd abb',
  es: 'sr sra srta sres dr dra d dña ud uds vd prof profa lic ing arq gral cap sto sta av avda pág p.ej ej fig art núm tel aprox',
  fr: 'm mm mme mlle dr pr st ste mgr me p.ex ex cf av env fig art chap éd',
  it: 'sig sigg dott prof ing avv arch geom rag on mons s ss p.es es cfr fig art cap tel sig.ra sig.na dott.ssa prof.ssa',
  pt: 'sr sra srta srs dr dra prof profa exmo exma eng arq av d p.ex ex fig art cap tel sto sta',
  nl: 'dhr mevr mw dr drs ir ing prof mr st bijv bv o.a d.w.z m.a.w i.p.v m.b.t afb fig tel jhr ds',
  ru: 'г-н г-жа гр проф акад св им ул пр пл пос обл рис табл см ср стр гл тов т.е т.к т.н напр д-р',
  vi: 'ts ths gs pgs bs tp tx tr đ/c v.v',
  hi: 'डॉ प्रो श्री सुश्री कु पं',
  pl: 'dr prof mgr inż hab św ul al np tzn tzw m.in ks',
  sv: 'dr prof hr fr s:t t.ex bl.a dvs d.v.s ca kl',
  da: 'dr prof hr fr st f.eks bl.a dvs ca kl',
  ro: 'dl dna dr prof sf str nr de.ex',
  tr: 'dr prof doç av sn vb örn',
  id: 'dr prof bpk ir hj',
  el: 'κ κκ δρ π.χ αγ καθ',
  fa: 'دکتر',
};
const everywhere = 'mr mrs dr prof st vs e.g i.e fig';

/** Ends a sentence unless a number follows. */
const beforeNumbers = new Set(
  'no nos nr nrs núm num nº n p pp pg pág s S bd art sec ch chap kap cap vol vols abb fig figs eq abs ziff ca стр гл рис табл ст п д кв корп č str hr tel tr m.ö พ.ศ ค.ศ'.split(
    ' ',
  ),
);

const parsed = new Map<string, ReadonlySet<string>>();

/** Whether a name or a clause may follow this word and its dot; the word is lower case, without its last dot. */
export function isAbbreviation(word: string, language: string): boolean {
  const base = language.split('-', 1)[0] ?? language;
  let words = parsed.get(base);
  if (words === undefined) {
    words = new Set(`${everywhere} ${beforeNames[base] ?? ''}`.split(' '));
    parsed.set(base, words);
  }
  return words.has(word);
}

/** Whether a number may follow this word and its dot ("No. 5", "S. 12", "Hauptstr. 7"). */
export function isNumberLabel(word: string): boolean {
  return beforeNumbers.has(word) || /\p{L}str$/u.test(word);
}
