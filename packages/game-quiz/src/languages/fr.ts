import { frenchClasses } from './fr-words.js';
import type { Language } from './language.js';

const beings =
  'animal+bird+seaAnimal+insect+fantasy family trade school military ruler+foreignRuler office scholar artist human person';
/** Forms of verbs that are no other words. */
const verb =
  '(?:(?!petit|droit|étroit)\\p{Ll}{2,}(?:[^é]a|it|ut|ait|int)|a|est|fut|eut|va|vit|dit|fait|peut|veut|doit|prit|mit|dort|court|sort|entre|arrive|prend|met|regarde|demande|répond|trouve|cherche|travaille|joue|sait|donne|revient|marche|vole|crie|mange|pense|veille|habite|porte|gouverne|dirige|attaque|envoie)';
/** No pronoun for somebody whom another sentence names. */
const noOtherPerson =
  '(?!.{0,140}(?<!\\p{L})(?:lui|leur|eux|elles?|ils?|y|en|seconde?|deuxième|troisième|dernière?)(?!\\p{L}))(?!l[eas]{1,2} \\p{Ll}+(?:ait|a|it)\\s)';
const says = "(?:dit|demanda|répondit|cria|s[’']écria|murmura|répliqua)";
const being = "(?:(?:[Ll]e|[Ll]a|[Uu]ne?) |[Ll][’'])?[\\p{L}-]+(?: \\p{Lu}\\p{Ll}+)?";

/** French. See language.ts for the members. */
export const fr = {
  numberWords:
    'zéro|aucune?|demie?|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|cent|mille|millions?|tous',
  absoluteTerms:
    'toujours|jamais|absolument|complètement|totalement|entièrement|sans exception|en aucun cas|dans tous les cas',
  wholeTerms: 'tous|toutes|aucun|aucune|personne ne|rien',
  vagueTerms:
    'parfois|souvent|généralement|en général|habituellement|fréquemment|rarement|occasionnellement|probablement|peut-être|plus ou moins|presque',
  degreeWords: 'plus|moins|aussi',
  frequencyWords: 'souvent|rarement|\\p{L}+ment',
  negations: 'ne|pas|sauf|excepté|jamais|sans|aucun|aucune|fausse|faux|incorrecte?',
  asksForFalsehood:
    "(?:n'est|ne sont|n'a) pas (?:vraie?|exacte?|correcte?|mentionnée?|été mentionnée?|citée?)|sauf|est fausse?|est faux",
  asksForReason: 'pourquoi',
  clauseOpeners: 'que|si|parce que|quand|bien que|qui',
  pronouns: 'elle|elles|ils|lui',
  articleFits: [
    { before: /[ldq]u?'(?: ?_{2,}|$)/, fits: /^[aeiouyhàâéèêëîïôœù]/ },
    { before: /(?:^| )(?:le|la|de|du|ce|que|ne)(?: ?_{2,}|$)/, fits: /^(?![aeiouàâéèêëîïôœù])/ },
  ],
  asksNothing: [
    /^(?:laquelle|lesquelles|lequel|quelles?)(?: de ces| des)?(?: (?:affirmations?|réponses?|propositions?|options?))?(?: suivantes?)?(?: (?:est|sont))?(?: (?:la )?(?:vraies?|correctes?|exactes?|bonnes?))? ?[?:]?$/u,
  ],
  namesTheText: [/selon (?:le|ce) (?:texte|passage)|selon l['’]article|d['’]après le texte|dans le texte/iu],
  allOfTheAbove: [
    'toutes les réponses',
    'toutes ces réponses',
    'tout ce qui précède',
    'toutes les réponses ci-dessus',
    'toutes les réponses sont correctes',
    'toutes les réponses précédentes',
    'tous les choix',
  ],
  allForms: [/^tou(?:s|tes) (?:(?:les|ces) )?(?:réponses|options|affirmations)(?: \p{L}+){0,2}$/u],
  noneOfTheAbove: [
    'aucune de ces réponses',
    'aucune des réponses',
    "aucun d'entre eux",
    'aucune des réponses ci-dessus',
    'aucune de ces propositions',
    'aucun de ces choix',
    'aucune réponse',
    'aucune des précédentes',
    'rien de tout cela',
  ],
  noneForms: [/^aucune? (?:de |des |de ces )(?:réponses|options)(?: \p{L}+){0,2}$/u],
  truthValues: 'vrai faux oui non',
  keyMarks: 'correcte',
  optionNames: 'réponses?|choix',
  positions: 'première|deuxième|troisième|dernière',
  verdicts: 'correcte|incorrecte|fausse?|vraie?',
  copulas: 'est',
  optionJoiners: 'et|ou',
  combinationOpeners: 'seulement|à la fois',
  combinationClosers: 'seulement',
  andWords: 'et',
  leansBack: /(?<!\p{L})(?:aussi(?! \p{L}+ que)|encore|déjà|que (?:son|sa|ses))(?!\p{L})|^(?:Son|Sa|Ses|Leurs?) /iu,
  openThing:
    /^(?:La société|La ville|Le pays|L['’]entreprise|L['’]équipe|Le groupe|L['’]île)(?! (?:d[eu]s?|d['’]|qui|que|\p{Lu}))(?!\p{L})/u,
  listWords: 'et|ou',
  openingConjunctions: 'Et|Mais',
  openingAdverbs:
    'Cependant|Pourtant|Toutefois|Néanmoins|Ainsi|Alors|Ensuite|Puis|Enfin|Finalement|Soudain|De plus|En outre|Par ailleurs|En effet|Par exemple|En revanche|Par contre|Un jour|Un matin|Un soir|Le lendemain|Le lendemain matin|Peu après|Plus tard|Au contraire|En fait|Bientôt|Malheureusement|Heureusement',
  stemWords: { min: 6, max: 38 },
  subjectWithin: 0,
  innerPronouns:
    /(?<!\p{L})(?:il(?! (?:y|faut|fait|existe|reste|pleut|neige|est (?:possible|nécessaire|important|temps|difficile|facile)|était (?:une fois|temps)))|elle|ils|elles|lui|eux|(?:l[ae]s?|leur) (?!lait|trait|fait|souhait|portrait)\p{Ll}+(?:ait|aient|èrent|irent))(?!\p{L})/u,
  namesSubject: /^(?:(?:Les?|La|Une?|Tous les|Toutes les|Deux|Trois) |L[’'])(?!\p{Ll}+,? (?:et|ou) )\p{L}+/u,
  pointsOutside:
    /(?<!\p{L})(?:il s[’']agit|y|alors(?! qu)|ainsi(?! qu)|cependant|pourtant|toutefois|néanmoins|ensuite|également|par exemple|en effet|d[’']ailleurs|c[’']ét\p{Ll}+|c[’']est(?! [^,.]* qu)|ce(?! qu| n[’']?est)|ceux|celui|celles?|cet|cette|ces|ceci|cela|ici|je|tu|nous|vous|mon|ma|mes|moi|me|notre|nos|votre|vos|ton|ta|tes|toi|donc)(?!\p{L})/iu,
  pointsByOrder:
    /^(?![^,]{0,40}(?:l[ea]s? |l['’]|une? ))[^,]{3,40}, (?:ils?|elles?)(?!\p{L})|^\p{Lu}\p{Ll}+ (?:\p{Ll}+ ){0,2}(?:ils?|elles?|lui|eux)(?!\p{L})|^\p{Lu}\p{L}+ (?:lui|leur|l[ea]s?) \p{Ll}+(?:a|it)(?!\p{L})|^(?:L[ea] (?:premi|second|deuxi|troisi|quatri|cinqui|derni)\p{Ll}*,? (?:qui|est|a|de)|\p{Lu}\p{Ll}+ (?:de )?(?:son|sa|ses|leurs?) )/u,
  storyWords: /(?<!\p{L})(?:il|elle|je|lui)(?!\p{L})/iu,
  instructionVerbs:
    'ajoutez ajouter mélangez mélanger coupez couper chauffez faites faire versez verser mettez mettre laissez laisser épluchez lavez servez battez',
  yearBefore: "l['’]an",
  eraBehind: 'av\\. J|ap\\. J',
  yearsBehind: 'ans|années',
  timePrepositions: 'en|depuis',
  numberLabels: 'chapitre',
  numberBoundsBehind: 'ou plus|ou moins|et plus',
  numberBounds:
    "environ|autour de|à peu près|quelque|plus de|moins de|au moins|au plus|jusqu['’]à|jusqu['’]en|avant|après|depuis|dès|presque|près de|supérieure? à|inférieure? à|minimum|maximum|au-delà de|au-dessus de|en dessous de",
  definiteArticles: 'le|la',
  notNumbered: 'dernier|premi|environ',
  countsNothing: 'et',
  placePrepositions: 'en à',
  personVerbs:
    'naît meurt écrit épouse né née qui demanda répondit cria murmura sourit pleura mourut naquit épousa inventa fonda peignit gouverna voyagea étudia découvrit composa construisit publia observa',
  wordClasses: frenchClasses,
  wordSounds: [/^[aeiouyhœ]/iu],
  wordPrefixes: /^(?:[ldnsmtcj]|qu|dell|all|nell|sull|dall|un|quell)['’]/iu,
  wordPlurals: [
    [/[sxz]$/u, '$&'],
    [/(?:eau|eu)$/u, '$&x'],
    [/al$/u, 'aux'],
    [/$/u, 's'],
  ],
  wordArticles: { 'm-': 'le un', 'm+': "l' un", 'f-': 'la une', 'f+': "l' une" },
  personMarks:
    /(?<!\p{L})(?<name>\p{Lu}\p{Ll}{2,}) (?:ne |n['’]|se |s['’]|lui |leur |l[ea]s? )*\p{Ll}{2,}(?:[^é\s]a|it|ait|int|ut)(?!\p{L})/gu,
  questions: [
    {
      kind: 'subject',
      classes: beings,
      find: new RegExp(`^(?<key>${being}) (?<rest>(?:ne |n[’']|se |s[’'])?${verb} ${noOtherPerson}.{8,140})\\.$`, 'u'),
      ask: 'Qui {rest} ?',
    },
    {
      kind: 'subject',
      classes: 'person',
      find: new RegExp(
        `^(?:En \\p{Nd}{4},? )?(?:[Ll]e \\p{L}{4,} |[Ll]a \\p{L}{4,} |[Ll]['’]\\p{L}{4,} )?(?<key>\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+){1,3}) (?<rest>(?:ne |n[’']|se |s[’'])?${verb} ${noOtherPerson}.{8,140})\\.$`,
        'u',
      ),
      ask: 'Qui {rest} ?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: beings,
      find: new RegExp(
        `^(?<key>${being}) (?:lui |leur )?${says}[^:"“«]{0,40} ?: ?["“«]\\s?(?<said>[^"“”«»]{15,140}?)[.,]?\\s?["”»]`,
        'u',
      ),
      ask: 'Qui dit : « {said} » ?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: beings,
      find: new RegExp(`^["“«]\\s?(?<said>[^"“”«»]{15,140}?),?\\s?["”»],? ${says} (?<key>${being})(?!\\p{L})`, 'u'),
      ask: 'Qui dit : « {said} » ?',
    },
  ],
  orderQuestions: {
    first: "Qu'est-ce qui arrive en premier ?",
    last: "Qu'est-ce qui arrive en dernier ?",
    firstStep: 'Quelle étape vient en premier ?',
  },
  subjectPronouns: { Il: 'Le', Elle: 'La' },
  deed: /^(?:(?:Le|La|Les|Un|Une|Deux|Trois) (?:[\p{Ll}-]+ ){1,3}?(?:(?:d['’])?\p{Lu}\p{L}+ )?|L['’][\p{Ll}-]+ (?:\p{Ll}+ )?|(?<name>\p{Lu}[\p{L}-]+) )(?:se |s['’])?(?!(?:fut|eut|furent|eurent|sut|put|voulut|dut|crut|vécut|dit|demanda|répondit|pensa|cria|écria|murmura|resta|sembla|parut|aima|aimèrent|dirent|vécurent|petit|droit|étroit|tout|fait|soit|parfait|nuit|lit|fruit|bruit|esprit|habit|conduit|produit|circuit|instinct|saint|point|peint|\p{Ll}*[ao]it|\p{Ll}*aient|restèrent|réfléchit|réfléchirent|changea|devint|semblèrent|demandèrent|répondirent)(?!\p{L}))(?:\p{Ll}{2,}(?:a|it|ut|int|èrent|irent|urent|inrent)|(?:a|ont) \p{Ll}+(?:é|i|u|is|it|ert)e?s?|est (?:allé|venu|parti|arrivé|entré|sorti|monté|descendu|tombé|revenu|rentré|retourné|mort|né)e?)(?!\p{L})/u,
  noDeed:
    /(?<!\p{L})(?:lui|leur|eux|elles?|ils?|y|en (?=\p{Ll}+(?:a|it))|je|tu|nous|vous|cela|ceci|ça|ce|cet|cette|ces|celui|celle|là|puis|ensuite|alors|enfin|bientôt|aussitôt|donc|ainsi|encore|déjà|aussi|toujours|souvent|jamais|chaque|d['’]abord|finalement|autres?|mêmes?|jusqu\p{L}*|lorsque|quand|parce|avant|après|n[e’']|pas|avai\p{L}+|étai\p{L}+|et (?:demanda|dit|répondit|cria|ajouta|déclara|expliqua|ordonna))(?!\p{L})/iu,
  orderWords: 'donc|alors|ensuite|bientôt|aussitôt|enfin|soudain|finalement|puis|ainsi|aussi|tout à coup|tout de suite',
  wordQuestion: 'Lequel de ces mots signifie « {meaning} » ?',
  links: {
    between: [
      {
        words: /^(?:Pourtant|Cependant|Toutefois|Néanmoins)(?=,? \p{Ll})/u,
        others: ['Par conséquent', 'Par exemple', 'Sinon'],
      },
      { words: /^(?:Par conséquent|En conséquence)(?=,? \p{Ll})/u, others: ['Pourtant', 'Par exemple', 'Sinon'] },
      { words: /^C[’']est pourquoi(?= \p{Ll})/u, others: ['Pourtant', 'Par exemple', 'Sinon'] },
      { words: /^Par exemple(?=,? \p{Ll})/u, others: ['Pourtant', 'Sinon', 'Au contraire'] },
      { words: /^(?:De plus|En outre)(?=, \p{Ll})/u, others: ['Sinon', 'Par conséquent', 'Au contraire'] },
      { words: /^(?:En revanche|Au contraire)(?=, \p{Ll})/u, others: ['Par exemple', 'Par conséquent', 'Sinon'] },
      { words: /^Sinon(?=,? \p{Ll})/u, others: ['Pourtant', 'Par exemple', 'Par conséquent'] },
    ],
    within: [
      {
        words: /(?<=\p{L}{2},? )parce que(?= [b-df-gj-np-tv-z])/u,
        others: ['même si', 'si bien que', 'au point que'],
      },
      {
        words: /(?<=\p{L}{2},? )même si(?= [b-df-gj-np-tv-z])/u,
        others: ['parce que', 'si bien que', 'au point que'],
      },
      {
        words: /(?<=\p{L}{2},? )(?:si bien que|de sorte que)(?= [b-df-gj-np-tv-z])/u,
        others: ['parce que', 'même si', 'sauf si'],
      },
      {
        words: /(?<=\p{L}{2},? )(?:pour que|afin que)(?= [b-df-gj-np-tv-z])/u,
        others: ['bien que', 'sans que', 'à moins que'],
      },
      {
        words: /(?<=\p{L}{2},? )bien que(?= [b-df-gj-np-tv-z])/u,
        others: ['pour que', 'à moins que', 'de peur que'],
      },
      {
        words: /(?<=\p{L}{2},? )à moins que(?= [b-df-gj-np-tv-z])/u,
        others: ['pour que', 'bien que', 'afin que'],
      },
    ],
  },
} satisfies Language;
