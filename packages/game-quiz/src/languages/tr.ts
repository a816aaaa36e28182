import { byForm } from './forms.js';
import type { Language } from './language.js';

/** The vowels that follow each last vowel in endings: wide, narrow. */
const harmony: readonly (readonly [RegExp, string, string])[] = [
  [/[aıâ][^aeıioöuüâî]*$/iu, 'a', 'ı'],
  [/[eiî][^aeıioöuüâî]*$/iu, 'e', 'i'],
  [/[ou][^aeıioöuüâî]*$/iu, 'a', 'u'],
  [/[öü][^aeıioöuüâî]*$/iu, 'e', 'ü'],
];
/** The form of a word: its last vowel, and whether it ends in a vowel, a hard consonant, a k that softens, or another. */
const formOf = (word: string, _className: string, given: string): string => {
  if (given !== '') return given;
  const vowel = harmony.findIndex(([last]) => last.test(word));
  const end = /[aeıioöuüâî]$/iu.test(word)
    ? 'vowel'
    : /[aeıioöuü][^aeıioöuü]*[aeıioöuü]k$/iu.test(word)
      ? 'k'
      : /[çpt]$/u.test(word)
        ? 'softened'
        : /[fhksş]$/u.test(word)
          ? 'hard'
          : 'plain';
  return `x.${vowel}${/^\p{Lu}/u.test(word) ? 'name' : end}`;
};
/**
 * Cases of each form: nominative, plural, locative, ablative, dative, accusative or "his" behind a consonant, accusative
 * behind a vowel, genitive, with, "his" behind a vowel.
 */
const endings: Readonly<Record<string, string>> = Object.fromEntries(
  harmony.flatMap(([, wide, narrow], index) => [
    [`x.${index}name`, '0'],
    [`x.${index}plain`, `0 l${wide}r d${wide} d${wide}n ${wide} ${narrow} - ${narrow}n l${wide}`],
    [`x.${index}hard`, `0 l${wide}r t${wide} t${wide}n ${wide} ${narrow} - ${narrow}n l${wide}`],
    [`x.${index}softened`, `0 l${wide}r t${wide} t${wide}n - - - - l${wide}`],
    [`x.${index}vowel`, `0 l${wide}r d${wide} d${wide}n y${wide} - y${narrow} n${narrow}n yl${wide} s${narrow}`],
    [`x.${index}k`, `k kl${wide}r kt${wide} kt${wide}n ğ${wide} ğ${narrow} - ğ${narrow}n kl${wide}`],
  ]),
);

/** Turkish. See language.ts for the members. */
export const tr = {
  absoluteTerms: 'her zaman|daima|asla|hiçbir zaman|kesinlikle|tamamen|istisnasız',
  wholeTerms: 'bütün|tüm|herkes|hepsi|hiçbiri|hiç kimse',
  vagueTerms: 'bazen|genellikle|sık sık|çoğunlukla|nadiren|belki|muhtemelen|aşağı yukarı',
  negations: 'değil|değildir|hariç|dışında|yanlıştır|olmayan',
  asksForReason: 'niçin|niye',
  namesTheText: [/metne göre|metinde(?!\p{L})/iu],
  allOfTheAbove: ['hepsi', 'tüm bunlar', 'yukarıdakilerin hepsi', 'yukarıdakilerin tümü'],
  noneOfTheAbove: ['hiçbiri', 'yukarıdakilerin hiçbiri'],
  truthValues: 'doğru yanlış evet hayır',
  optionNames: 'seçenek|cevap',
  positions: 'birinci|ikinci|üçüncü|son',
  verdicts: 'doğru|yanlış',
  optionJoiners: 've|veya',
  andWords: 've',
  leansBack:
    /(?<!\p{L})(?:hâlâ|yine|ise|artık)(?!\p{L})|^(?:Bir kısmı|Bazıları|Birkaçı|Kimileri|Bir ?kaç|Bazı|Çoğu|Hepsi)(?!\p{L})/u,
  listWords: 've|veya',
  stemWords: { min: 4, max: 26 },
  subjectWithin: 1,
  innerPronouns: /(?<!\p{L})(?:o|onu|ona|onun|onlar\p{L}*|bu|bunu|bunun|şu|orada|oraya|kendi\p{L}*)(?!\p{L})/iu,
  namesSubject: /^\p{L}+l[ae]r(?:[dt][ae]n biri)? |^\p{L}+ \p{L}+[ae]nl[ae]r /u,
  firstPersons: /(?<!\p{L})(?:ben|beni|bana|benim|biz|bizi|bize|bizim|sen|seni|sana|siz)(?!\p{L})/iu,
  openingConjunctions: 'Ve|Ama|Fakat|Ancak|Sonra|Böylece|Bir gün|Ertesi gün|O zaman|Sonunda|Birden',
  numberBounds: 'en az|en fazla|yaklaşık|aşağı yukarı|neredeyse',
  numberBoundsBehind: "(?:['’]?[dt][ae]n )?(?:fazla|az|çok|önce|sonra)|kadar|civarında|dolayında|yakın",
  pointsByOrder: /^(?:Yanında|İçinde|Üstünde|Altında|Ne var ki|Oysa|Üstelik|Hatta|Nitekim) /u,
  pointsOutside:
    /(?<!\p{L})(?:aşağıda\p{L}*|yukarıda\p{L}*|bu|bunun|bunlar|şu|burada|orada|böylece|ayrıca|böyle|öyle|aynı|örneğin|diğer|ben|biz|sen|siz)(?!\p{L})/iu,
  pointsBack: /^(?:o|onun|onlar|onları|onların|ona|onu|sonra)$/i,
  yearBehind: 'yılında|yılı(?!\\p{L})',
  yearsBehind: 'yıl',
  wordClasses: byForm(
    {
      change: { now: 'artar azalır/düşer değişmez', past: 'arttı azaldı/düştü değişmedi', noun: 'artış azalış/düşüş' },
      ordinal: 'birinci ikinci üçüncü dördüncü',
      numeral: { few: 'üç dört beş sekiz dokuz' },
      nation:
        'İngiliz Fransız Alman Rus İtalyan İspanyol Yunan Arap Japon Amerikan Çinli Hollandalı Portekizli Osmanlı Hintli Moğol Bulgar Macar',

      country:
        'Türkiye Çin Japonya Amerika İngiltere/Britanya Fransa Almanya Rusya Hollanda Yunanistan Polonya Kore İsviçre İsveç Hindistan Brezilya Kanada Meksika Arjantin İtalya İspanya Portekiz Vietnam Moğolistan İran Irak Avustralya ' +
        'Danimarka Norveç Finlandiya Belçika Avusturya Macaristan Bulgaristan Romanya Suriye Kenya Endonezya',
      continent: 'Avrupa Asya Afrika Amerika Avustralya Antarktika',
      city: 'İstanbul Ankara İzmir Bursa Konya Adana Antalya Trabzon Erzurum Kayseri Edirne Londra Paris Roma Berlin Moskova Viyana Kahire Atina Bağdat Şam',
      sea: 'Karadeniz Akdeniz Ege Marmara',
      ocean: 'Pasifik Atlantik',
      direction: 'kuzey güney doğu batı',
      season: 'ilkbahar sonbahar yaz kış',
      weekday: 'pazartesi salı çarşamba perşembe cuma cumartesi',
      creature:
        'köpek kedi inek koyun keçi domuz tavuk ördek tavşan fare aslan kaplan fil maymun tilki kurt ayı geyik zürafa timsah yılan kaplumbağa kurbağa deve eşek leopar sırtlan balık balina horoz öküz sincap kirpi',
      fowl: 'kartal karga güvercin kırlangıç serçe tavus papağan baykuş leylek şahin',
      bug: 'arı karınca kelebek sivrisinek sinek örümcek çekirge',
      family: 'anne baba ağabey/abi kardeş abla dede nine/büyükanne/babaanne amca/dayı teyze/hala',
      offspring: 'oğul eş torun gelin damat',
      role: 'kral kraliçe prens prenses padişah çiftçi balıkçı avcı öğretmen öğrenci doktor/hekim hemşire tüccar asker general polis aşçı marangoz demirci çoban şoför komşu hizmetçi başkan bilgin şair ressam müzisyen mühendis yazar jeolog işçi',
      colour: 'kırmızı mavi yeşil sarı beyaz siyah mor turuncu kahverengi gri pembe',
      food: 'ekmek elma muz portakal karpuz üzüm patates fasulye yumurta süt bal peynir makarna pasta kabak biber soğan havuç kahve çay pirinç çorba tuz şeker',
      crop: 'buğday mısır arpa pamuk tütün fındık pirinç',
      building:
        'okul hastane kilise cami pazar dükkan/dükkân kütüphane müze fabrika banka istasyon lokanta saray kale hapishane postane otel',
      metal: 'demir bakır altın gümüş kurşun alüminyum çinko',
      gas: 'oksijen azot/nitrojen hidrojen karbondioksit helyum metan',
      planet: 'Merkür Venüs Mars Jüpiter Satürn Uranüs Neptün',
      disaster: 'deprem sel yangın kuraklık tsunami kasırga heyelan',
      religion: 'Budizm Hinduizm Hristiyanlık Müslümanlık/İslam Yahudilik',
      language: 'İngilizce Fransızca Çince Japonca Almanca Rusça İspanyolca Latince Yunanca Arapça Farsça',
      science: 'matematik fizik kimya biyoloji tarih coğrafya tıp felsefe astronomi jeoloji',
    },
    formOf,
  ),
  wordEndings: endings,
  personVerbs: 'demiş dedi sormuş sordu seslenmiş seslendi düşünmüş düşündü',
  personMarks:
    /(?<!\p{L})(?<name>\p{Lu}\p{Ll}{2,})(?:['’](?:n?[ıiuü]n|y?[ae]|n?[ae]) (?:büyük )?(?:abla|anne|baba|kardeş|arkadaş|el|göz|yüz|baş|aile|oğl|kız|dede|nine|yan)| adında | adlı | (?:hemen|birden|yavaşça|gülümsedi|ağladı|bağırdı|sordu|dedi)(?!\p{L}))/gu,
  questions: [
    {
      kind: 'subject',
      classes: 'family+role+creature+fowl+bug person',
      find: /^(?<key>\p{Lu}\p{L}{2,})(?<![ıiuü]n) (?<rest>(?!ve |da |de |ile |ya |\p{L}*(?:s[ıiuü]|[^aeıioöuü][ıiuü]) )[^"“”;]{10,110}(?:m[ıiuü]ş|[dt][ıiuü]))\.$/u,
      ask: 'Kim {rest}?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: 'family+role+creature+fowl+bug person',
      find: /^["“](?<said>[^"“”]{12,120}?),?["”] (?:diye )?(?:sormuş|demiş|sordu|dedi|bağırmış|bağırdı|cevap vermiş|seslenmiş) (?<key>\p{L}{2,})\.$/u,
      ask: '“{said}” sözünü kim söylüyor?',
    },
    {
      kind: 'speech',
      isSpeech: true,
      classes: 'family+role+creature+fowl+bug person',
      find: /^(?<key>\p{Lu}\p{L}{2,}),? ["“](?<said>[^"“”]{12,120}?),?["”],? (?:diye )?(?:sormuş|demiş|sordu|dedi|bağırmış|bağırdı|cevap vermiş|seslenmiş)\.$/u,
      ask: '“{said}” sözünü kim söylüyor?',
    },
    { kind: 'reason', pool: 'clause', find: /çünkü (?<key>(?!o |bu |onu |ona )[^.,;"“”]{10,90})\.$/u },
  ],
  orderQuestions: {
    first: 'Hangisi önce olur?',
    last: 'Hangisi en son olur?',
    firstStep: 'Hangi adım önce gelir?',
  },
  deed: /^(?<noun>\p{Lu}\p{L}+),? .*(?<!\p{L}(?:yor|[ae]r|[ıiuü]r|makta|mekte))(?<!(?:değil|güzel|büyük|küçük|mutlu|üzgün|yok|var|iste|de|sor|düşün|bil|ol|sev|san|inan|anla))(?:[dt][ıiuü]|m[ıiuü]ş(?:t[ıiuü])?)(?:l[ae]r)?$/u,
  noDeed:
    /(?<!\p{L})(?:o|onu|ona|onun|onlar\p{L}*|ben|sen|biz|siz|bu|şu|bunu|bunlar|orada|oraya|burada|sonra|önce|daha sonra|ardından|hemen|sonunda|nihayet|yine|tekrar|hâlâ|hala|artık|da|de|hep|her|bazen|asla|başka|diğer\p{L}*|ikinci|diye|idi|imiş|vardı|varmış|yokmuş|çünkü|öyle|böyle|\p{L}*(?:acakt|ecekt)[ıi]\p{L}*)(?!\p{L})/iu,
  orderWords: 'sonra|daha sonra|hemen|sonunda|nihayet|birden|aniden',
  wordQuestion: 'Bu sözlerden hangisi “{meaning}” anlamına gelir?',
  links: {
    between: [
      {
        words: /^(?:Ancak|Fakat|Ama|Ne var ki|Yine de|Buna rağmen|Buna karşın)(?= (?!da |de )\p{L})/u,
        others: ['Bu yüzden', 'Aynı şekilde', 'Bunun yerine'],
      },
      { words: /^(?:Bu yüzden|Bu nedenle|Bu sebeple)(?= \p{L})/u, others: ['Buna rağmen', 'Oysa', 'Aynı şekilde'] },
      { words: /^(?:Örneğin|Mesela)(?=,? \p{L})/u, others: ['Buna rağmen', 'Aksine', 'Bunun yerine'] },
      { words: /^(?:Aksine|Tam tersine)(?=,? \p{L})/u, others: ['Örneğin', 'Bu yüzden', 'Başka bir deyişle'] },
      { words: /^(?:Başka|Diğer) bir deyişle(?=,? \p{L})/u, others: ['Buna rağmen', 'Aksine', 'Bunun yerine'] },
      { words: /^(?:Ne yazık ki|Maalesef)(?=,? \p{L})/u, others: ['Neyse ki', 'Örneğin', 'Başka bir deyişle'] },
      { words: /^Neyse ki(?=,? \p{L})/u, others: ['Ne yazık ki', 'Örneğin', 'Başka bir deyişle'] },
      { words: /^Çünkü(?= \p{L})/u, others: ['Yine de', 'Aksine', 'Bunun yerine'] },
    ],
    within: [
      { words: /(?<=\p{L}{2},? )çünkü(?= \p{L})/u, others: ['oysa', 'ya da', 'buna rağmen'] },
      { words: /(?<=\p{L}{2},? )(?:ama|fakat)(?= \p{L})/u, others: ['ya da', 'bu yüzden', 'yani'] },
      {
        words: /(?<=\p{L}{2},? )(?:bu yüzden|bu nedenle|o yüzden)(?= \p{L})/u,
        others: ['oysa', 'buna rağmen', 'ya da'],
      },
      { words: /(?<=\p{L}m[ae]s[ıi]n[ae] )(?:rağmen|karşın)(?= \p{L})/u, others: ['göre', 'doğru', 'ilişkin'] },
    ],
  },
} satisfies Language;
