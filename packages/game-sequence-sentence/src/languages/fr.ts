import type { Language } from './language.js';

/** French. */
export const french: Language = {
  articles: {
    indefinite: /^(?:une?|des|un’)$/,
    definite: /^(?:l’|les?|la|du|aux?|ce|cet|cette|ces|son|sa|ses|leurs?)$/,
  },
  innerConnectives: 'aussi|donc|cependant',
  ordinals: [
    /^(?:premièrement|deuxièmement|troisièmement|d['’]abord|en (?:premier|deuxième|second|dernier) lieu)(?!\p{L})/iu,
  ],
  stepWords: 'étape',
  procedureHeadings: 'préparation|étape|mode d',
  stages: [
    /^(?:préchauff|lav|épluch|prépar|mesur)/,
    /^(?:coup|hach|râp|émin|écras)/,
    /^(?:mélang|batt|fouett|pétri|remu)/,
    /^(?:ajout|vers|plac|mett|met|incorpor|dispos)/,
    /^(?:cui|fai|enfourn|bouill|mijot|laiss|rôti|chauff)/,
    /^(?:égoutt|retir|sort|démoul)/,
    /^(?:serv|décor|conserv|saupoudr|dégust)/,
  ],
};
