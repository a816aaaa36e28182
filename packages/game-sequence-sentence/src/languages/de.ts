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
  lastWork: /(?<!\p{L})(?:servier|genieß|garnier|anricht)/iu,
  demonstratives: /^(?:diese[mnrs]?|jene[mnrs]?|solche[mnrs]?)$/,
  pointers:
    /^(?:dann|zusätzliche[mnrs]?|danach|auch|andere[mnrs]?|weitere[mnrs]?|wieder|jedoch|daher|deshalb|dafür|dagegen|dabei|damit|dadurch|außerdem|dort|beide[mnrs]?|trotzdem|hier|ebenfalls|ebenso)$/,
  additions:
    /^(?:und|auch|außerdem|zudem|ferner|weitere|andere|ebenso|einige|manche|viele|oder|\p{L}+ \p{L}+ (?:auch|außerdem))(?![\p{L}\p{M}])/iu,
  explainers: /^(?:des|der|von|vom|eines|einer|zwischen)$/,
  persons: /^(?:er|ihn|ihm|seine?[mnrs]?|sie|ihre?[mnrs]?)$/,
  explained: /^(?:der|die|das) (?:[\p{L}-]+ ){1,2}(?:des|der|von|vom|eines|einer|zwischen)\b/iu,
  sequels:
    /^(?:am (?:nächsten|folgenden|anderen) (?:tag|morgen|abend)|am (?:morgen|abend)|in der nacht|als (?:er|sie|es|der \p{L}+|die \p{L}+) (?:\p{L}+ )?(?:zurück|fertig|ankam|aufwach|sah|hörte))(?!\p{L})/iu,
  openPronoun:
    /^(?:vorher|nachher|danach|davor|dabei|dadurch|daraus|damit|dort|später|früher|zuvor|anschließend)(?!\p{L})|^(?:als|wenn|während|nachdem|bevor|weil|da|obwohl) (?:er|sie|es) /iu,
  looksBack:
    /^(?:auch|so|da|dann|dort|hier|nun|jetzt|doch|denn|nein|ja|also|jedenfalls|schließlich)(?!\p{L})|(?<!\p{L})(?:ebenfalls|ebenso|letztere[rsnm]?|erstere[rsnm]?|obige[rsnm]?|erwähnte[rsnm]?|oben genannte[rsnm]?|solche[rsnm]?|dieselbe[n]?|derselbe[n]?|zwar)(?!\p{L})|(?<!\p{L})(?:beide[nrsm]?|wieder|erneut|noch einmal|wie zuvor|wie vorher)(?!\p{L})/iu,
};
