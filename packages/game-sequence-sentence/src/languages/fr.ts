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
  lastWork: /(?<!\p{L})(?:serv[ei]|dégust)/iu,
  demonstratives: /^(?:ce|cet|cette|ces|cela|ceci|tels?|telles?)$/,
  pointers:
    /^(?:alors|ensuite|supplémentaires?|aussi|autre|autres|donc|cependant|encore|également|même|mêmes|ainsi|là|pourtant)$/,
  additions:
    /^(?:et|aussi|en outre|de plus|également|d['’]autres|certains|certaines|plusieurs|ou|\p{L}+ \p{L}+ (?:aussi|également))(?![\p{L}\p{M}])/iu,
  explainers: /^(?:de|du|des|qui|que|d’|entre)$/,
  persons: /^(?:il|elle|lui|son|sa|ses)$/,
  explained: /^l(?:es?|a|['’]) ?(?:[\p{L}-]+ ){1,2}(?:de|du|des|d['’])/iu,
  noCues: /^(?:alors que|pour|quelques|certaine?s|plusieurs) /i,
  sequels:
    /^(?:le (?:lendemain|soir|matin)|la nuit venue|quand (?:il|elle|ils|elles) (?:eut|fut|eurent|furent|arriv|vi|entend|revin))(?!\p{L})/iu,
  strictDemonstratives: /^(?:\p{L}+ )?ces /iu,
  openPronoun:
    /^[^,]{0,60}(?<!\p{L})(?:ils|elles)(?!\p{L})|^(?:tant qu|quand|lorsqu|comme|pendant qu|après qu|puisqu)['’ ]?(?:il|elle)s? |^(?:c['’]était|heureusement|oh!)/iu,
  looksBack:
    /^(?:celui-ci|celle-ci|ceux-ci|celles-ci|celui-là|celle-là|(?:les |le |la )?voilà|(?:les |le |la )?voici|mais|donc|alors|ensuite|puis|enfin|ainsi|là|ici|cela|ça|oui|non|hélas|au contraire)(?!\p{L})|(?<!\p{L})(?:précédent(?:e|s|es|ment)?|susmentionné\p{L}*|ci-dessus|ce dernier|cette dernière|ces derniers|lui aussi|elle aussi)(?!\p{L})|(?<!\p{L})(?:tous deux|toutes deux|de nouveau|à nouveau|non plus|comme la première fois|comme d’habitude|comme avant)(?!\p{L})|^\p{Lu}\p{L}+ (?:lui|leur) \p{Ll}/iu,
};
