import type { Language } from './language.js';

/** German. */
export const german: Language = {
  articles: {
    indefinite: /^eine?[nmrs]?$/,
    definite: /^(?:der|die|das|den|dem|des|diese[mnrs]?|jene[mnrs]?|(?:sein|ihr)e?[mnrs]?|im|am|zum|zur|beim|vom)$/,
  },
  innerConnectives: 'auch|jedoch|daher|deshalb',
  ordinals: [/^(?:erstens|zweitens|drittens|viertens|zuerst|zuletzt)(?!\p{L})/iu],
  stepWords: 'schritt',
  procedureHeadings: 'zubereitung|anleitung|schritt|vorgehen',
  stages: [
    /^(?:vorheiz|heiz|wasch|schäl|mess|bereit)/,
    /^(?:schneid|hack|würfel|reib|zerdrück)/,
    /^(?:misch|vermeng|verrühr|rühr|schlag|knet)/,
    /^(?:gib|geben|gieß|füll|leg|hinzu|streich)/,
    /^(?:back|koch|brat|köchel|ruhen|erhitz|lass|lassen|kühl)/,
    /^(?:abgieß|nimm|nehmen|herausn|wend)/,
    /^(?:servier|garnier|genieß|aufbewahr|streu)/,
  ],
};
