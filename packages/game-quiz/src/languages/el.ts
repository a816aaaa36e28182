import type { Language } from './language.js';

/** Greek. See language.ts for the members. */
export const el = {
  absoluteTerms: 'πάντα|πάντοτε|ποτέ|απολύτως|εντελώς|χωρίς εξαίρεση',
  wholeTerms: 'όλοι|όλα|κανένας|κανείς|τίποτα',
  vagueTerms: 'μερικές φορές|συνήθως|συχνά|σπάνια|ίσως|πιθανώς|γενικά',
  negations: 'δεν|εκτός|ποτέ|χωρίς|ψευδής|λάθος',
  asksForReason: 'γιατί',
  namesTheText: [/σύμφωνα με το κείμενο|στο κείμενο/iu],
  allOfTheAbove: ['όλα τα παραπάνω', 'όλες οι παραπάνω'],
  noneOfTheAbove: ['κανένα από τα παραπάνω'],
  truthValues: 'σωστό λάθος ναι όχι',
  optionNames: 'απάντηση|επιλογή',
  positions: 'πρώτη|δεύτερη|τρίτη',
  optionJoiners: 'και',
  andWords: 'και',
  leansBack: /(?<!\p{L})(?:επίσης|ακόμα|ακόμη|πάλι)(?!\p{L})/u,
  listWords: 'και|ή',
  stemWords: { min: 7, max: 28 },
  pointsByOrder: /^(?:Από|Με|Σε|Για|Στ\p{L}+) τ\p{L}+ \p{L}+ (?:του|της|τους) /u,
  pointsBack: /^(?:αυτός|αυτή|αυτό|αυτοί|αυτές|αυτά|εκεί|εκείνος|εκείνη|τότε|όμως|αλλά|έτσι|ύστερα)$/iu,
  yearBefore: 'έτος',
  eraBehind: 'π\\.\\s?Χ|μ\\.\\s?Χ',
  placePrepositions: 'στην στη στον στο',
} satisfies Language;
