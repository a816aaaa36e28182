/** How a language says what something is. Each member lists alternatives of a regular expression. */
export interface Cues {
  /** Articles that may stand before a term. */
  readonly articles: string;
  /** Verbs between a term and what it is, that say so for good. */
  readonly is: string;
  /** Those that tell of the past, of which only names are explained. */
  readonly was: string;
  /** What a definition begins with. */
  readonly opens: string;
  /** Verbs between a definition and its term: "A young seal is called a pup". */
  readonly called: string;
  /** How the first, the largest or the only thing of its kind begins. */
  readonly extreme: string;
  /** Words behind a comma that go on with another thought. */
  readonly turns: string;
  /** Words that point out of a definition. */
  readonly pointing: string;
  /** Words that make a definition say too little, or an opinion. */
  readonly vague: string;
  /** Nouns that are no terms: a text explains with them. */
  readonly common: string;
  /** Verbs that describe, behind a term: "The keel carries the muscles of flight". */
  readonly does?: string;
  /** Where the word stands that tells a term of two apart: "long bones", but "os longs". */
  readonly adjective?: 'first' | 'second';
}

export const cues: Readonly<Record<string, Cues>> = {
  en: {
    articles: 'an?|the',
    is: 'is|are|refers to|means',
    was: 'was|were',
    opens:
      'an?|the|any|one of the|[\\p{L}-]+s (?:that|which|who|with|of|made|used|found|from)|(?!\\p{L}+ing )(?:[\\p{L}-]+ ){1,3}[\\p{L}-]+s (?:that|which|who|with|of|made|used|found|from)',
    called: '(?:is|are) (?:also |often |usually |sometimes )?(?:called|known as|named|termed)',
    extreme: 'the (?:[\\p{L}-]+ )?(?:[\\p{L}-]{3,}est|most [\\p{L}-]+|first|only)',
    turns:
      'and|but|so|which|while|although|though|because|where|yet|or|as|since|when|whereas|for example|such as|including|followed by|meaning',
    pointing:
      'they|he|she|it|this|these|those|such|there|here|so|we|i|you|us|our|your|me|my|his|her|above|below|latter|former|other|others|another|same|also|too|today|now|recently|next|previous|following|then|both|each of|none|either|neither|instead|however|therefore|thus|said|says|told|according|mr|mrs|ms|mme',
    vague:
      'part|way|thing|things|idea|problem|reason|matter|place to|time|question|lot|great|good|bad|best|better|worst|important|popular|perfect|favou?rite|major|significant|key|essential|useful|big|nice|beautiful|wonderful|difficult|easy|result|results|example|examples|case|fact|aspect|subject of|focus|goal|aim|challenge|step|stage of|product of|member of the|second|third|fourth|fifth|main|kind|sort|topic|issue|opportunity|chance|second-largest|second-most|few|many|several|some|most of|more|(?:group|type|kind|form|family) of \\p{L}+$',
    common:
      'man|men|woman|women|boy|girl|child|children|people|person|village|town|house|story|film|movie|book|text|article|author|project|team|company|group|groups|event|game|result|goal|aim|purpose|function|example|problem|advantage|disadvantage|step|answer|reason|idea|way|name|one|another|two|three|today|time|day|year|place|thing|part|kind|type|types|form|king|queen|prince|princess|father|mother|brother|sister|son|daughter|wife|husband|friend|question|point|area|region|size|number|amount|process|method|rest|work|family|home|life|world|first|second|third|last|other|site|study|report|paper|chapter|section|figure|picture|photo|table|important|main|common|best|largest|biggest|population|history|capital|language|language|here|there|what|this|that|everyone|everything|nothing|something|all|most|some|many|key|guide|tool|website|page|chart|map|change|difference|effect|cause|system|structure|majority|current|modern|citizens|members|results|others|data|information|students|teachers|visitors|players|scientists|researchers|experts|always|never|sometimes|often|usually|states|kingdom|nations|anyone|everybody|nobody|someone|countries|things|adults|americans|europeans|participants|users|readers|events|products|items|materials|ingredients|tools',
    does: '(?:is|are)(?: (?:an?|the|made|found|located|called|known|used|formed|composed|covered|responsible|classified|considered|characterized|defined|longer|shorter|larger|smaller|thin|small|flexible|able|usually|often|primarily|mainly|mostly|\\p{L}+s that|joining|prominent))|has(?! been)|have(?! been)|forms?|contains?|consists?|surrounds?|covers?|connects?|provides?|produces?|carr(?:y|ies)|stores?|protects?|transports?|attach(?:es)?|absorbs?|controls?|converts?|measures?|includes?|refers?|occurs?|lies?|lives?|grows?|moves?|allows?|helps?|requires?|uses?|means?|develops?|begins?|describes?|focus(?:es)?|involves?|deals?|stud(?:y|ies)|eats?|feeds?',
    adjective: 'first',
  },
  de: {
    articles: 'der|die|das|eine?',
    is: 'ist|sind|bedeutet|bezeichnet',
    was: 'waren?(?= eine? )',
    opens: 'eine?|der|die|das|[\\p{L}-]+, (?:der|die|das)|(?:\\p{Ll}+e ){1,2}\\p{Lu}[\\p{L}-]+',
    called:
      '(?:nennt|bezeichnet) man(?: auch| oft)?(?: als)?|heißt(?: auch)?|heißen(?: auch)?|(?:wird|werden) (?:auch |oft )?als',
    extreme: '(?:der|die|das) (?:[\\p{L}-]+ )?(?:\\p{Ll}+ste|einzige)',
    turns:
      'und|aber|denn|doch|während|obwohl|weil|da|wobei|sondern|sowie|zum Beispiel|also|oder|so|dass|damit|wenn|als',
    pointing:
      'er|es|sie|dies|diese|dieser|dieses|diesem|diesen|dort|hier|dabei|damit|dafür|daher|darauf|daraus|darin|davon|dazu|dann|so|solche|solcher|solches|wir|ich|du|ihr|uns|unser|unsere|man|auch|andere|anderen|anderer|anderes|gleiche|gleichen|heute|jetzt|nun|nicht|kein|keine|beide|beiden|jedoch|sein|seine|seiner|seinem|seinen|ihre|ihrer|ihrem|ihren|ihres|dessen|deren|ebenfalls',
    vague:
      'teil|weise|ding|dinge|idee|problem|grund|sache|zeit|frage|gut|gute|guter|gutes|besten|beste|wichtig|wichtige|wichtiger|wichtiges|wichtigste|beliebt|beliebte|beliebtes|groß|große|großes|schön|schöne|schönes|ergebnis|beispiel|fall|tatsache|ziel|schritt|art|möglichkeit|gelegenheit|zweite|zweiter|zweites|dritte|letzte|nächste|meisten|viele|einige|mehr|stück|folge|bekannt',
    common:
      'mann|männer|frau|frauen|junge|mädchen|kind|kinder|menschen|leute|mensch|dorf|stadt|haus|geschichte|film|buch|text|artikel|autor|projekt|gruppe|ergebnis|ziel|zweck|beispiel|problem|vorteil|nachteil|schritt|antwort|grund|idee|weise|name|namen|tag|jahr|ort|ding|teil|art|form|könig|königin|prinz|prinzessin|vater|mutter|bruder|schwester|sohn|tochter|freund|frage|gefahr|punkt|gebiet|region|größe|zahl|anzahl|prozess|methode|rest|arbeit|familie|leben|welt|erste|zweite|dritte|letzte|andere|folgende|dieser|diese|dieses|hier|dort|heute|zeit|hauptstadt|sprache|unterschied|folge|ursache|mehrheit|bevölkerung|grundlage|vorher|nachher|früher|damals|später|danach|oft|meist|insgesamt|ebenso|außerdem|trotzdem|bürger|schüler|forscher|wissenschaftler',
    does: 'ist|sind|hat|haben|besteht|bestehen|enthält|enthalten|bildet|bilden|schützt|schützen|erzeugt|erzeugen|transportiert|transportieren|umgibt|umgeben|verbindet|verbinden|lebt|leben|wächst|wachsen|dient|dienen|liegt|liegen|gehört|gehören|entsteht|entstehen|ernährt|ernähren|frisst|fressen|misst|messen',
    adjective: 'first',
  },
  nl: {
    articles: 'de|het|een',
    is: 'is|zijn',
    was: 'was|waren',
    opens: 'een|de|het',
    called: '(?:noemt|noem) men|heet|heten',
    extreme: '(?:de|het) (?:\\p{Ll}+ste|enige)',
    turns: 'en|maar|want|terwijl|hoewel|omdat|waar|die ook',
    pointing:
      'hij|zij|ze|het|dit|deze|dat|daar|hier|zo|wij|we|ik|jij|je|u|ons|onze|men|ook|andere|ander|zelfde|nu|niet|geen|beide|echter|zijn|haar|hun',
    vague:
      'deel|manier|ding|idee|probleem|reden|tijd|vraag|goed|goede|belangrijk|belangrijke|mooi|mooie|groot|grote|voorbeeld|doel|stap|soort',
    common:
      'man|vrouw|jongen|meisje|kind|kinderen|mensen|dorp|stad|huis|verhaal|boek|tekst|doel|voorbeeld|probleem|naam|dag|jaar|koning|vader|moeder',
  },
  es: {
    articles: 'el|la|los|las|una?|unos|unas',
    is: 'es|son|significa',
    was: 'fue|fueron|era|eran',
    opens: 'una?|el|la|los|las',
    called: 'se (?:llama|llaman|denomina|denominan|conoce como|conocen como)',
    extreme: '(?:el|la) (?:(?:\\p{L}+ )?más \\p{L}+|primer|primera|únic[oa]|mayor|menor)',
    turns: 'y|pero|aunque|porque|mientras|donde|ya que|así como|por ejemplo|como|que también|o|cuando',
    pointing:
      'él|ella|ellos|ellas|esto|esta|este|estos|estas|ese|esa|eso|esos|esas|aquel|aquella|allí|aquí|así|nosotros|yo|tú|usted|ustedes|nuestro|nuestra|también|otro|otra|otros|otras|mismo|misma|hoy|ahora|no|ambos|ambas|su|sus|tu|tus|mi|sin embargo|tal|lo (?=\\p{Ll}+(?:ó|aron|ieron|ía|aba)(?!\\p{L}))|les? (?=\\p{Ll})',
    vague:
      'parte|manera|cosa|idea|problema|razón|tiempo|pregunta|bueno|buena|buen|mejor|importante|importantes|popular|perfecto|favorito|gran|bonito|hermoso|hermosa|difícil|fácil|resultado|ejemplo|caso|hecho|objetivo|paso|forma|segundo|segunda|tercer|tercero|último|última|principal|principales|oportunidad|mayoría|tema|base',
    common:
      'hombre|mujer|niño|niña|niños|gente|persona|personas|pueblo|casa|historia|película|libro|texto|artículo|autor|proyecto|grupo|resultado|objetivo|ejemplo|problema|paso|respuesta|razón|idea|manera|nombre|día|año|lugar|cosa|parte|tipo|forma|rey|reina|padre|madre|hermano|hijo|hija|amigo|pregunta|punto|zona|región|número|proceso|método|trabajo|familia|vida|mundo|primero|segundo|último|otro|ciudad|capital|clave|mayoría|población|guía|ciudadanos|habitantes|estudiantes',
    does: 'es|son|está|están|tiene|tienen|contiene|contienen|consiste|consisten|forma|forman|protege|protegen|produce|producen|transporta|transportan|permite|permiten|incluye|incluyen|rodea|rodean|vive|viven|crece|crecen|sirve|sirven|estudia|estudian',
    adjective: 'second',
  },
  fr: {
    articles: 'le|la|les|une?|des',
    is: 'est|sont|désigne|signifie',
    was: 'était|étaient|fut|furent',
    opens: "une?|le|la|les|l['’]\\p{L}+|des",
    called: "(?:s['’]appelle|se nomme|est appelée?|sont appelée?s)",
    extreme: '(?:le|la) (?:plus \\p{L}+|premier|première|seule?|(?:\\p{L}+ )?(?:le|la) plus \\p{L}+)',
    turns: 'et|mais|car|tandis|bien|donc|alors|où|ainsi|par exemple|comme|ou|puisque|lorsque|quand',
    pointing:
      "il|elle|ils|elles|ce|cet|cette|ces|cela|ceci|ça|celui|celle|ceux|celles|là|ici|ainsi|nous|je|tu|vous|notre|nos|votre|vos|mon|ma|mes|aussi|autre|autres|même|mêmes|aujourd['’]hui|maintenant|pas|tel|telle|leur|leurs|son|sa|ses|y|en effet|cependant",
    vague:
      'partie|manière|façon|chose|idée|problème|raison|temps|question|bon|bonne|meilleur|meilleure|important|importante|populaire|parfait|favori|grand|grande|beau|belle|difficile|facile|résultat|exemple|cas|fait|but|objectif|étape|forme|second|seconde|deuxième|troisième|dernier|dernière|principal|principale|occasion|plupart|sujet',
    common:
      'homme|femme|garçon|fille|enfant|enfants|gens|personne|village|ville|maison|histoire|film|livre|texte|article|auteur|projet|groupe|résultat|but|exemple|problème|étape|réponse|raison|idée|façon|nom|jour|année|lieu|chose|partie|type|forme|roi|reine|prince|princesse|père|mère|frère|sœur|fils|ami|question|point|région|nombre|processus|méthode|reste|travail|famille|vie|monde|premier|second|dernier|autre|capitale|objectif|plupart|population|guide|citoyens|habitants|élèves',
    does: 'est|sont|a|ont|contient|contiennent|consiste|consistent|forme|forment|protège|protègent|produit|produisent|transporte|transportent|permet|permettent|comprend|comprennent|entoure|entourent|vit|vivent|pousse|poussent|sert|servent|étudie|étudient',
    adjective: 'second',
  },
  it: {
    articles: 'il|lo|la|i|gli|le|una?|uno',
    is: 'è|sono|significa',
    was: 'era|erano|fu|furono',
    opens: "una?|uno|un['’]\\p{L}+|il|lo|la|l['’]\\p{L}+|i|gli|le",
    called: 'si (?:chiama|chiamano|dice)|(?:è|sono) (?:chiamat[oaie]|dett[oaie])',
    extreme: '(?:il|la|lo) (?:più \\p{L}+|prim[oa]|unic[oa]|(?:\\p{L}+ )?più \\p{L}+)',
    turns: 'e|ma|mentre|perché|dove|anche se|poiché|così|per esempio|come|o|quando',
    pointing:
      'egli|ella|essi|esse|lui|lei|loro|questo|questa|questi|queste|quello|quella|quelli|quelle|ciò|lì|qui|così|noi|io|tu|voi|nostro|nostra|vostro|anche|altro|altra|altri|altre|stesso|stessa|oggi|ora|non|tale|tali|suo|sua|suoi|sue|tuo|tua|mio|mia|tuttavia|entrambi',
    vague:
      'parte|modo|cosa|idea|problema|ragione|tempo|domanda|buono|buona|buon|migliore|importante|importanti|popolare|perfetto|preferito|grande|grandi|bello|bella|difficile|facile|risultato|esempio|caso|fatto|obiettivo|scopo|passo|forma|secondo|seconda|terzo|terza|ultimo|ultima|principale|principali|occasione|maggior|tema',
    common:
      'uomo|donna|ragazzo|ragazza|bambino|bambina|bambini|gente|persona|persone|villaggio|città|casa|storia|film|libro|testo|articolo|autore|progetto|gruppo|risultato|obiettivo|scopo|esempio|problema|passo|risposta|ragione|idea|modo|nome|giorno|anno|luogo|cosa|parte|tipo|forma|re|regina|padre|madre|fratello|figlio|figlia|amico|domanda|punto|zona|regione|numero|processo|metodo|lavoro|famiglia|vita|mondo|primo|secondo|ultimo|altro|capitale|guida|popolazione|cittadini|abitanti|studenti',
    does: 'è|sono|ha|hanno|contiene|contengono|consiste|consistono|forma|formano|protegge|proteggono|produce|producono|trasporta|trasportano|permette|permettono|comprende|comprendono|circonda|circondano|vive|vivono|serve|servono|studia|studiano',
    adjective: 'second',
  },
  pt: {
    articles: 'o|a|os|as|uma?|uns|umas',
    is: 'é|são|significa',
    was: 'foi|foram|era|eram',
    opens: 'uma?|o|a|os|as',
    called: '(?:chama-se|chamam-se|é chamad[oa]|são chamad[oa]s|é conhecid[oa] como)',
    extreme: '(?:o|a) (?:mais \\p{L}+|primeir[oa]|únic[oa]|maior|menor|(?:\\p{L}+ )?mais \\p{L}+)',
    turns: 'e|mas|enquanto|porque|onde|embora|pois|assim como|por exemplo|como|ou|quando',
    pointing:
      'ele|ela|eles|elas|isto|isso|aquilo|este|esta|estes|estas|esse|essa|esses|essas|aquele|aquela|lá|ali|aqui|assim|nós|eu|tu|você|vocês|nosso|nossa|também|outro|outra|outros|outras|mesmo|mesma|hoje|agora|não|tal|seu|sua|seus|suas|teu|tua|meu|minha|ambos',
    vague:
      'parte|maneira|modo|coisa|ideia|problema|razão|tempo|pergunta|bom|boa|melhor|importante|importantes|popular|perfeito|favorito|grande|grandes|bonito|bonita|difícil|fácil|resultado|exemplo|caso|fato|facto|objetivo|passo|forma|segundo|segunda|terceiro|terceira|último|última|principal|principais|oportunidade|maioria|tema',
    common:
      'homem|mulher|menino|menina|criança|crianças|gente|pessoa|pessoas|aldeia|cidade|casa|história|filme|livro|texto|artigo|autor|projeto|grupo|resultado|objetivo|exemplo|problema|passo|resposta|razão|ideia|maneira|nome|dia|ano|lugar|coisa|parte|tipo|forma|rei|rainha|pai|mãe|irmão|filho|filha|amigo|pergunta|ponto|zona|região|número|processo|método|trabalho|família|vida|mundo|primeiro|segundo|último|outro|capital|guia|população',
    does: 'é|são|está|estão|tem|têm|contém|contêm|consiste|consistem|forma|formam|protege|protegem|produz|produzem|transporta|transportam|permite|permitem|inclui|incluem|envolve|envolvem|vive|vivem|serve|servem|estuda|estudam|dispõe|dispõem',
    adjective: 'second',
  },
  ru: {
    articles: 'эт[оаи]',
    is: '(?:—|–)(?: это)?|это',
    was: '(?!)',
    opens: '\\p{Ll}+',
    called: 'называ(?:ют|ется|ются)',
    extreme: 'сам(?:ый|ая|ое) \\p{L}+|перв(?:ый|ая|ое)|единственн(?:ый|ая|ое)',
    turns: 'и|но|а|который также|хотя|потому|так как|например|где',
    pointing:
      'он|она|они|оно|это|этот|эта|эти|этого|этой|тот|та|те|там|здесь|тут|так|мы|я|ты|вы|его|её|ее|их|наш|наша|ваш|также|тоже|другой|другая|другие|сегодня|сейчас|теперь|не|такой|такая|свой|своя|свои|однако',
    vague:
      'часть|вещь|идея|проблема|причина|время|вопрос|хороший|хорошая|лучший|лучшая|важный|важная|популярный|любимый|большой|большая|красивый|результат|пример|случай|факт|цель|шаг|форма|второй|вторая|третий|последний|последняя|главный|главная|один|одна|основной',
    common:
      'человек|люди|мужчина|женщина|мальчик|девочка|ребёнок|дети|деревня|город|дом|история|книга|текст|статья|автор|проект|группа|результат|цель|пример|проблема|шаг|ответ|причина|идея|имя|название|день|год|место|вещь|часть|вид|форма|король|отец|мать|брат|сестра|сын|дочь|друг|вопрос|работа|семья|жизнь|мир|главное',
  },
  pl: {
    articles: 'ten|ta',
    is: 'to',
    was: '(?!)',
    opens: '\\p{Ll}+',
    called: 'nazywa(?:my|ją|) się|nazywan[yae] jest',
    extreme: 'naj\\p{L}+sz[yae]|pierwsz[yae]|jedyn[yae]',
    turns: 'i|ale|a|oraz|choć|ponieważ|gdzie|na przykład',
    pointing:
      'on|ona|ono|oni|one|to|ten|ta|te|ci|tego|tej|tam|tu|tutaj|tak|my|ja|ty|wy|jego|jej|ich|nasz|nasza|wasz|też|także|również|inny|inna|inne|dziś|teraz|nie|taki|taka|takie|swój|swoja|jednak',
    vague:
      'część|sposób|rzecz|pomysł|problem|powód|czas|pytanie|dobry|dobra|dobre|lepszy|najlepszy|ważny|ważna|ważne|popularny|ulubiony|duży|duża|piękny|wynik|przykład|przypadek|fakt|cel|krok|forma|drugi|druga|trzeci|ostatni|ostatnia|główny|główna|jeden|jedna',
    common:
      'człowiek|ludzie|mężczyzna|kobieta|chłopiec|dziewczyna|dziecko|dzieci|wieś|miasto|dom|historia|książka|tekst|artykuł|autor|projekt|grupa|wynik|cel|przykład|problem|krok|odpowiedź|powód|pomysł|nazwa|imię|dzień|rok|miejsce|rzecz|część|rodzaj|forma|król|ojciec|matka|brat|siostra|syn|córka|przyjaciel|pytanie|praca|rodzina|życie|świat',
  },
};
