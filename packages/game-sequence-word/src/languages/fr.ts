import { type Language, words } from './language.js';
import { romanceGrammar } from './romance.js';

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
  grammar: romanceGrammar({
    persons:
      /^(?:Il|Elle|Ils|Elles|Son|Sa) (?!y a|faut|pleut|pleuvait|neige|neigeait|fait|faisait|s['’]agit|est (?:\p{Ll}+ (?:de|que)))/u,
    articles: "la le les l'",
    determiners:
      'un une mon ma mes ton ta tes son sa ses notre nos votre vos leurs chaque deux trois quatre cinq six sept huit neuf dix quelques plusieurs certains certaines tout toute tous toutes aucun aucune',
    clitics: "se s' me m' te t' lui leur y en",
    negations: "ne n'",
    negationEnds: 'pas plus jamais rien guère point',
    of: "de d' du des",
    to: 'à au aux',
    places: 'dans pendant chez',
    prepositions: 'par pour sur sous avec sans entre vers depuis contre devant derrière',
    that: "que qu'",
    relatives: 'qui dont où lequel laquelle',
    clauseWords: "quand lorsque lorsqu' comme si pendant après avant dès tandis",
    reasons: 'car parce puisque',
    times:
      'jour jours nuit nuits matin soir semaine semaines mois an ans année années fois temps lundi mardi mercredi jeudi vendredi samedi dimanche été hiver',
    and: 'et ou ni',
    but: 'mais',
    subjects: 'je tu nous vous on',
    otherSubjects: 'il elle ils elles',
    auxiliaries: 'a ont avait avaient eut eurent aura auront ai avons avez',
    be: 'est sont était étaient fut furent sera seront',
    verbs:
      'fait font peut peuvent doit doivent veut veulent va vont sait savent dit disent voit voient vient viennent prend prennent met mettent tient dut put voulut fit firent vit virent dirent mit mirent prit prirent vint vinrent sut tint eut courut reçut connut vécut parut répondit descendit entendit sortit partit finit choisit dormit sentit suivit ouvrit perdit rendit attendit pouvait devait voulait aimait semble semblent existe existent permet permettent signifie forme forment montre montrent contient contiennent produit produisent comprend comprennent devient deviennent reste restent donne donnent aide aident utilise utilisent représente vivent grandit reçoit offre offrent commence commencent couvre suit suivent pensent pense croit demande trouve trouvent porte portent vis faut évite facilite héberge pourrait devrait serait aurait pourraient devraient seraient pouvez devez avez êtes voulez mange boit dort court ouvre écrit lit parle appelle passe sort entre pousse naît meurt monte descend arrive laisse tombe sent vend perd apprend enseigne change consiste dépend dépendent entraîne assure protège couvrent choisissent réussit retourna observe change pond guette remarque habite marche joue cherche regarde aime travaille raconte explique exige occupe possède mesure mène mènent crée gère compte ajoute apparaît appartient apporte apprécie approche assiste atteint attend attire augmente avance brille cache chante comporte conduit connaît conserve construit continue convient coule craint crie croît cultive décide découvre défend désigne dirige disparaît domine dure échappe éclaire écoute élève emploie empêche encourage entend entoure envoie évolue fabrique ferme fonde fournit frappe gagne ignore imagine impose indique intervient invite jette lance lève nécessite nomme nourrit obtient organise oublie paraît participe parvient pèse plante prépare présente précède prévoit promet propose provient quitte ramène reconnaît réduit règne relie remplace repose résiste respecte ressemble retient retrouve réunit revient rêve saute sépare sert souffre souhaite soutient subit suffit tire touche tourne traverse vaut vole rit servit offrit couvrit tendit mordit battit naquit conduisit construisit produisit détruisit écrivit lut crut reconnut disparut apparut aperçut mourut plut valut fallut conclut peux veux suggère affirme',
    verbEnding:
      /^(?!(?:lait|trait|portrait|souhait|attrait|extrait|parfait|retrait|opéra|cinéma|panda|papa|mama|cela|delà|voilà|déjà|plaît|bienfait|forfait|satisfait|imparfait|agenda|véranda|pizza|caméra|vista|sofa|soda|koala|puma|argent|parent|accident|content|président|talent|client|patient|récent|absent|violent|urgent|intelligent|innocent|évident|fréquent|permanent|continent|différent|présent|agent|couvent|serpent|torrent|équivalent|excellent|adolescent|étudiant|cent|dent|vent|souvent|élément|régent|transparent|ciment|orient|occident|précédent)$)\p{L}{2,}(?:ait|aient|èrent|irent|urent|era|eront|[^m]ent|[^r]a)$/u,
    participles:
      '(?:fait|dit|vu|mis|pris|eu|été|pu|dû|voulu|su|venu|devenu|reçu|perdu|couru|ouvert|écrit|mort|appris|rendu|entendu|choisi|fini|couvert|construit|produit|détruit|conduit|parti|sorti|né|vendu|connu)e?s?',
    participleEnding: /\p{L}{2}(?:é|ée|és|ées)$/u,
    infinitive: /^\p{Ll}+(?:er|ir|re|oir)$/u,
    degrees: 'très plus moins si aussi trop',
    adverbs:
      'longtemps partout toujours souvent maintenant alors hier demain bientôt encore déjà là ici puis ensuite bien mal presque même tout beaucoup peu assez vite enfin',
    adverbEnding: /ment$/,
    elides: true,
    refused:
      /(?<!\p{L})(?:donc|aussi|ainsi|alors|cependant|là|ici|ceci|cela|ça|celui|celle|ceux|celles|tel|telle|tels|surtout|seulement|même|par exemple|-ci|c['’]est|c['’]était|ce)(?!\p{L})|^(?:\S+ )?(?:cet|cette|ces|autre|autres) |\?|\p{L}-(?:il|elle|t|ils|elles)(?!\p{L})/iu,
  }),
};
