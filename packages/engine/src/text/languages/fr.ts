import { fra } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** French. */
export const french: Language = {
  stopWords: {
    packaged: fra,
    own: `afin alors après aucun aussi autre autres avant car celle celles celui ceux chaque chez comme depuis donc dont elles
    encore entre jusqu lorsque moins ni parce pendant peu peut plus pourquoi près quand quoi si sous tous tout toute
    toutes très vers`,
  },
  abbreviations: 'm mm mme mlle dr pr st ste mgr me p.ex ex cf av env fig art chap éd',
  openingCues: {
    pronoun:
      'il|elle|ils|elles|ce|cet|cette|ces|cela|ceci|celui|celle|ceux|celles|son|sa|ses|leur|leurs|lui|eux|y|c’est|c’était|tel|telle|tels|telles|les deux|l’autre|les autres|un autre|une autre|quand il|quand elle|quand ils|lorsqu’il|lorsqu’elle|là|ici|ce dernier|cette dernière|dans ce|dans cette|avec cette|avec ce|chaque fois',
    connective:
      'mais|et|ou|or|donc|car|cependant|pourtant|toutefois|ainsi|aussi|de plus|en outre|par conséquent|néanmoins|en effet|par exemple|au contraire|en revanche|sinon|c’est pourquoi|même|peut-être|oui|non|d’ailleurs|en fait|enfin|malheureusement|heureusement|seulement',
    time: 'puis|ensuite|alors|après|plus tard|finalement|enfin|soudain|tout à coup|bientôt|aussitôt|pendant ce temps|le lendemain|ce soir|cette nuit|ce jour|ce matin|ce jour-là|ce soir-là|ce matin-là|cette nuit-là|depuis|dès lors|peu après|deuxièmement|troisièmement|en dernier|au bout|à ce moment|en un rien|maintenant|cette fois|dès que|aussitôt que',
    episode: 'un jour|un beau jour|un matin|un soir|une nuit|une fois',
  },
  elapsedTime: {
    numbers: 'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|quelques|plusieurs|quelque',
    units: 'secondes?|minutes?|heures?|jours?|nuits?|semaines?|mois|an|ans|années?|siècles?|décennies?',
    before: 'après|au bout de|au bout d’|en moins de|à peine',
    after: 'plus tard|après',
  },
  laterPronouns: {
    openers: 'à|au|aux|en|dans|de|avec|sans|après|avant|pendant|depuis|sur|sous|chez|chaque',
    articles: 'le|la|les|un|une|son|sa|ses|ce|cet|cette|leur',
    demonstratives: 'ce|cet|cette|ces',
    subjects: 'elle|ils|elles|il(?! (?:y|n’y|faut|fait|est|existe|reste|s’agit|pleut|neige))',
  },
  detection: {
    letters: 'àâçéèêëîïôùûüœæ',
    foreign: 'kw',
    parts:
      "eau|eux$|oux|ait$|aient$|ment$|tion$|^[ldcjnsm]'|^qu'|ou|oi|ai|ée$|ées$|er$|ez$|it$|re$|eu|nt$|ant$|[^aeiou]s$|ille|^é",
  },
};
