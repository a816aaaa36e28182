import { byForm } from './forms.js';
import type { Language } from './language.js';

/**
 * The singular of each declension by how a word ends: nominative, genitive, dative, accusative, instrumental, locative.
 * What stands before the full stop must agree with other words.
 */
const declensions: readonly (readonly [ending: RegExp, form: string, cases: string])[] = [
  [/(?:sz|t)y$/u, 'adjective.y', 'y ego emu ym a ej ą e ych ymi'],
  [/(?:sk|ck)i$/u, 'adjective', 'i iego iemu im a iej ą ie ich imi'],
  [/^wiosna$/u, 'f.sna', 'na ny - nę ną -'],
  [/^\p{Ll}+(?:[cns]|dz)ia$/u, 'f.ia', 'ia i i ię ią i'],
  [/(?:i|[jl])a$/u, 'f.ja', 'a i i ę ą i'],
  [/ka$/u, 'f.ka', 'ka ki ce kę ką ce'],
  [/ga$/u, 'f.ga', 'ga gi dze gę gą dze'],
  [/(?:c|cz|sz|ż|rz|dz)a$/u, 'f.ca', 'a y y ę ą y'],
  [/ta$/u, 'f.ta', 'ta ty cie tę tą cie'],
  [/da$/u, 'f.da', 'da dy dzie dę dą dzie'],
  [/ra$/u, 'f.ra', 'ra ry rze rę rą rze'],
  [/ła$/u, 'f.la', 'ła ły le łę łą le'],
  [/[bfpwmnsz]a$/u, 'f.a', 'a y ie ę ą ie'],
  [/o$/u, 'n.o', 'o a u o em -'],
];
const living = new Set(['beast', 'familyM', 'role']);
const formOf = (word: string, className: string, given: string): string => {
  if (given !== '') return given;
  const [, form] = declensions.find(([ending]) => ending.test(word)) ?? [];
  if (form !== undefined) return form;
  // The stem of other words may change before an ending; only the word as listed is certain.
  if (/[bdfłmnprstwz]$/u.test(word) && regular.has(word)) return living.has(className) ? 'living.hard' : 'm.hard';
  return `${living.has(className) ? 'living' : /[źśćńj]$|ew$|mysz$/u.test(word) ? 'f' : 'm'}.plain`;
};
/** Words whose stem is the same in all cases but the locative. */
const regular = new Set(
  'kot hipopotam tygrys brat syn wnuk policjant prezydent generał banan arbuz chleb ser makaron szpital las ocean wodospad staw wulkan pożar huragan samolot autobus rower teatr'.split(
    ' ',
  ),
);
const endings: Readonly<Record<string, string>> = Object.fromEntries([
  ...declensions.map(([, form, cases]) => [form, cases]),
  ['living.hard', '0 a - a em -'],
  ['m.hard', '0 - - 0 em -'],
  ['living.plain', '0 - - - - -'],
  ['m.plain', '0 - - 0 - -'],
  ['f.plain', '0 - - 0 - -'],
]);

/** Polish. See language.ts for the members. */
export const pl = {
  absoluteTerms: 'zawsze|nigdy|absolutnie|całkowicie|zupełnie|bez wyjątku|w żadnym wypadku',
  wholeTerms: 'wszyscy|wszystkie|wszystko|każdy|żaden|nikt|nic',
  vagueTerms: 'czasami|czasem|zwykle|zazwyczaj|często|rzadko|prawdopodobnie|być może|na ogół|mniej więcej',
  negations: 'nie|oprócz|z wyjątkiem|nigdy|bez|fałszywe|nieprawdziwe',
  asksForReason: 'dlaczego|czemu',
  clauseOpeners: 'że|jeśli|ponieważ|gdy|chociaż',
  pronouns: 'on|ona|oni|one|jego|jej|ich',
  namesTheText: [/(?:według|zgodnie z) (?:tekstu|tekstem)|w tekście/iu],
  allOfTheAbove: ['wszystkie powyższe', 'wszystkie odpowiedzi są poprawne', 'wszystkie z powyższych'],
  noneOfTheAbove: ['żadne z powyższych', 'żadna z powyższych', 'żadne z nich'],
  truthValues: 'prawda fałsz tak nie',
  optionNames: 'odpowiedź|odpowiedzi',
  positions: 'pierwsza|druga|trzecia|ostatnia',
  optionJoiners: 'i|oraz',
  combinationOpeners: 'tylko',
  andWords: 'i',
  leansBack: /(?<!\p{L})(?:też|także|również|jeszcze|znowu)(?!\p{L})|^(?:jego|jej|ich|swoj\p{L}+|któr\p{L}+) /iu,
  listWords: 'i|lub',
  stemWords: { min: 5, max: 30 },
  subjectWithin: 0,
  innerPronouns: /(?<!\p{L})(?:on|ona|ono|oni|one|go|jego|ją|jej|je|ich|im|mu|nią|niej|niego|nim|nimi)(?!\p{L})/iu,
  namesSubject: /^\p{Lu}\p{Ll}{2,}(?<!ł|ła|li|ły) (?:(?!i )\p{Ll}+ )?\p{Ll}+(?:ł|ła|li|ły)(?!\p{L})/u,
  firstPersons: /(?<!\p{L})(?:ja|mnie|mi|mój|moja|moje|my|nas|nam|nasz\p{L}*|ty|wy|wam|was)(?!\p{L})/iu,
  openingConjunctions: 'I|A|Ale|Potem|Wtedy|Pewnego dnia|Następnego dnia|Dlatego|Więc|Nagle|W końcu',
  numberBounds:
    'do|ponad|powyżej|poniżej|przeszło|około|blisko|niemal|prawie|co najmniej|najwyżej|więcej niż|mniej niż|po roku|przed rokiem',
  numberBoundsBehind: 'lub więcej|z okładem',
  pointsOutside:
    /(?<!\p{L})(?:możesz|musisz|chcesz|masz|jesteś|twoj?\p{Ll}*|ci|cię|się na to|postaraj|ten|ta|tego|tej|tę|tym(?! samym)|tych|te|tutaj|tam|wtedy|jednak|dlatego|ponadto|zatem|tak[iae]|takie|takich|ja|my)(?!\p{L})/iu,
  pointsBack: /^(?:on|ona|ono|oni|jego|jej|ich|go|mu|im|to|później|potem)$/i,
  pointsByOrder:
    /^\p{Lu}\p{Ll}*(?:ał|ała|ali|ały|ił|iła|ili|iły|ył|yła|yli|ął|ęła|ęli|ąc)(?:by)? |^(?:Jest|Był[aoy]?|Ma|Leży|Zmarła?|Urodził[ao]?) /u,
  yearBefore: 'rok|roku',
  yearBehind: 'roku',
  yearsBehind: 'lat',
  countsNothing: 'i|a',
  placePrepositions: 'w we do',
  personVerbs:
    'urodził urodziła zmarł zmarła który która powiedział powiedziała zapytał zapytała odpowiedział odpowiedziała zaproponował postanowił lubił',
  wordClasses: byForm(
    {
      change: {
        one: 'rośnie/wzrasta/zwiększa_się maleje/spada/zmniejsza_się nie_zmienia_się',
        many: 'rosną/wzrastają/zwiększają_się maleją/spadają/zmniejszają_się nie_zmieniają_się',
      },
      ordinal: 'pierwszy czwarty piąty szósty',
      numeral: {
        many: 'pięć sześć siedem osiem dziewięć dziesięć',
        tens: 'dwadzieścia trzydzieści czterdzieści pięćdziesiąt',
      },
      nation:
        'amerykański niemiecki francuski angielski brytyjski włoski hiszpański japoński chiński grecki polski szwedzki holenderski portugalski turecki indyjski egipski ukraiński czeski węgierski rosyjski',
      country:
        'Polska Francja Hiszpania Rosja Grecja Turcja Japonia Szwecja Norwegia Austria Belgia Holandia Portugalia Anglia Irlandia Szkocja Australia Brazylia Argentyna Kanada Finlandia Rumunia Bułgaria',
      continent: 'Europa Azja Afryka Ameryka Australia Antarktyda',
      city: 'Warszawa Praga Moskwa Florencja Wenecja Genewa Wieliczka Lublana Barcelona',
      cityM: 'Kraków Londyn Berlin Rzym Madryt Lublin Szczecin Olsztyn',
      season: 'wiosna zima jesień',
      weekday: 'środa sobota niedziela',
      creature: 'krowa koza świnia kura mysz małpa wiewiórka owca żaba ryba żyrafa hiena antylopa foka',
      beast: 'kot byk koń królik słoń wilk niedźwiedź jeleń hipopotam krokodyl wielbłąd osioł tygrys borsuk',
      fowl: 'wrona sowa jaskółka sroka czapla kaczka gęś',
      bug: 'pszczoła mrówka osa biedronka',
      family: 'matka siostra babcia ciotka',
      familyM: 'ojciec brat dziadek wujek',
      role: 'król książę cesarz chłop rybak nauczyciel uczeń lekarz kupiec żołnierz generał policjant kucharz stolarz kowal pasterz sąsiad służący prezydent naukowiec malarz muzyk inżynier pisarz górnik dyrektor programista',
      roleF: 'księżniczka nauczycielka lekarka pielęgniarka sąsiadka czarownica',
      food: 'zupa kasza marchew dynia gruszka kukurydza',
      foodM: 'chleb ser ryż miód banan arbuz makaron',
      building: 'szkoła apteka fabryka biblioteka kaplica stacja',
      buildingM: 'szpital kościół sklep zamek pałac dworzec bank teatr',
      metalN: 'żelazo złoto srebro',
      disaster: 'powódź susza burza epidemia lawina',
      disasterM: 'pożar huragan głód',
      science: 'matematyka fizyka chemia biologia historia geografia medycyna filozofia astronomia',
    },
    formOf,
  ),
  wordEndings: endings,
  personMarks:
    /(?<!\p{L})(?<name>\p{Lu}\p{Ll}{2,}) (?:(?:nie|już|zaraz|szybko|znowu|też) )?(?!był[ao]? |stał)\p{Ll}{2,}(?:ł|ła)(?!\p{L})/gu,
  questions: [
    {
      kind: 'subject',
      classes: 'familyM+role+beast+birdM person',
      find: /^(?<key>\p{Lu}\p{Ll}{2,}) (?<rest>\p{Ll}*[aiyąuó]ł (?!by )(?:(?!(?<!\p{L})(?:on|ona|oni|któr\p{L}+|że|żeby|a|ale|gdy) )[^:;„”–]){8,140})\.$/u,
      ask: 'Kto {rest}?',
    },
    {
      kind: 'subject',
      classes: 'family+roleF+creature+fowl person',
      find: /^(?<key>\p{Lu}\p{Ll}{2,}) (?<verb>(?!(?:była|stała|czuła) )\p{Ll}*[aiyu]ł)a (?<rest>(?:(?!(?<!\p{L})(?:sama|on|ona|oni|któr\p{L}+|że|żeby|a|ale|gdy) |\p{L}+ła(?!\p{L}))[^:;„”–]){8,140})\.$/u,
      ask: 'Kto {verb} {rest}?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: 'family+familyM+role+roleF+creature+beast person',
      find: /„(?<said>[^„”]{12,120})” ?[–—-] (?:powiedział|zapytał|odpowiedział|krzyknął|zawołał|prosił|zaproponował)a? (?<key>\p{L}{3,})(?=[.,])/u,
      ask: 'Kto mówi: „{said}”?',
    },
    {
      kind: 'reason',
      pool: 'clause',
      find: /, (?:ponieważ|bo|gdyż) (?<key>(?!(?:on|ona|oni|to|jego|jej|ich) )[^.,;:„”]{12,100})\.$/u,
    },
  ],
  orderQuestions: {
    first: 'Co dzieje się najpierw?',
    last: 'Co dzieje się na końcu?',
    firstStep: 'Który krok jest pierwszy?',
  },
  deed: /^(?<noun>\p{Lu}\p{L}+) (?:\p{Lu}\p{L}+ )?(?:(?:szybko|powoli|ostrożnie|cicho|nagle) )?(?:się )?(?!(?:powiedzia|zapyta|odpowiedzia|zawoła|pomyśla|postanowi|spyta|wiedzia|należa|pozosta|usłysza|uwielbia|poczu|zdecydowa|zgodzi|zrozumia|podoba|potrafi|zmieni|sta)(?:ł|ła|li|ły)(?!\p{L}))(?!\p{Ll}*(?:ywa|iwa|osi|odzi|iera|awa|adza|dza)(?:ł|ła|li|ły)(?!\p{L}))(?:po|za|wy|przy|od|na|z|s|ś|u|prze|roz|do|ob|pod|w)\p{Ll}+(?:ł|ła|li|ły)(?!\p{L})/u,
  noDeed:
    /(?<!\p{L})(?:go|jego|jej|ją|jemu|mu|nim|nią|niego|niej|ich|im|nich|on|ona|oni|one|ono|ja|ty|my|wy|ten|ta|to|te|ci|tego|tej|tym|tych|tam|tu|potem|później|wtedy|następnie|wkrótce|najpierw|wreszcie|w końcu|znowu|znów|jeszcze|już|także|też|zawsze|często|każd\p{L}+|nigdy|inn\p{L}+|drugi\p{L}*|zanim|aż|gdy|kiedy|był\p{L}*|nie|tak|żeby|że)(?!\p{L})/iu,
  orderWords: 'potem|wtedy|następnie|wkrótce|wreszcie|w końcu|nagle|natychmiast|także|też|więc',
  wordQuestion: 'Które z tych słów znaczy „{meaning}”?',
  links: {
    between: [
      { words: /^(?:Jednak|Jednakże|Mimo to|Pomimo to)(?= \p{Ll})/u, others: ['Dlatego', 'Na przykład', 'W tym celu'] },
      {
        words: /^(?:Dlatego|Z tego powodu|W rezultacie|Wskutek tego)(?= \p{Ll})(?! też)/u,
        others: ['Mimo to', 'Na przykład', 'W przeciwnym razie'],
      },
      { words: /^Dzięki temu(?= \p{Ll})/u, others: ['Mimo to', 'Na przykład', 'W przeciwnym razie'] },
      { words: /^Na przykład(?= \p{Ll})/u, others: ['Mimo to', 'Dlatego', 'W przeciwnym razie'] },
      { words: /^W przeciwnym razie(?= \p{Ll})/u, others: ['Dzięki temu', 'Na przykład', 'Mimo to'] },
    ],
    within: [
      { words: /(?<=\p{L}{2}, )(?:ponieważ|gdyż|bo)(?= \p{L})/u, others: ['chociaż', 'a mimo to', 'na przykład'] },
      { words: /(?<=\p{L}{2}, )(?:chociaż|choć|mimo że|pomimo że)(?= \p{L})/u, others: ['ponieważ', 'więc', 'czyli'] },
      { words: /(?<=\p{L}{2}, )(?:więc|toteż)(?= \p{L})/u, others: ['a mimo to', 'na przykład', 'chyba że'] },
      { words: /(?<=\p{L}{2}, )(?:a mimo to|a jednak)(?= \p{L})/u, others: ['ponieważ', 'więc', 'na przykład'] },
      { words: /(?<=\p{L}{2}, )(?:jeśli|jeżeli)(?= \p{L})/u, others: ['chociaż', 'a mimo to', 'na przykład'] },
      { words: /(?<=\p{L}{2}, )ale(?= \p{L})(?! także| również| też)/u, others: ['czyli', 'na przykład', 'chyba że'] },
    ],
  },
} satisfies Language;
