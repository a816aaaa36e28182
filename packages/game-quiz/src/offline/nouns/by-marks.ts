import { anyOf, formedNouns, markedNouns, postpositionNouns } from './marked.js';
import type { NounReader } from './noun-reader.js';

const lastTwo = /..$/u;

const slavicVerb =
  /(?:ть|ти|ться|лся|лась|лось|лись|ся|łam|łem|ył[ay]?|ał[ay]?|ował[ay]?|ić|ać|eć|yć|ąc|il[aoi]?|al[aoi]?|ti)$/u;

/** Languages whose nouns show by the words before them and their own endings. */
export const nounsByMarks: Readonly<Record<string, NounReader>> = {
  af: markedNouns({ before: { die: 'die', n: "'n", prep: 'in op van met vir aan by uit' }, form: /s$/u }),
  bg: markedNouns({
    before: { prep: 'в във на от до с със за при към по без през след пред под над' },
    form: /(?:ът|ят|та|то|те|ът|а|я|о|е|и)$/u,
    notNoun: /(?:ен|на|но|ни|ски|ска|ско|ния|ната|ните|ото|ите)$/u,
  }),
  ca: markedNouns({
    before: { el: 'el al del pel', la: 'la', els: 'els als dels', les: 'les', un: 'un', una: 'una' },
    form: /(?!)/u,
    notNoun: /(?:ava|aven|ar|er|ir|ant|ent|ada|at)$/u,
  }),
  cs: markedNouns({
    before: {
      genitive: 'z ze od do bez u podle kolem vedle',
      locative: 'v ve na o při po',
      dative: 'k ke proti díky',
      instrumental: 's se nad pod před mezi',
    },
    form: lastTwo,
    notNoun: /(?:ého|ému|ých|ými|ých|ným|[ýíé]|ové?m|ní|lo|la|li)$/u,
  }),
  da: markedNouns({
    before: {
      en: 'en',
      et: 'et',
      den: 'den',
      det: 'det',
      de: 'de',
      prep: 'i på af til fra med om under over ved mod efter',
    },
    form: /(?:erne|ene|en|et|er|e)$/u,
    notNoun: /(?:ede|ige|lige|ende)$/u,
  }),
  el: markedNouns({
    before: {
      neuter: 'το στο ένα',
      neuters: 'τα στα',
      feminine: 'η τη την στη στην μια μία',
      masculine: 'ο ένας',
      object: 'τον στον έναν',
      plural: 'οι',
      feminines: 'τις στις',
      objects: 'τους στους',
      of: 'του',
      ofHer: 'της',
      ofThem: 'των',
    },
    verb: /(?:[^ρτ]ε|[αά]ν|ει|ουν|ται|ηκε|σε)$/u,
    // "Οι" goes with two genders, which the ending shows.
    form: /οι$/u,
    notNoun:
      /(?:[άα]ν|[έε]|[εέ][ιί]ς?|ουν|ται|ικ[οόηήάα]|ντας|μέν[οηα]ς?|ερ[οη]|ότερ[οη]|τατο)$|^(?:άλλ|ίδι|πρώτ|μεγάλ|μικρ|πρωί|βράδυ|απόγευμα|μεσημέρι|νύχτα|μέρα|ημέρα|χρόνο|καλοκαίρι|φθινόπωρο|χειμώνα|άνοιξη|ώρα|φορά|τέλος|μέρος)/u,
  }),
  et: formedNouns(/(?:sse|st|le|lt|ga|des|tes)$/u, /(?:mas|mast|des$|nud|tud)/u),
  fa: markedNouns({
    before: { prep: 'از به در با بر برای روی زیر کنار تا' },
    form: /(?:های|ها|ان)$/u,
    notNoun: /^(?:این|آن|هم)/u,
  }),
  fi: formedNouns(
    /(?:ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|ksi|iin|aan|ään)$/u,
    /(?:ma[sn]|mä[sn]|maan|mään|vaan|ista|neen|essa|essä)/u,
  ),
  he: markedNouns({
    before: { את: 'את', prep: 'של על אל עם בין אחרי לפני תחת מן' },
    form: /^ה|(?:ים|ות|ה)$/u,
    notNoun: /^(?:זה|זאת|כל)/u,
  }),
  hi: postpositionNouns(
    { place: 'में पर', person: 'ने को', other: 'से का के की' },
    /(?:[ाीे]|ों)$/u,
    /(?:ने|ना|कर|ता|ती|ते|या|यी|ये|हले|द्वारा)$|^(?:बार|बाद|साथ|लिए|तरह|ओर|पास|दिन|समय|अन्य|नाम|समझ|चुपके|बारे|पीछे|आगे|ऊपर|नीचे|अंदर|बाहर|रूप)/u,
  ),
  hr: markedNouns({
    before: {
      genitive: 'iz od do bez kod oko',
      locative: 'u na o po pri',
      instrumental: 's sa nad pod pred',
      dative: 'k ka prema',
    },
    form: lastTwo,
    notNoun: /(?:og|om|im|ih|oj|ti|la|lo|li)$/u,
  }),
  hu: markedNouns({
    before: { definite: 'a az', indefinite: 'egy' },
    form: lastTwo,
    notNoun: /(?:ni|ott|ett|ött|ik|ó|ő|os|es|ös|i)$/u,
  }),
  id: markedNouns({
    verb: /^(?:me|ber|di|ter)\p{L}{3}/u,
    before: {
      place: 'di ke dari dalam',
      prep: 'pada dengan untuk oleh tentang',
      counted: 'sebuah seorang seekor para',
    },
    form: /nya$/u,
    notNoun: /^(?:me|di|ber|ter)\p{L}{4}|^(?:sana|sini|situ|atas|bawah|luar|tengah|depan|belakang|samping|sekitar)/u,
  }),
  lt: markedNouns({
    before: { genitive: 'iš nuo prie be ant iki', accusative: 'į per apie pro už', instrumental: 'su' },
    form: lastTwo,
  }),
  lv: markedNouns({ before: { prep: 'no uz pie ar par pēc zem pa' }, form: lastTwo }),
  nl: markedNouns({
    before: { de: 'de', het: 'het', een: 'een', prep: 'in op van met voor aan bij uit naar over onder' },
    form: /(?:en|s)$/u,
    notNoun: /(?:te|de|ende|lijke?|ige?)$/u,
  }),
  nb: markedNouns({
    before: {
      en: 'en',
      ei: 'ei',
      et: 'et',
      den: 'den',
      det: 'det',
      de: 'de',
      prep: 'i på av til fra med om under over ved mot etter',
    },
    form: /(?:ene|en|et|er|a|e)$/u,
    notNoun: /(?:ede|ige|lige|ende|te)$/u,
  }),
  pl: markedNouns({
    verb: /(?:ł[aoy]?|li)$/u,
    before: {
      genitive: 'z ze od do dla bez u obok koło',
      locative: 'w we na o przy po',
      instrumental: 'nad pod przed między',
      dative: 'ku dzięki',
    },
    form: lastTwo,
    notNoun: /(?:ego|emu|ych|ymi|[yi]m|[ae]j|[ąę]c[yae]?|ny|na|ne|ski|ska|skie)$/u,
  }),
  ro: anyOf(
    markedNouns({
      before: {
        un: 'un',
        o: 'o',
        unui: 'unui',
        unei: 'unei',
        prep: 'în din de pe la pentru spre până printre între sub lângă după peste prin fără despre din spre',
        cu: 'cu',
      },
      form: /(?:ul|le|[ăaei])$/u,
      notNoun:
        /(?:ând|ind|at|ut|it|ată|ită|ută|esc|ate|ite|ase|eze)$|^(?:acum|atunci|aici|acolo|mult|aproape|departe|unde|toate|fapt|dimineaț|seară|seara|noapte|zi$|ziua|săptămân|lun[aă]$|an$|anul$|timp|oră|dată|fel|parte)/u,
    }),
    formedNouns(
      /(?:ului|elor|ilor|ul)$/u,
      /^(?:acel|tutur|celui|cel|primul|ultimul|lor|altul|unul|anul|timpul|restul|mijlocul|numărul)/u,
    ),
  ),
  sv: markedNouns({
    before: {
      en: 'en',
      ett: 'ett',
      den: 'den',
      det: 'det',
      de: 'de',
      prep: 'i på av till från med om under över vid mot genom',
    },
    form: /(?:arna|erna|orna|ena|en|et|ar|er|or|n|t)$/u,
    notNoun: /(?:ade|iga|liga|ande|nna)$/u,
  }),
  sw: markedNouns({
    before: { kwa: 'kwa', katika: 'katika', na: 'na', wa: 'wa', ya: 'ya', la: 'la', za: 'za', cha: 'cha' },
    form: /^..|ni$/u,
    notNoun: /^ku\p{L}{3}/u,
  }),
  tl: markedNouns({ before: { ang: 'ang', ng: 'ng', sa: 'sa' }, form: /(?!)/u, notNoun: /^(?:mga|isa)/u }),
  ur: postpositionNouns(
    { place: 'میں پر', person: 'نے کو', other: 'سے کا کے کی' },
    /(?:وں|ی|ے|ا)$/u,
    /(?:نا|نے|کر|تا|تی|تے)$|^(?:بار|بعد|ساتھ|لیے|طرح|طرف|پاس|دن|وقت|نام|بارے|پیچھے|آگے|اوپر|نیچے|اندر|باہر)/u,
  ),
  th: markedNouns({
    before: { prep: 'ของ ใน บน จาก ใต้ ริม ข้าง กลาง กับ ถึง' },
    form: /(?!)/u,
    notNoun: /^(?:การ|ความ|ไม่|นั้น|นี้|ทุก|หลาย|มาก)/u,
  }),
  tr: formedNouns(
    /(?:n[ıiuü]n|[dt][ae]n?|l[ae]r[ıi]?|l[ae]r[ıi]n[ıi]?)$/u,
    /(?:[dt][ıiuü]l[ae]r|m[ıi]şl[ae]r|yorl[ae]r|[ıiuüae]rl[ae]r|m[ae]d[ae]n?|ğ[ıiuü]nd[ae]n?|ken)$|[dt][ıiuü](?:kl[ae]r|ğ[ıiuü]nd)|^(?:böyle|şöyle|öyle|önce|sonra|orada|burada|içinde|üzerinde|altında|yanında|önünde|arkasında|başında|adında|yerinde|ortasında|kenarında|döneminde|arasında|tarafından|sırasında|zaman|neden|birden|hemen|yeniden|aniden|eski)/u,
  ),
  uk: markedNouns({
    verb: /(?:ла|ло|ли|[иаі]в|[иаує]ть)(?:ся)?$/u,
    before: {
      genitive: 'з із зі від до без біля після для',
      locative: 'в у на о об при по',
      instrumental: 'над під перед між',
      dative: 'к завдяки',
    },
    form: lastTwo,
    notNoun: new RegExp(`(?:ого|ому|ими|их|ій|ий|ою|ним)$|${slavicVerb.source}`, 'u'),
  }),
};
