import { italianLinks } from './it-links.js';
import { italianClasses } from './it-words.js';
import type { Language } from './language.js';

const beings =
  'animal+bird+seaAnimal+insect+fantasy family trade school military ruler+foreignRuler office scholar artist human person';
/** Forms of verbs that are no other words. */
const verb =
  '(?:\\p{Ll}{2,}(?:ò|ì|ava|eva|iva)|disse|fece|prese|mise|vide|venne|ebbe|fu|era|è|ha|rispose|chiese|corse|decise|scrisse|nacque|visse|divenne|può|vuole|va|fa|dice|vede|mangia|dorme|corre|esce|entra|arriva|prende|mette|guarda|chiede|risponde|trova|cerca|lavora|gioca|sa|dà|torna|cammina|vola|grida|vive)';
/** No pronoun for somebody whom another sentence names. */
const noOtherPerson =
  '(?!.{0,140}(?<!\\p{L})(?:lui|lei|loro|gli \\p{Ll}+(?:ò|eva)|l[aoei] \\p{Ll}+(?:ò|ava|eva))(?!\\p{L}))';
const says = '(?:disse|chiese|rispose|gridò|esclamò|sussurrò|replicò)';
const being = "(?:(?:[Ii]l|[Ll]o|[Ll]a|[Uu]n[oa]?) |[Ll][’']|[Uu]n[’'])?[\\p{L}]+(?: \\p{Lu}\\p{Ll}+)?";

/** Italian. See language.ts for the members. */
export const it = {
  numberWords:
    'zero|nessun[oa]?|mezz[oa]|un[oa]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|venti|trenta|cento|mille|milion[ei]|tutti',
  absoluteTerms:
    'sempre|mai|assolutamente|completamente|totalmente|interamente|senza eccezioni|in nessun caso|in ogni caso',
  wholeTerms: 'tutti|tutte|ogni|nessuno|nessuna|niente|nulla',
  vagueTerms:
    'a volte|talvolta|spesso|generalmente|in genere|di solito|normalmente|frequentemente|raramente|occasionalmente|probabilmente|forse|più o meno',
  degreeWords: 'più|così',
  frequencyWords: 'spesso|\\p{L}+mente',
  negations: 'non|tranne|eccetto|mai|senza|falsa|falso|errata|errato',
  asksForFalsehood: 'non (?:è|sono|viene) (?:ver[ao]|corrett[ao]|menzionat[ao]|citat[ao])|tranne|eccetto|è fals[ao]',
  asksForReason: 'perché|come mai',
  clauseOpeners: 'che|se|perché|quando|benché|mentre',
  pronouns: 'lui|egli|ella|essi|esse',
  articleFits: [
    { before: /(?:un|l|ll|d)'(?: ?_{2,}|$)/, fits: /^[aeiouàèéìòù]/ },
    { before: /(?:^| )(?:gli|lo|uno|dello|degli|allo|agli)(?: ?_{2,}|$)/, fits: /^(?:[aeiou]|z|s[^aeiou]|gn|ps|x|y)/ },
  ],
  asksNothing: [
    /^qual[ei]?(?: (?:delle|di queste))?(?: seguenti)?(?: (?:affermazion[ei]|rispost[ae]|opzion[ei]))?(?: (?:è|sono))?(?: (?:vera|vere|corrett[ae]))?[?:]?$/u,
  ],
  namesTheText: [/secondo il (?:testo|brano)|nel testo|nel brano/iu],
  allOfTheAbove: [
    'tutte le precedenti',
    'tutte le risposte',
    'tutte le risposte precedenti',
    'tutti i precedenti',
    'tutte queste',
    'tutte le risposte sono corrette',
    'tutte le opzioni',
  ],
  allForms: [/^tutt[ei] (?:(?:le|i|gli|queste) )?(?:risposte|opzioni)(?: \p{L}+){0,2}$/u],
  noneOfTheAbove: [
    'nessuna delle precedenti',
    'nessuno dei precedenti',
    'nessuna di queste',
    'nessuna delle risposte',
    'nessuna delle opzioni',
    'nessuna di esse',
    'nessuna risposta',
  ],
  noneForms: [/^nessun[ao] (?:delle |dei )(?:risposte|opzioni)(?: \p{L}+){0,2}$/u],
  truthValues: 'vero falso sì no',
  keyMarks: 'corretto|corretta',
  optionNames: 'risposta|risposte|opzion[ei]',
  positions: 'prima|seconda|terza',
  verdicts: 'corrett[ao]|errat[ao]|sbagliat[ao]',
  copulas: 'è',
  optionJoiners: 'e|che|o',
  combinationOpeners: 'solo|sia|entrambi',
  andWords: 'e',
  leansBack:
    /(?<!\p{L})(?:anche|nuovamente|neanche|che (?:il|la|i|le) su(?:o|a|oi|e))(?!\p{L})|^(?:[IL][aloe] |I |Gli )?su(?:o|a|oi|e) /iu,
  openThing:
    /^(?:La società|La città|Il paese|L['’]azienda|La squadra|Il gruppo|L['’]isola)(?! (?:d[ei]\p{L}*|che|\p{Lu}))(?!\p{L})/u,
  listWords: 'e|o',
  openingConjunctions: 'E|Ma',
  openingAdverbs:
    "Inoltre|Tuttavia|Però|Infatti|Quindi|Così|Allora|Poi|Infine|Alla fine|Improvvisamente|All['’]improvviso|Ad esempio|Per esempio|Invece|Al contrario|Un giorno|Una mattina|Una sera|Una notte|Il giorno dopo|Il giorno seguente|Poco dopo|Più tardi|Purtroppo|Fortunatamente|Di conseguenza|In particolare|Oggi",
  stemWords: { min: 6, max: 38 },
  subjectWithin: 0,
  innerPronouns:
    /(?<!\p{L})(?:lui|lei|egli|ella|(?:gli|l[aoei]) \p{Ll}+(?:ò|ava|eva|avano|evano|arono|irono))(?!\p{L})/u,
  namesSubject: /^(?:(?:Il|Lo|La|I|Gli|Le|Una?|Uno|Tutti i|Tutte le) |L[’'])\p{L}+/u,
  pointsOutside:
    /(?<!\p{L})(?:vi si|ne|si tratta|puoi|devi|vuoi|ti|te|tuoi|tue|lì|là|allora|quindi|inoltre|tuttavia|così(?! come)|infatti|perciò|pertanto|(?:ad|per) esempio|entramb[ie]|tal[ei]|quest[aoei]|quell[aoei](?! (?:che|di|del|della|dei|delle))|qui|io|tu|noi|voi|mi|mia|mie|mio|miei|me|nostr[aoei]|vostr[aoei]|tu[ao])(?!\p{L})|(?<=\p{Ll}{3})(?<!orm|ass)(?:ai|ii)(?!\p{L})/iu,
  pointsByOrder:
    /^(?:Quando|Mentre|Se|Siccome|Sebbene|Poiché|Appena|Dopo aver|Prima di|Dopo) (?!(?:il|lo|la|i|gli|le|un|una|uno|suo|sua|tutti|tutte|ogni|qualcuno|nessuno|molt[ei]) |l['’]|\p{Lu})(?:no |não |non )?(?:se |si )?\p{Ll}+(?! (?:el|la|los|las|il|lo|i|gli|le|o|a|os|as) )|^Nel \p{Nd}{3,4},? (?:se |si )?\p{Ll}{2,}(?:ò|ì|ava|eva|arono|irono) (?!(?:il|lo|la|i|gli|le|un|una|uno) |l['’]|\p{Lu})|^\p{Lu}\p{Ll}+ (?:\p{Ll}+ ){0,2}(?:lui|lei|loro)(?!\p{L})|^(?:(?:In|A|Con|Di|Per|Molti dei|Alcuni dei|Uno dei|Una delle|Tutti i) )?(?:[Ii]l |[Ll]a |[Ii] |[Ll]e )?[Ss]u(?:o|a|oi|e) |^\p{Lu}\p{L}+ (?:gli|ne|l[oaei]) \p{Ll}+(?:ò|ava|eva|ì|se)(?!\p{L})|^(?:È|Era|Fu|Ha|Nacque|Morì) /u,
  storyWords: /(?<!\p{L})(?:egli|lui|lei|io)(?!\p{L})/iu,
  instructionVerbs:
    'aggiungi aggiungere aggiungete mescola mescolare taglia tagliare scalda scaldare versa versare metti mettere lascia lasciare cuoci cuocere servi',
  yearBefore: "(?:nell|dell|l)['’]anno|anno",
  eraBehind: '[ad]\\. ?C',
  yearsBehind: 'anni',
  timePrepositions: 'nel|dal',
  numberBoundsBehind: 'o più|o meno|e più',
  numberBounds:
    'circa|intorno a|intorno ai|attorno a|attorno ai|pressappoco|più di|meno di|almeno|al massimo|al minimo|oltre|oltre i|oltre le|fino a|fino al|fino ai|sino a|sino al|quasi|entro|entro il|dal|prima del|dopo il|superiore a|inferiore a|minimo|massimo|al di sopra di|al di sotto di',
  definiteArticles: 'il|la',
  notNumbered: 'premi|cerca|circa',
  countsNothing: 'e',
  placePrepositions: 'in a',
  personVerbs:
    'nacque morì scrisse disse rispose chiese gridò sorrise pianse pensò sposò inventò fondò dipinse governò viaggiò studiò scoprì compose costruì pubblicò vinse',
  wordClasses: italianClasses,
  wordSounds: [/^[aeiou]/iu, /^(?:s[^aeiou]|z|gn|ps|x|y)/iu],
  wordPrefixes: /^(?:[ldnsmtcj]|qu|dell|all|nell|sull|dall|un|quell)['’]/iu,
  wordPlurals: [
    [/(?:ist|poet)a$/u, '$&'],
    [/[ìàèéùò]$/u, '$&'],
    [/io$/u, 'i'],
    [/([cg])ia$/u, '$1e'],
    [/ico$/u, 'ici'],
    [/([cg])o$/u, '$1hi'],
    [/([cg])a$/u, '$1he'],
    [/[oe]$/u, 'i'],
    [/a$/u, 'e'],
  ],
  wordArticles: {
    'm--': 'il un',
    'm+-': "l' un",
    'm-+': 'lo uno',
    'f--': 'la una',
    'f-+': 'la una',
    'f+-': "l' un'",
  },
  personMarks:
    /(?<!\p{L})(?<name>\p{Lu}\p{Ll}{2,}) (?:non |si |gli |l[aoei] )*\p{Ll}{2,}(?:ò|ì|ava|eva|iva)(?!\p{L})/gu,
  questions: [
    {
      kind: 'subject',
      classes: beings,
      find: new RegExp(`^(?<key>${being}) (?<rest>(?:non )?(?:si )?${verb} ${noOtherPerson}.{8,140})\\.$`, 'u'),
      ask: 'Chi {rest}?',
    },
    {
      kind: 'subject',
      classes: 'person',
      find: new RegExp(
        `^(?:Nel \\p{Nd}{4},? )?(?:[Ii]l \\p{Ll}{4,} |[Ll]a \\p{Ll}{4,} |[Ll]['’]\\p{Ll}{4,} )?(?<key>\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+){1,3}) (?<rest>(?:non )?(?:si )?${verb} ${noOtherPerson}.{8,140})\\.$`,
        'u',
      ),
      ask: 'Chi {rest}?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: beings,
      find: new RegExp(
        `^(?<key>${being}) (?:gli |le )?${says}[^:"“«]{0,40}[:,] ?["“«](?<said>[^"“”«»]{15,140}?)[.,]?["”»]`,
        'u',
      ),
      ask: 'Chi dice: «{said}»?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: beings,
      find: new RegExp(`^["“«](?<said>[^"“”«»]{15,140}?),?["”»],? ${says} (?<key>${being})(?!\\p{L})`, 'iu'),
      ask: 'Chi dice: «{said}»?',
    },
  ],
  orderQuestions: {
    first: 'Che cosa succede per prima?',
    last: 'Che cosa succede per ultima?',
    firstStep: 'Quale passo viene per primo?',
  },
  subjectPronouns: { Lui: 'Il|Lo', Lei: 'La' },
  deed: /^(?:(?:Il|Lo|La|I|Gli|Le|Un|Uno|Una|Due|Tre) (?:\p{Ll}+ ){1,3}?(?:\p{Lu}\p{L}+ )?|L['’]\p{Ll}+ (?:\p{Ll}+ )?|(?<name>\p{Lu}\p{L}+) )(?:si )?(?!(?:disse|chiese|rispose|pensò|gridò|esclamò|domandò|rimase|restò|sembrò|amò|visse|poté|volle|seppe|perché|finché|dissero|chiesero|risposero|sentì|cambiò|divenne)(?!\p{L}))(?:\p{Ll}{2,}(?:ò|ì|é|arono|irono|erono|ette|ettero)|prese|mise|fece|vide|venne|scese|corse|diede|cadde|chiuse|ruppe|strinse|spinse|raccolse|tolse|scrisse|lesse|nacque|presero|misero|fecero|videro|vennero|scesero|corsero|diedero|(?:ha|hanno) \p{Ll}+(?:at|ut|it|es|ss|tt|rs|st|nt)o|(?:si )?(?:è|sono) (?:andat|venut|partit|arrivat|entrat|uscit|salit|sces|cadut|tornat|mort|nat|alzat|sedut|fermat)[oaie])(?!\p{L})/u,
  noDeed:
    /(?<!\p{L})(?:lui|lei|loro|essi|gli (?=\p{Ll}+(?:ò|ì|e)\s)|le (?=\p{Ll}+(?:ò|ì)\s)|io|tu|noi|voi|questo|questa|questi|queste|quest|quel\p{L}*|ciò|lì|là|ci|poi|dopo|allora|infine|presto|subito|ancora|già|anche|sempre|mai|spesso|ogni|prima|altr[aoie]|stess[aoie]|finché|quando|avev\p{L}+|era|erano|stava|stavano|non|così|né)(?!\p{L})/iu,
  orderWords: 'poi|allora|infine|finalmente|improvvisamente|dunque|quindi|anche|così',
  wordQuestion: 'Quale di queste parole o espressioni significa «{meaning}»?',
  links: italianLinks,
} satisfies Language;
