import { everyOrder, formsOf, type Grammar, words } from './language.js';

interface SlavicWords {
  /** Prepositions of place and time. */
  readonly places: string;
  /** The other prepositions. */
  readonly prepositions: string;
  readonly determiners: string;
  readonly and: string;
  readonly but: string;
  /** "That", and question words that open a clause. */
  readonly that: string;
  /** "In order to". */
  readonly purpose: string;
  readonly relatives: RegExp;
  readonly clauseWords: string;
  readonly reasons: string;
  readonly subjects: string;
  readonly otherSubjects: string;
  readonly negation: string;
  /** Pronouns beside the verb: "się". */
  readonly clitics: string;
  readonly adverbs: string;
  /** "Was", which belongs to the word behind it. */
  readonly be: string;
  readonly verb: RegExp;
  readonly infinitive: RegExp;
  /** Matches an opening with a person that the text has named. */
  readonly persons: RegExp;
  readonly refused: RegExp;
}

/**
 * A comma, "and" or "that" fixes what stands beside it; within a clause the order is free, so that a clause has two
 * pieces, or its orders are listed.
 */
const forms = formsOf(
  {
    subject: 'o|[DwN0]{1,3}',
    head: 's|{subject}',
    inner: 's|{subject}',
    verb: '[nb]?c?(?:V[cI]?|Bb?w)',
    next: '[nb]?c?(?:Vc?|Bb?w)',
    word: '[^,qurkKemVBosj]|e(?![ncVBo])',
    rest: '{word}{1,6}',
    some: '{word}{0,5}',
    /** A clause behind another. */
    tail: '(?:([qjKk]q?{inner})({verb}{some},?)|([pL]?[rjq]{verb}{some},?)|([pL]?r{inner}{verb}{some},?)|([em]{next}{some},?)|([em]{inner}{verb}{some},?)|(uI{some},?))',
    why: 'Kq?|k',
  },
  [
    // The woman | explained, | that the girl | had left home.
    '({head}) ({some}{verb}{some},) ([qj]{inner}) (b?{verb}{some})',
    '({head}) ({some}{verb}{some},) ([qj]c?{verb}) ({rest})',
    // When the king | came home, | he saw | the empty room.
    ['(k{inner}) ({verb}{some},) (s{next}) ([wDN0]{1,4}) ([pL]{rest})', '12354'],
    '(k{inner}) ({verb}{some},) (s{next}) ({rest})',
    ['(k{inner}) ({verb}{some},) ({subject}) ({verb}{some})', '1243'],
    '(k{inner}) ({verb}{some},) (s?{verb}{some},) ([qj]{inner}{some}{verb}?{some})',
    // ..., because the tree | was too high.
    '({head}) ({some}{verb}{some},) ((?:{why}){inner}) ({verb}{some})',
    '({head}) ({some}{verb}{some},) ([me]{subject}) ({some}{verb}{some})',
    '({head}) ({some}{verb}{some},) ([me]s{next}) ({rest})',
    // The boy | read | a book | in the garden: any order.
    ['([wN]{1,2}) ({next}) ([DwN]{1,2}) (L[DwN0]{1,3})', ...everyOrder('1234')],
    // The king | decided | to give | the old pot.
    ['({head}) ({next}) (I) ([DwN]{1,3})', '2134', '1243', '4123', '2143'],
    // ..., in order to hear | his voice.
    '({head}) ({some}{verb}{some},) (uI) ({rest})',
    // The projects, | that began in a big firm, | have | a new owner.
    ['({subject},) ([pL]?[rj]{word}*V?{some},) ({next}) ({rest})', '1243'],
    '({head}) ({verb}{some},) ([pL]?[rj]{verb}) ({rest})',
    '({head}) ({verb}{some},) ([pL]?[rj][DwN]) ({verb}{some})',
    // The dog | came home | and began | to look for the girl.
    ['({head}) ({verb}w) (e{next}) (I?{some})', '2134'],
    ['({head}) ({verb}) (e{next}) (I{some})', '2134'],
    '({head}) ({verb}{rest}) (e{next}) (I?{some})',
    ['({head}) ({verb}{some}) (e{next}) ([wDN0]{1,4}) ([pL]{rest})', '12354'],
    // Once | the boy | was hunting | and heard | a bird.
    ['(b) ({subject}) ({verb}{some}) (e{next}{some})', '2134'],
    ['(b) ({subject}) ({next}) (I) ({rest})', '21345', '12435', '21435', '13245'],
    '(k{inner}) ({verb}{some},) (s?{next}{some}) (e{next}{some})',
    // In 1996 | the lake | became | a part of the park.
    ['([pL][DwN0]{0,2}[wN]) (?!0)({subject}) ({next}I?) ({rest})', '1324', '2134', '2314', '2341'],
    // Longer chains of clauses.
    '({head}) ({some}{verb}{some},) {tail} {tail}',
    '(k{inner}) ({verb}{some},) (s?{verb}{some},) {tail}',
  ],
);

export function slavicGrammar(lists: SlavicWords): Grammar {
  return {
    refused: lists.refused,
    persons: lists.persons,
    classes: {
      L: words(lists.places),
      p: words(lists.prepositions),
      n: words(lists.negation),
      c: words(lists.clitics),
      u: words(lists.purpose),
      q: words(lists.that),
      r: lists.relatives,
      K: words(lists.reasons),
      k: words(lists.clauseWords),
      e: words(lists.and),
      m: words(lists.but),
      o: words(lists.subjects),
      s: words(lists.otherSubjects),
      b: words(lists.adverbs),
      D: words(lists.determiners),
      B: words(lists.be),
      V: lists.verb,
      I: lists.infinitive,
    },
    forms,
  };
}
