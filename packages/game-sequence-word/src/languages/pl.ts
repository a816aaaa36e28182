import { type Language, words } from './language.js';

/** Polish. */
export const polish: Language = {
  determiners: words(
    'ten ta to te ci mój moja moje twój swój swoja swoje swoją jego jej ich nasz nasza każdy każda każde żaden dwa dwie trzy cztery pięć kilka',
  ),
  prepositions: words('w we na z ze do od o po za pod nad przed przez przy dla bez u między ku podczas według nie'),
  postpositions: words('się'),
  conjunctions: words('i oraz lub albo'),
  boundPrepositions: words('nie'),
  timePhrases: /^(?:wczoraj|dzisiaj|jutro|codziennie|każdego (?:dnia|ranka|wieczoru|roku)|w \d{4} roku)$/,
  subjectPronouns: /^(?:ja|ty|on|ona|my|oni|one)$/,
  clauseWords: words('że który która które kiedy gdy gdzie bo jeśli jak żeby ale a i lub nie jest był była było'),
};
