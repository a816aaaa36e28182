import { type Language, words } from './language.js';

/** Swedish. */
export const swedish: Language = {
  determiners: words(
    'en ett den det de min mitt mina din ditt sin sitt sina hans hennes deras vår vårt denna detta dessa varje ingen inget några många två tre fyra fem sex sju åtta nio tio',
  ),
  prepositions: words(
    'i på av till från med utan under över vid hos mot om efter före genom mellan bakom framför bland kring runt åt att',
  ),
  conjunctions: words('och eller'),
  boundPrepositions: words('av'),
  setPhrases: 'ett par|lite grann|till slut|till sist',
  timePhrases: /^(?:igår|idag|imorgon|i (?:går|dag|morgon)|varje (?:dag|morgon|kväll|natt|vecka|månad|år))$/,
  timeStands: 'beside the verb',
  subjectPronouns: /^(?:jag|han|hon|vi)$/i,
  clauseWords: words('att som när om medan eftersom innan men och eller för så är var'),
};
