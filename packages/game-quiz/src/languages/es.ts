import { spanishLinks } from './es-links.js';
import { spanishClasses } from './es-words.js';
import type { Language } from './language.js';

const beings =
  'animal+bird+seaAnimal+insect+fantasy family trade school military ruler+foreignRuler office scholar artist human person';
/** Forms of verbs that are no other words. */
const verb =
  '(?:\\p{Ll}{2,}(?:ó|aba|ía)|fue|estaba|hizo|dijo|vio|dio|puso|quiso|pudo|tuvo|vino|supo|trajo|era|es|está|tiene|puede|quiere|vive|dice|va|ve|come|duerme|corre|sale|entra|llega|toma|lleva|pone|mira|pregunta|responde|encuentra|busca|necesita|trabaja|juega|sabe|hace|da|quita|regresa|vuelve|camina|vuela|grita)';
/** No pronoun for somebody whom another sentence names. */
const noOtherPerson = '(?!.{0,140}(?<!\\p{L})(?:él|ella|ellos|ellas|l[aeo]s? \\p{Ll}+(?:ó|aba|ía))(?!\\p{L}))';
const says = '(?:dijo|preguntó|respondió|contestó|gritó|exclamó|susurró)';
const being = '(?:(?:[Ee]l|[Ll]a|[Uu]na?) )?[\\p{L}]+(?: \\p{Lu}\\p{Ll}+)?';

/** Spanish. See language.ts for the members. */
export const es = {
  numberWords:
    'cero|ningun[oa]|media?|un[oa]?|dos|ambos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cien(?:to)?|mil|mill(?:ón|ones)|todos',
  absoluteTerms:
    'siempre|nunca|jamás|absolutamente|completamente|totalmente|definitivamente|sin excepción|en todos los casos',
  wholeTerms: 'todos|todas|ninguno|ninguna|nadie|nada',
  vagueTerms:
    'a veces|normalmente|generalmente|por lo general|a menudo|frecuentemente|con frecuencia|raramente|rara vez|ocasionalmente|' +
    'probablemente|quizás?|tal vez|más o menos',
  degreeWords: 'cuán|más|tan',
  frequencyWords: 'a menudo|\\p{L}+mente',
  negations: 'no|excepto|salvo|nunca|sin|falsa|falso|incorrecta|incorrecto',
  asksForFalsehood:
    'no (?:es|son|se) (?:verdad|verdadera|verdadero|cierto|cierta|correcta|correcto|menciona|dice)|excepto|salvo|es fals[ao]',
  asksForReason: 'por qué',
  clauseOpeners: 'que|si|porque|cuando|aunque|mientras',
  pronouns: 'él|ella|ellos|ellas',
  asksNothing: [
    /^¿?cuál(?:es)?(?: de (?:las|los|estas|estos))?(?: siguientes)?(?: (?:afirmaci(?:ón|ones)|opci(?:ón|ones)|respuestas?))?(?: (?:es|son))?(?: (?:la )?(?:verdaderas?|correctas?|ciertas?))?[?:]?$/u,
  ],
  namesTheText: [/según el (?:texto|pasaje|artículo|párrafo)|en el texto/iu],
  allOfTheAbove: [
    'todas las anteriores',
    'todo lo anterior',
    'todas son correctas',
    'todas las respuestas son correctas',
    'todas estas',
    'todas estas respuestas',
    'todas ellas',
  ],
  allForms: [/^tod[ao]s (?:(?:l[ao]s?|estas) )?(?:respuestas|opciones|alternativas)(?: \p{L}+){0,2}$/u],
  noneOfTheAbove: [
    'ninguna de las anteriores',
    'ninguno de los anteriores',
    'nada de lo anterior',
    'ninguna es correcta',
    'ninguna de estas',
    'ninguno de estos',
    'ninguna de las respuestas',
    'ninguna respuesta es correcta',
  ],
  noneForms: [/^ningun[ao] de (?:las |los )?(?:respuestas|opciones|alternativas)(?: \p{L}+){0,2}$/u],
  truthValues: 'verdadero falso sí si no',
  keyMarks: 'correcto|correcta',
  optionNames: 'opci(?:ón|ones)|respuestas?',
  positions: 'primera|segunda|tercera|cuarta|última',
  verdicts: 'correct[ao]|incorrect[ao]',
  copulas: 'es',
  optionJoiners: 'y|o|como',
  combinationOpeners: 'solo|sólo|tanto|ambos|ambas',
  combinationClosers: 'solamente',
  andWords: 'y|e',
  leansBack: /(?<!\p{L})(?:también|todavía|aún|nuevamente|tampoco|que sus?)(?!\p{L})|^Sus? /iu,
  openThing:
    /^(?:La empresa|La ciudad|El país|El equipo|El grupo|La isla|La compañía)(?! (?:del?|que|\p{Lu}))(?!\p{L})/u,
  listWords: 'y|e|o',
  openingConjunctions: 'Y|Pero',
  openingAdverbs:
    'Además|Sin embargo|No obstante|Entonces|Luego|Después|Por eso|Por ello|Así|Así pues|Por lo tanto|Por tanto|Por otro lado|Por otra parte|Por último|Finalmente|Al final|De repente|De pronto|En efecto|Por ejemplo|De hecho|En cambio|Un día|Una mañana|Una tarde|Una noche|Al día siguiente|Poco después|Más tarde|Al poco tiempo|Actualmente|Afortunadamente|Desgraciadamente',
  stemWords: { min: 6, max: 38 },
  subjectWithin: 0,
  innerPronouns: /(?<!\p{L})(?:él|ella|ellos|ellas|les?|l[ao]s? \p{Ll}+(?:ó|aba|ía|aron|ieron|aban|ían))(?!\p{L})/u,
  namesSubject: /^(?:El|La|Los|Las|Una?|Todos los|Todas las) \p{L}+/u,
  pointsOutside:
    /(?<!\p{L})(?:se trata|puedes|tienes|debes|eres|quieres|recuerda|asegúrate|enfócate|ten en cuenta|te|ti|tus?|allí|ahí|entonces|además|así(?! como| que)|asimismo|sin embargo|por ejemplo|por eso|dich[ao]s?|tal(?! vez)|tales|ambos|ambas|est[aeo]s?|aquell?[ao]?s?|aquel|es[aeo]s?|aquí|yo|tú|nosotros|usted|me|mis?|nos|nuestr[ao]s?|tus?|lo (?:han?|hab[ií]an?|hizo|hicieron))(?!\p{L})/iu,
  pointsByOrder:
    /^(?:Cuando|Mientras|Si|Como|Aunque|Porque|Antes de que|Después de que|Después de|Antes de|Tras|Al) (?!(?:el|la|los|las|un|una|unos|unas|su|sus|todos|todas|cada|alguien|nadie|much[oa]s|este) |l['’]|\p{Lu})(?:no |não |non )?(?:se |si )?\p{Ll}+(?! (?:el|la|los|las|il|lo|i|gli|le|o|a|os|as) )|^En \p{Nd}{3,4},? (?:se |si )?\p{Ll}{2,}(?:ó|aba|ían?|ieron|aron) (?!(?:el|la|los|las|un|una) |l['’]|\p{Lu})|^\p{Lu}\p{Ll}+ (?:\p{Ll}+ ){0,2}(?:él|ell[ao]s?)(?!\p{L})|^(?:(?:En|A|Con|De|Para|Por|(?:Much|Algun|Un|Vari)[oa]s? de|Todos) )?[Ss]us? |^\p{Lu}\p{L}+ (?:les?|l[oa]s?) \p{Ll}+(?:ó|aban?|ían?|ieron|aron|io|zo)(?!\p{L})|^(?:Es|Era|Fue|Está|Tiene|Ya|Tan|También|Al \p{Ll}+r|\p{Lu}\p{Ll}+(?:aba|aban|ía|ían|ó|aron|ieron)) |^(?:La|Las|Los) \p{Ll}+(?:aba|aban|ó|aron|ieron|tenían?|había|hacía)(?!\p{L})/u,
  storyWords: /(?<!\p{L})(?:él|ella|yo)(?!\p{L})/iu,
  instructionVerbs:
    'añade añadir agrega agregar mezcla mezclar corta cortar calienta calentar cocina cocinar hornea lava pela pon poner sirve servir bate batir deja dejar',
  yearBefore: 'año',
  eraBehind: '[ad]\\. ?C',
  yearsBehind: 'años',
  timePrepositions: 'en',
  numberLabels: 'capítulo|página',
  numberBoundsBehind: 'o más|o menos|y más',
  numberBounds:
    'unos|unas|alrededor de|aproximadamente|más de|menos de|al menos|por lo menos|como mínimo|como máximo|mínimo|máximo|mínimo de|máximo de|hasta|hasta los|hasta las|casi|cerca de|desde|antes de|después de|superior a|inferior a|por encima de|por debajo de|superan?',
  definiteArticles: 'el|la',
  notNumbered: 'últim|primer|cerca',
  countsNothing: 'y|e',
  placePrepositions: 'en',
  personVerbs:
    'nació murió escribió descubrió dijo preguntó respondió contestó gritó sonrió lloró pensó soñó inventó fundó pintó gobernó viajó estudió ganó patentó compuso construyó publicó',
  wordClasses: spanishClasses,
  wordPlurals: [
    [/z$/u, 'ces'],
    [/ón$/u, 'ones'],
    [/án$/u, 'anes'],
    [/ín$/u, 'ines'],
    [/s$/u, 's'],
    [/[aeiouéáó]$/u, '$&s'],
    [/$/u, 'es'],
  ],
  wordArticles: { m: 'el un', f: 'la una' },
  personMarks: /(?<!\p{L})(?<name>\p{Lu}\p{Ll}{2,}) (?:no |se |les? |l[ao]s? )*\p{Ll}{2,}(?:ó|aba|ía)(?!\p{L})/gu,
  questions: [
    {
      kind: 'subject',
      classes: beings,
      find: new RegExp(`^(?<key>${being}) (?<rest>(?:no )?(?:se )?${verb} ${noOtherPerson}.{8,140})\\.$`, 'u'),
      ask: '¿Quién {rest}?',
    },
    {
      kind: 'subject',
      classes: 'person',
      find: new RegExp(
        `^(?:En \\p{Nd}{4},? )?(?:[Ee]l \\p{Ll}{4,} |[Ll]a \\p{Ll}{4,} )?(?<key>\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+){1,3}) (?<rest>(?:no )?(?:se )?${verb} ${noOtherPerson}.{8,140})\\.$`,
        'u',
      ),
      ask: '¿Quién {rest}?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: beings,
      find: new RegExp(
        `^(?<key>${being}) (?:les? )?${says}[^:"“«]{0,40}[:,] ?["“«](?<said>[^"“”«»]{15,140}?)[.,]?["”»]`,
        'u',
      ),
      ask: '¿Quién dice: «{said}»?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: beings,
      find: new RegExp(`^["“«](?<said>[^"“”«»]{15,140}?),?["”»],? (?:les? )?${says} (?<key>${being})(?!\\p{L})`, 'u'),
      ask: '¿Quién dice: «{said}»?',
    },
  ],
  orderQuestions: {
    first: '¿Qué ocurre primero?',
    last: '¿Qué ocurre al final?',
    firstStep: '¿Qué paso va primero?',
  },
  subjectPronouns: { Él: 'El', Ella: 'La' },
  deed: /^(?:(?:El|La|Los|Las|Un|Una|Dos|Tres) (?:\p{Ll}+ ){1,3}?(?:\p{Lu}\p{L}+ )?|(?<name>\p{Lu}\p{L}+) )(?:se )?(?!(?:dijo|preguntó|contestó|respondió|exclamó|gritó|pensó|quedó|estuvo|tuvo|quiso|pudo|supo|dijeron|preguntaron|pensaron|vivió|amó|gustó|pareció|creyó|quedaron|sintió|sintieron|cambió|cambiaron|respondieron|contestaron)(?!\p{L}))(?:\p{Ll}+(?:ó|aron|ieron|eron)|fue (?:a|al|hacia|hasta)|fueron (?:a|al|hacia)|hizo|puso|trajo|dio|vio|vino|cayó|anduvo|condujo)(?!\p{L})/u,
  noDeed:
    /(?<!\p{L})(?:él|ellas?|ellos|les?|los? (?=\p{Ll}+(?:ó|aron|ieron))|la (?=\p{Ll}+(?:ó|aron|ieron))|yo|tú|nosotros|est[aeo]s?|es[aeo]s?|aquel\p{L}*|allí|ahí|luego|después|entonces|finalmente|pronto|todavía|ya|también|siempre|nunca|a menudo|cada|primero|otr[ao]s?|mism[ao]s?|hasta que|cuando|antes|había\p{L}*|era|eran|estaba|estaban|no|tan|ni|pudo|pudieron|lo mejor|y (?:dijo|preguntó|respondió|gritó|contestó))(?!\p{L})/iu,
  orderWords: 'luego|después|entonces|finalmente|pronto|enseguida|de pronto|de repente|por fin|también|así',
  wordQuestion: '¿Cuál de estas palabras o expresiones significa «{meaning}»?',
  links: spanishLinks,
} satisfies Language;
