import { formsOf, type Grammar, type SentenceForm, words } from './language.js';

interface RomanceWords {
  /** Articles that may be pronouns before a verb. */
  readonly articles: string;
  readonly determiners: string;
  /** Pronouns before a verb. */
  readonly clitics: string;
  readonly negations: string;
  /** Words of a negation behind the verb. */
  readonly negationEnds?: string;
  readonly of: string;
  readonly to: string;
  /** Prepositions of time and place. */
  readonly places: string;
  /** The other prepositions. */
  readonly prepositions: string;
  readonly that: string;
  readonly relatives: string;
  /** Words that open a clause before or behind the main one. */
  readonly clauseWords: string;
  /** "Because": its clause stands behind the main one. */
  readonly reasons: string;
  /** "If", where it is a pronoun too. */
  readonly ifs?: string;
  /** Nouns of time: such a phrase is no subject and no object. */
  readonly times: string;
  readonly and: string;
  readonly but: string;
  /** Subjects that need no text around them. */
  readonly subjects: string;
  /** "He", "they": only the subject of a clause after another subject. */
  readonly otherSubjects: string;
  /** Finite forms of "be". */
  readonly be: string;
  /** Finite forms of "have". */
  readonly auxiliaries: string;
  /** Finite verbs that are nothing else. */
  readonly verbs: string;
  readonly verbEnding: RegExp;
  readonly participles: string;
  readonly participleEnding: RegExp;
  readonly infinitive: RegExp;
  /** Words before an adjective: "very". */
  readonly degrees: string;
  readonly adverbs: string;
  readonly adverbEnding: RegExp;
  /** Matches an opening with a person that the text has named. */
  readonly persons: RegExp;
  /** Words that only a sentence before explains, or that make the order doubtful. */
  readonly refused: RegExp;
  readonly elides?: boolean;
  /** Whether a verb may stand before its subject behind an opening with a comma. */
  readonly inverts?: boolean;
}

const parts = {
  /** A noun with its article and adjectives. */
  thing: '[lDTd][lDT0]{0,2}(?:T?[wNIP0]){1,4}',
  /** "Of the village". */
  of: 'd[lDT0]{0,2}(?:T?[wNIP0]){1,3}',
  things:
    '(?:bd)?[lDT0]{0,3}(?:T?[wNIP0]){1,4}(?:[dpL][lDT0]{0,2}(?:T?[wNIP0]){1,3}){0,2}(?:e[lD]{0,2}[wNIP]{1,2}(?:{of})?)?',
  /** A subject in one piece. */
  subject: 'o|{things}',
  /** The subject of the sentence. */
  head: 's|{subject}',
  /** A verb with its pronouns and negation. */
  verb: '(?:n?[clxj]*(?:[HB][xb]?[PVI]P?|H|V)|n[clj]*w|[cj][cl]?(?:[HB][wP]|w))[xb]?|n?[clxj]*Bx?',
  /** A verb that is no "be". */
  act: '(?:n?[clxj]*(?:[HB][xb]?[PVI]P?|H|V)|n[clj]*w|[cj][cl]?(?:[HB][wP]|w))[xb]?',
  /** A verb right behind its pronoun. */
  next: '{verb}|w',
  joined: 'e(?:{verb}|w(?=[lD]))',
  /** A subject and its verb; a word behind a name is one. */
  main: '(?:({subject})({verb})|(N{1,2})(w[xb]?(?=[lDpLadq])))',
  /** The same where it opens the sentence. */
  lead: '(?:({head})({verb})|(N{1,2})(w[xb]?(?=[lDpLadq])))',
  does: '(?:({head})({act})|(N{1,2})(w[xb]?(?=[lDpLadq])))',
  that: '(?:(q{subject})({verb})|(qs{verb}))',
  when: '[kKjpLP]q?',
  because: '(?:(K{subject})({verb})|(Ks{verb}))',
  /** A main clause behind another clause. */
  behind: '(?:({subject})({verb})|(s{verb}))',
  /** A verb in the infinitive with what opens it. */
  infinitive: '[da]?n?[clj]*I',
  word: '[^,qrkKjemVHBs]|e(?![ncjVHBqos])',
  rest: '{word}{1,7}',
  some: '{word}{0,5}',
  end: '({rest})([dpL]{rest})?',
  spot: '[lDT0]{0,2}[wNt0]{1,3}(?:d[l0]?[wN0t]{1,2})?',
  /** A phrase of time or place without a comma; an article or a name follows. */
  time: '(?:[pL]{spot}|[D0]{1,2}w?t|c0)(?=[lDN])',
  /** A clause behind another: its first word, its subject and its verb. */
  tail: '(?:([qrKme]{subject})({verb}{some},?)|([qKm]s{verb}{some},?)|([qrK](?:{next}){some},?)|((?:m?{joined}|m{verb}){some},?))',
  later:
    '(?:([qrKmek]{subject})({verb}{some},?)|([qKmk]s{verb}{some},?)|([qrKk](?:{next}){some},?)|((?:m?{joined}|m{verb}){some},?))',
  /** Words of time or place before the subject. */
  opening: '(?:[pLadc]{rest}|[lD0]{0,2}w?t{some}),',
};

/** @param inverts whether a verb may stand before its subject behind a comma: "un día, llegó el rey". */
const formsFor = (inverts: boolean): readonly SentenceForm[] => {
  const afterOpening = inverts ? ['13254678'] : [];
  const afterClause = inverts ? ['1243567'] : [];
  const afterLongClause = inverts ? ['1235467'] : [];
  return formsOf(parts, [
    // The lion said | that the dog had eaten ...
    '{lead} {that} {end}?',
    '({head}) ({verb}{rest}) {that} {end}?',
    '({head}) ({verb}{rest}) {that} ({infinitive}) ({rest})?',
    ['({head}) ({verb}{some}T[wP]?) (q{verb}) {end}', ...(inverts ? ['2134', '21345'] : [])],
    // When the night came, the children opened the door.
    ['({when}{subject}) ({verb}{some},) {behind} {end}?', ...afterClause],
    ['({when}{subject}) ({verb}) ({rest},) {behind} ({rest})?', ...afterLongClause],
    '({when}s?{verb}{some},) {main} {end}',
    '({when}{subject}) ({verb}) ({rest},) ({verb}) ({rest})',
    '({when}{subject}) ({verb}{some},) ({verb}) ({thing}) (q{verb}{some})',
    ['({when}{subject}) ({verb}{some},) {behind} ({infinitive}) ({rest})?', ...afterClause],
    '({when}{subject}) ({verb}{some},) ({verb}) ({thing}{of}?) ([pLa]{rest})?',
    '({when}{subject}) ({verb}{some},) ({verb}) {that} ({rest})?',
    ['({when}{subject}) ({verb}{some},) {behind} ({rest})? ({joined}{rest})', ...afterClause],
    // In the last year of the war, the king left the city.
    ['({opening}) {main} {end}', ...afterOpening],
    ['({opening}) {main} ({infinitive}) ({rest})?', ...afterOpening, ...(inverts ? ['13562478'] : [])],
    ['({opening}) {main} ({rest},) ({rest})', ...afterOpening],
    ['({opening}) {main} {that} ({rest})?', ...afterOpening],
    ['({opening}) {main} ({rest})? ({joined}) ({rest})?', ...afterOpening],
    // In 1876 the king left the city.
    ['({time}) {main} ({rest})', ...afterOpening, '23451678'],
    // The king built in 1876 a new bridge.
    ['({head}) ({act}) ([pL]{spot}) ({thing}{of}?)', '3124', '1243', ...(inverts ? ['3214'] : [])],
    // The king built a new bridge | in the city.
    ['({head}) ({act}) ({thing}) (L{spot})', '4123', '1243', ...(inverts ? ['4213'] : [])],
    // The city is the capital of the country.
    ['({head}) (n?Bx?) (l[T0]?[wNIP]{1,3}) ([dpL]{rest})', '3421'],
    ['({head}) (n?Bx?) ({thing}) (dI{some})', '3421'],
    // The girl made a face, but her father did not see it.
    '({head}) ({verb}{some},) (?:([me]{things}) ({verb})|([me]s{verb})) {end}?',
    '({head}) ({verb}) ({rest},) (m{verb}) ({rest})?',
    '({head}) ({verb}{some},) (m{verb}) ({infinitive}) ({rest})?',
    '({head}) ({verb}{some},) (m{verb}) {end}',
    // The man, who had seen the dog, opened the door.
    '({subject},) ([rq]{next}{some},) ({verb}) {end}',
    '({subject},) ([rq]{subject}{verb}{some},) ({verb}) {end}',
    '({subject},) (P{some},) ({verb}) {end}',
    // The dog looked at the man and began to run.
    '({head}) ({verb}{rest}) ({joined}) {end}',
    '(N{1,2}) (w{rest}) ({joined}) {end}',
    '({head}) ({verb}) ({joined}) {end}',
    '({head}) ({verb}) ({joined}) ({infinitive}) ({rest})?',
    '{lead} ({thing}) ({joined}{some})',
    // ... because the dog had eaten it.
    '({head}) ({verb}{some},?) {because} {end}?',
    '{lead} ({rest}) (?:(K{subject}) ({verb}{some})|(Ks{verb}{some}))',
    '({head}) ({verb}{some},?) (K{verb}) {end}',
    // A book that tells of the war.
    ['({head}) (n?Bx?) ({thing}{of}?) (r{next}|q{verb}) {end}', '345621'],
    ['({head}) (n?Bx?) ({thing}{of}?) (r{next}|q{verb}{some})', '3421'],
    '{does} ({thing}{of}?,?) (r{next}|q{verb}|qw(?=[lD])) {end}',
    '{does} ({thing}{of}?) (?:(q{subject}) ({verb}{some})|(qs{verb}{some}))',
    '{does} ({thing}{of}?) ([rq]{next}{some})',
    '({head}) ({verb}{rest},) (r{next}|q{verb}) {end}',
    // The dog wanted to eat the bone.
    '{lead} ({infinitive}) ({thing}) ({of})?',
    '{lead} ({infinitive}) ({infinitive}) ({rest})?',
    // The chief of the village bought the horse of the king.
    '{lead} ({rest},) (w{rest})',
    // The lion, as the chief of the animals, called them.
    '({subject},) ([kpLPda]{rest},) ({verb}) {end}',
    ['({subject},) ([kpLPda]{rest},) ({verb}{some}) ([rq]{next}{some})', '2134'],
    // Longer chains of clauses.
    '({head}) ({verb}{some},?) {tail} {later}',
    '({head}) ({verb}) ({rest},?) {tail} {later}',
    '({head}) ({verb}{some},?) {tail} {later} {later}',
    '({opening}) ({subject}) ({verb}{some},?) {tail}',
    '({opening}) ({subject}) ({verb}{some},?) {tail} {later}',
    '({when}{subject}) ({verb}{some},) ({subject}) ({verb}{some},?) {tail}',
    '({when}{subject}) ({verb}{some},) (s?{verb}{some},?) {tail}',
    '({when}{subject}) ({verb}{some},) (s?{verb}{some},?) {tail} {later}',
  ]);
};

/** The grammar of a Romance language: subject, verb and object stand in this order. */
export function romanceGrammar(lists: RomanceWords): Grammar {
  return {
    elides: lists.elides === true,
    refused: lists.refused,
    persons: lists.persons,
    classes: {
      l: words(lists.articles),
      n: words(lists.negations),
      ...(lists.negationEnds === undefined ? {} : { x: words(lists.negationEnds) }),
      d: words(lists.of),
      a: words(lists.to),
      L: words(lists.places),
      p: words(lists.prepositions),
      q: words(lists.that),
      r: words(lists.relatives),
      ...(lists.ifs === undefined ? {} : { j: words(lists.ifs) }),
      t: words(lists.times),
      K: words(lists.reasons),
      k: words(lists.clauseWords),
      e: words(lists.and),
      m: words(lists.but),
      o: words(lists.subjects),
      s: words(lists.otherSubjects),
      B: words(lists.be),
      H: words(lists.auxiliaries),
      V: new RegExp(`^(?:${lists.verbs.split(/\s+/).join('|')})$|${lists.verbEnding.source}`, 'u'),
      c: words(lists.clitics),
      D: words(lists.determiners),
      T: words(lists.degrees),
      b: new RegExp(`^(?:${lists.adverbs.split(/\s+/).join('|')})$|${lists.adverbEnding.source}`, 'iu'),
      P: new RegExp(`^(?:${lists.participles.split(/\s+/).join('|')})$|${lists.participleEnding.source}`, 'u'),
      I: lists.infinitive,
    },
    forms: formsFor(lists.inverts === true),
  };
}
