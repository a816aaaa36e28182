import { type Language, words } from './language.js';

/** Dutch. */
export const dutch: Language = {
  determiners: words(
    'de het een mijn je jouw zijn haar ons onze hun dit dat deze die elke ieder iedere geen enkele vele twee drie vier vijf zes zeven acht negen tien',
  ),
  prepositions: words(
    'in op aan bij met na naar van voor zonder uit om te tot tussen door over onder achter naast tegen boven binnen tijdens sinds per',
  ),
  conjunctions: words('en of'),
  boundPrepositions: words('van'),
  setPhrases: 'niet meer|een beetje|steeds meer',
  timePhrases: /^(?:gisteren|vandaag|morgen|elke (?:dag|ochtend|avond|nacht|week|maand)|elk jaar|in \d{4})$/,
  timeStands: 'beside the verb',
  subjectPronouns: /^(?:ik|hij|we|wij)$/i,
  clauseWords: words('dat die wie wat waar als toen terwijl omdat voordat nadat maar want dus en of is was zijn waren'),
  verbPart: /^(?:af|terug|weg|neer|mee|heen|samen|vast)\b/,
};
