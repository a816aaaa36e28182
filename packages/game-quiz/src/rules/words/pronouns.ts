import { wordTable } from './word-table.js';

/** Pronouns that stand for a person or thing named before. Those that also open a sentence of their own ("it is ...") are left out. */
export const personalPronouns = wordTable({
  en: 'he|she|they|him|his|her|hers|them|their|theirs',
  de: 'er|ihn|ihm|ihnen|seine[mnrs]?',
  es: 'él|ella|ellos|ellas',
  fr: 'elle|elles|ils|lui',
  it: 'lui|egli|ella|essi|esse',
  pt: 'ele|ela|eles|elas|dele|dela|deles|delas',
  nl: 'hij|hem|hun',
  pl: 'on|ona|oni|one|jego|jej|ich',
  ru: 'он|она|они|его|её|ее|ему|ей|их|им',
  uk: 'він|вона|вони|його|її|йому|їх',
  ro: 'el|ea|ei|ele|lui',
  sv: 'han|hon|honom|henne|hans|hennes',
  vi: 'anh ấy|cô ấy|ông ấy|bà ấy|họ',
  th: 'เขา|เธอ|พวกเขา',
  zh: '他|她|他们|她们|它们',
  ja: '彼|彼女|彼ら',
  ko: '그는|그녀는|그들은|그가|그녀가',
});
