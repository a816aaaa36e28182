import type { Language } from './language.js';

/** The beginning of a clause up to its verb, which is in the indicative. */
const indicative =
  '(?:(?:non|si|mi|ti|ci|vi|l[oae]|li|ne|gli|anche|sempre|ancora|già) )*' +
  "(?:l[’'](?:ha|hanno|aveva|avevano)|c[’'](?:è|era|erano)|è|sono|era|erano|fu|furono|ha|hanno|aveva|avevano|ebbe|può|possono|" +
  'poté|deve|devono|vuole|vogliono|fa|fanno|fece|\\p{Ll}+(?:ava|avano|eva|evano|iva|ivano|ò|arono|irono|erono)) ';
/** A subject of two words, if there is one. */
const subject = "(?:(?:lui|lei|essi|nessuno|(?:il|lo|la|i|gli|le|suo|sua|l[’']) ?\\p{Ll}+) )?";
/** The beginning of a clause up to its verb, which is in the subjunctive. */
const subjunctive = "(?:[\\p{Ll}’']+ ){0,3}(?:sia|siano|abbia|abbiano|possa|possano|\\p{Ll}+sse(?:ro)?) ";
/** Words before "perché" that make it no plain reason. */
const noReason =
  '(?:non|solo|soltanto|anche|proprio|forse|è|era|ecco|e|o|so|sa|sapere|sapeva|capire|cap[ìi]|capiva|capisce|spiegare|spiega|spiegò|' +
  'chiedere|chiese|chiede|domandò|motivo|ragione|vedere)';
const ofSomething = " d(?:i|el|ella|ello|ei|egli|elle) \\p{Ll}| dell[’']\\p{Ll}";
const aThing = " (?:il|lo|la|i|gli|le|una?|suo|sua) \\p{Ll}| l[’']\\p{Ll}";

/** Words that link two statements in Italian. See language.ts. */
export const italianLinks: NonNullable<Language['links']> = {
  between: [
    {
      words: /^(?:Tuttavia|Ciononostante|Ciò nonostante|Nonostante ciò)(?=, \p{Ll})/u,
      others: ['Di conseguenza', 'Per esempio', 'In altre parole'],
    },
    {
      words: /^(?:Pertanto|Perciò|Di conseguenza|Per questo motivo|Per questa ragione)(?=, \p{Ll})/u,
      others: ['Tuttavia', 'Al contrario', 'In caso contrario'],
    },
    {
      words: /^(?:Pertanto|Perciò|Per questo motivo|Per questa ragione)(?= \p{Ll})/u,
      others: ['Nonostante ciò', 'Invece di ciò', 'A differenza di ciò'],
    },
    { words: /^(?:Per esempio|Ad esempio)(?=, \p{Ll})/u, others: ['Tuttavia', 'Di conseguenza', 'In caso contrario'] },
    { words: /^(?:Al contrario|Invece)(?=, \p{Ll})/u, others: ['Di conseguenza', 'Per esempio', 'In altre parole'] },
    {
      words: /^(?:In caso contrario|Altrimenti)(?=, \p{Ll})/u,
      others: ['Per esempio', 'Allo stesso modo', 'Grazie a ciò'],
    },
    {
      words: /^(?:In altre parole|Vale a dire|Detto altrimenti)(?=, \p{Ll})/u,
      others: ['Tuttavia', 'Al contrario', 'Nel frattempo'],
    },
  ],
  within: [
    {
      words: /(?<=\p{L}{2}, )(?:poiché|dato che|visto che|dal momento che|siccome)(?= \p{L})/u,
      others: ['anche se', 'oppure', 'eppure'],
    },
    {
      words: /^(?:Poiché|Dato che|Visto che|Dal momento che|Siccome)(?= [^,]+, )/u,
      others: ['Anche se', 'Finché', 'A mano a mano che'],
    },
    {
      words: new RegExp(`(?<=\\p{L}{2},? )(?<!(?:^| )${noReason},? )perché(?= ${subject}${indicative})`, 'u'),
      others: ['anche se', 'oppure', 'eppure'],
    },
    {
      words: new RegExp(`(?<=\\p{L}{2}, )anche se(?= ${subject}${indicative})`, 'u'),
      others: ['perché', 'quindi', 'oppure'],
    },
    { words: new RegExp(`^Anche se(?= ${subject}${indicative}[^,]+, )`, 'u'), others: ['Poiché', 'Siccome', 'Finché'] },
    {
      words: new RegExp(`(?<=\\p{L}{2}, )(?:quindi|perciò|cosicché|sicché)(?= ${subject}${indicative})`, 'u'),
      others: ['perché', 'anche se', 'oppure'],
    },
    {
      words: new RegExp(`(?<=\\p{L}{2}, )ma(?= ${subject}${indicative})`, 'u'),
      others: ['da quando', 'ogni volta che', 'oppure'],
    },
    {
      words: /(?<=\p{L}{2},? )affinché(?= \p{L})/u,
      others: ['senza che', 'nonostante', 'a meno che'],
    },
    {
      words: new RegExp(`(?<=\\p{L}{2}, )(?:sebbene|benché|nonostante)(?= ${subjunctive})`, 'u'),
      others: ['affinché', 'purché', 'a meno che'],
    },
    {
      words: new RegExp(`^(?:Sebbene|Benché|Nonostante)(?= ${subjunctive}[^,]+, )`, 'u'),
      others: ['Affinché', 'Purché', 'A meno che'],
    },
    {
      words: new RegExp(`(?<=\\p{L}{2},? )(?:a causa|per via)(?=${ofSomething})`, 'u'),
      others: ['a differenza', 'invece', 'in cerca'],
    },
    { words: new RegExp(`^A causa(?=(?:${ofSomething})[^,]+, )`, 'u'), others: ['A differenza', 'Invece', 'In cerca'] },
    {
      words: new RegExp(`(?<=\\p{L}{2},? )(?:nonostante|malgrado)(?=${aThing})(?! ${subjunctive})`, 'u'),
      others: ['mediante', 'secondo', 'eccetto'],
    },
    {
      words: new RegExp(`^(?:Nonostante|Malgrado)(?=(?:${aThing})[^,]+, )(?! ${subjunctive})`, 'u'),
      others: ['Mediante', 'Secondo', 'Eccetto'],
    },
    {
      words: /(?<=\p{L}{2},? )(?:al fine di|allo scopo di|con lo scopo di)(?= \p{Ll}+(?:re|rsi|rl[oaie])(?!\p{L}))/u,
      others: ['invece di', 'a costo di', 'per paura di'],
    },
  ],
};
