import { type Language, words } from './language.js';

/** Italian. */
export const italian: Language = {
  determiners: words(
    'il lo la i gli le un uno una mio mia suo sua suoi sue loro questo questa questi queste ogni del dello della dei degli delle al allo alla ai agli alle nel nello nella nei negli nelle sul sulla sui dal dalla dai dallo dagli nello due tre quattro cinque sei sette otto nove dieci alcuni alcune molti',
  ),
  prepositions: words('a ad di da in con per su tra fra senza sotto sopra verso contro durante'),
  conjunctions: words('e ed o'),
  boundPrepositions: words('di'),
  setPhrases: 'più tardi|un po’|più volte|ad alta|alta voce',
  movableAdverbs: words('anche sempre mai spesso ora allora oggi ieri domani presto ancora già lì qui poi'),
  adverbEnding: /mente$/,
  timePhrases: /^(?:ieri|oggi|domani|ogni (?:giorno|mattina|sera|notte|settimana|mese|anno)|nel \d{4})$/,
  subjectPronouns: /^(?:io|tu|lui|lei|noi|loro)$/,
  clauseWords: words('che chi quando dove mentre perché se come ma e o non è sono era'),
  fixedOrder: {
    refused: /(?<!\p{L})(?:solo|inoltre|così)(?!\p{L})/iu,
    circumstances:
      /^(?:col|coi|dal|dalla|dai|dalle|sul|sulla|sui|sulle|nello|negli|nelle|dentro|dopo|prima|in|su|durante|sotto|con|per|da|tra|fra|sopra|senza|nel|nella|nei)$/,
    be: /^(?:è|sono|era|erano|fu)$/,
  },
};
