import { type Language, words } from './language.js';

/** French. */
export const french: Language = {
  determiners: words(
    'le la les un une des du mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces chaque au aux deux trois quatre cinq six sept huit neuf dix quelques plusieurs',
  ),
  prepositions: words('à de en dans par pour sur sous avec sans chez entre vers depuis pendant contre'),
  conjunctions: words('et ou'),
  boundPrepositions: words('de'),
  setPhrases: 'plus tard|un peu|peu à|tout à|d’abord',
  movableAdverbs: words(
    'aussi toujours jamais souvent maintenant alors hier demain bientôt encore déjà là ici puis ensuite',
  ),
  adverbEnding: /ment$/,
  timePhrases:
    /^(?:hier|aujourd['’]hui|demain|chaque (?:jour|matin|soir|nuit|semaine|mois|année)|en \d{4}|(?:le|la) (?:matin|soir|nuit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))$/,
  subjectPronouns: /^(?:je|tu|il|elle|on|nous|vous|ils|elles)$/,
  clauseWords: words('que qui quand où lorsque comme si parce puisque mais et ou ne est sont était'),
  fixedOrder: {
    refused: /(?<!\p{L})(?:donc|plus|surtout|seulement)(?!\p{L})/iu,
    circumstances:
      /^(?:dès|jusqu['’]à|derrière|devant|après|dans|sur|sous|pendant|chez|avec|depuis|après|avant|sans|pour|par|vers|entre)$/,
    be: /^(?:est|sont|était|étaient|fut|furent)$/,
  },
};
