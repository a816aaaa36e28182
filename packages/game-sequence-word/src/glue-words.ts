import { primarySubtag } from '@ludotext/engine/game';

/** Words that belong to the word beside them, or join the two beside them into one group. */
interface GlueWords {
  /** Articles, possessives and demonstratives. */
  readonly determiners: ReadonlySet<string>;
  /** Prepositions, and particles that open a group. */
  readonly prepositions: ReadonlySet<string>;
  /** Words that belong to the word before them. */
  readonly postpositions?: ReadonlySet<string>;
  /** "And", "or". */
  readonly conjunctions: ReadonlySet<string>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const lists: Readonly<Record<string, GlueWords>> = {
  en: {
    determiners: words(
      'a an the my your his her its our their this that these those every each some any no one two three four five six seven eight nine ten eleven twelve many several',
    ),
    prepositions: words(
      'of in on at by for from with to into onto over under through about after before during without between among across behind near around until toward towards inside outside upon against along beside beyond within per',
    ),
    conjunctions: words('and or'),
  },
  de: {
    determiners: words(
      'der die das den dem des ein eine einen einem einer eines mein meine meinen sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere dieser diese dieses diesen diesem jeder jede jedes jeden kein keine keinen zwei drei vier fünf sechs sieben acht neun zehn einige viele',
    ),
    prepositions: words(
      'in im ins an am ans auf aus bei beim von vom zu zum zur mit nach für über unter vor hinter neben zwischen durch gegen ohne um seit bis während',
    ),
    conjunctions: words('und oder'),
  },
  es: {
    determiners: words(
      'el la los las un una unos unas mi mis tu su sus nuestro nuestra este esta estos estas ese esa esos esas cada al del dos tres cuatro cinco seis siete ocho nueve diez muchos varios',
    ),
    prepositions: words('a de en con por para sin sobre entre hasta desde hacia tras bajo ante contra durante'),
    conjunctions: words('y e o u'),
  },
  fr: {
    determiners: words(
      'le la les un une des du mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces chaque au aux deux trois quatre cinq six sept huit neuf dix quelques plusieurs',
    ),
    prepositions: words('à de en dans par pour sur sous avec sans chez entre vers depuis pendant contre'),
    conjunctions: words('et ou'),
  },
  it: {
    determiners: words(
      'il lo la i gli le un uno una mio mia suo sua suoi sue loro questo questa questi queste ogni del dello della dei degli delle al allo alla ai agli alle nel nello nella nei negli nelle sul sulla sui dal dalla dai dallo dagli nello due tre quattro cinque sei sette otto nove dieci alcuni alcune molti',
    ),
    prepositions: words('a ad di da in con per su tra fra senza sotto sopra verso contro durante'),
    conjunctions: words('e ed o'),
  },
  pt: {
    determiners: words(
      'o a os as um uma uns umas meu minha seu sua seus suas este esta esse essa cada do da dos das no na nos nas ao à aos às pelo pela num numa dois duas três quatro cinco seis sete oito nove dez alguns algumas muitos',
    ),
    prepositions: words('de em com por para sem sobre entre até desde contra durante sob'),
    conjunctions: words('e ou'),
  },
  ru: {
    determiners: words(
      'этот эта это эти тот та те мой моя моё мои твой его её их наш наша свой своя свою своего своей своих своё каждый каждая каждую каждое два две три четыре пять несколько',
    ),
    prepositions: words('в во на с со к ко о об от до из у за по под над при для без через между перед около не ни'),
    conjunctions: words('и или'),
  },
  nl: {
    determiners: words(
      'de het een mijn je jouw zijn haar ons onze hun dit dat deze die elke ieder iedere geen enkele vele twee drie vier vijf zes zeven acht negen tien',
    ),
    prepositions: words(
      'in op aan bij met na naar van voor zonder uit om te tot tussen door over onder achter naast tegen boven binnen tijdens sinds per',
    ),
    conjunctions: words('en of'),
  },
  sv: {
    determiners: words(
      'en ett den det de min mitt mina din ditt sin sitt sina hans hennes deras vår vårt denna detta dessa varje ingen inget några många två tre fyra fem sex sju åtta nio tio',
    ),
    prepositions: words(
      'i på av till från med utan under över vid hos mot om efter före genom mellan bakom framför bland kring runt åt att',
    ),
    conjunctions: words('och eller'),
  },
  pl: {
    determiners: words(
      'ten ta to te ci mój moja moje twój swój swoja swoje swoją jego jej ich nasz nasza każdy każda każde żaden dwa dwie trzy cztery pięć kilka',
    ),
    prepositions: words('w we na z ze do od o po za pod nad przed przez przy dla bez u między ku podczas według nie'),
    postpositions: words('się'),
    conjunctions: words('i oraz lub albo'),
  },
  tr: {
    determiners: words('bir bu şu her hiç bazı birkaç iki üç dört beş altı yedi sekiz dokuz on çok'),
    prepositions: words('en daha çok pek'),
    postpositions: words('ile için gibi kadar göre olarak'),
    conjunctions: words('ve veya'),
  },
  hi: {
    determiners: words(
      'एक यह वह इस उस ये वे मेरा मेरी मेरे अपना अपनी अपने उसका उसकी उसके इसका इसकी इसके हर कुछ कई दो तीन चार पाँच',
    ),
    prepositions: words('नहीं बहुत'),
    postpositions: words('ने को का की के से में पर तक है हैं था थी थे ही भी सा सी रहा रही रहे'),
    conjunctions: words('और या'),
  },
  ar: {
    determiners: words('هذا هذه ذلك تلك كل'),
    prepositions: words('في من إلى على عن مع بعد قبل عند تحت فوق حتى لا لم لن قد'),
    conjunctions: words('أو'),
  },
  vi: {
    determiners: words('các những một mỗi mọi con cái chiếc cây quả trái người bức cuốn căn ngôi'),
    prepositions: words('của ở trong trên dưới với cho từ đến về bằng tại vào ra không đã đang sẽ rất'),
    conjunctions: words('và hoặc'),
  },
  ko: {
    determiners: words('그 이 저 한 두 세 네 큰 안 못'),
    prepositions: words('안 못'),
    conjunctions: words('그리고'),
  },
};

const none: GlueWords = { determiners: new Set(), prepositions: new Set(), conjunctions: new Set() };

/** The lists of a language; empty ones where none are known. */
export function glueWords(language: string): GlueWords {
  return lists[primarySubtag(language)] ?? none;
}
