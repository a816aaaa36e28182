import { type Language, words } from './language.js';
import { slavicGrammar } from './slavic.js';

/** Polish. */
export const polish: Language = {
  determiners: words(
    'ten ta to te ci mój moja moje twój swój swoja swoje swoją jego jej ich nasz nasza każdy każda każde żaden dwa dwie trzy cztery pięć kilka',
  ),
  prepositions: words('w we na z ze do od o po za pod nad przed przez przy dla bez u między ku podczas według nie'),
  postpositions: words('się'),
  conjunctions: words('i oraz lub albo'),
  boundPrepositions: words('nie'),
  timePhrases: /^(?:wczoraj|dzisiaj|jutro|codziennie|każdego (?:dnia|ranka|wieczoru|roku)|w \d{4} roku)$/,
  subjectPronouns: /^(?:ja|ty|on|ona|my|oni|one)$/,
  clauseWords: words('że który która które kiedy gdy gdzie bo jeśli jak żeby ale a i lub nie jest był była było'),
  grammar: slavicGrammar({
    persons: /^(?:On|Ona|Oni|Jego|Jej) /u,
    prepositions: 'z ze do od o za po dla bez przez według ku przeciw oprócz',
    places: 'w we na u pod nad przy między przed około wokół podczas wśród obok',
    determiners:
      'mój moja moje mojego twój twoja twoje nasz nasza nasze swój swoja swoje swojego swojej swoich swoim swoją jego jej ich każdy każda każde wszystkie wszyscy cały cała dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć kilka wiele niektóre jeden jedna jedno żaden',
    and: 'i oraz lub albo',
    but: 'ale a lecz jednak',
    that: 'że',
    purpose: 'aby żeby by',
    relatives: /^któr[a-zęąóżźćńłś]+$/u,
    clauseWords: 'gdy kiedy jeśli jeżeli choć chociaż zanim dopóki',
    reasons: 'ponieważ bo gdyż',
    subjects: 'ja my ty wy',
    otherSubjects: 'on ona oni one ono',
    negation: 'nie',
    clitics: 'się mu im mi go',
    adverbs: 'bardzo już jeszcze nagle szybko powoli zawsze nigdy często znowu wkrótce potem wcześnie późno',
    be: 'jest są był była było były byli został została zostało zostały zostali',
    verb: /^(?:jest|są|ma|mają|może|mogą|musi|muszą|chce|chcą|wie|wiedzą|idzie|idą|szuka|trzeba|należy|oferują|twierdzą|szedł|poszedł|wszedł|przyszedł|wyszedł|masz|możesz|musisz|jesteś)$|^(?!(?:szkoła|siła|skała|igła|pszczoła|strzała|działa|ciała|ciało|dzieło|miasteczko|koło|czoło|źródło|szkło|mydło|masło|krzesło|światło|tło|stół|kościół|wół|anioł|zespół|dół|ogół|artykuł|tytuł|szczegół|popiół|żywioł|przemysł|pomysł|zmysł|umysł|węzeł|kozioł|osioł|orzeł|kocioł|chwila|chwili|chwile|skali|roli|soli|woli|żali|stali|cały|cała|całe|mały|mała|małe|biały|biała|białe|były|była|było|był|byli|miły|miła|miłe|ludzie|ludzi|tygodni|mali|dali|fali|doskonały|wspaniały|wspaniała|stały|stała|wół|dalej|uli|mili|sali|hali)$)\p{Ll}{2,}(?:ł|ła|ło|li|ły|uje|ują|ają|eją)$|^(?:był|była|było|były|byli)$/u,
    infinitive: /^\p{Ll}{2,}(?:ć|c)$/u,
    refused:
      /(?<!\p{L})(?:ten|ta|to|te|ci|tego|tej|tym|tych|tam|tu|tutaj|taki|taka|takie|także|również|też|inny|inne|inni|inna|dlatego|wtedy|następnie|więc|czy)(?!\p{L})|\?/iu,
  }),
};
