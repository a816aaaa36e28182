interface TimeWords {
  /** Numbers, written out, and words such as "some". */
  readonly numbers: string;
  readonly units: string;
  /** Words that tell, before a number and a unit, that the time has passed since the sentence before. */
  readonly before: string;
  /** The same after them. */
  readonly after: string;
}

const lists: Readonly<Record<string, TimeWords>> = {
  en: {
    numbers:
      'a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|a few|some|many|several|another',
    units: 'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|centuries|century|decades?',
    before: 'after|within|in less than|only|just|about|some|nearly|almost|exactly|barely',
    after: 'later|afterwards|afterward|after that',
  },
  de: {
    numbers:
      'ein|eine|einen|einer|einem|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|ein paar|einigen?|wenigen?|vielen?|mehreren?|weiteren?',
    units:
      'sekunden?|minuten?|stunden?|tag|tage|tagen|nacht|nächten?|wochen?|monate?n?|jahr|jahre|jahren|jahrhunderten?|jahrzehnten?',
    before: 'nach|binnen|innerhalb von|nur|etwa|kaum',
    after: 'später|danach|darauf',
  },
  es: {
    numbers:
      'un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|unos|unas|unos pocos|algunos|algunas|pocos|pocas|muchos|varios|varias',
    units: 'segundos?|minutos?|horas?|días?|noches?|semanas?|mes|meses|años?|siglos?|décadas?',
    before: 'tras|al cabo de|después de|a los|a las|solo|apenas',
    after: 'después|más tarde|luego',
  },
  fr: {
    numbers: 'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|quelques|plusieurs|quelque',
    units: 'secondes?|minutes?|heures?|jours?|nuits?|semaines?|mois|an|ans|années?|siècles?|décennies?',
    before: 'après|au bout de|au bout d’|en moins de|à peine',
    after: 'plus tard|après',
  },
  it: {
    numbers:
      'un|uno|una|un’|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|venti|trenta|alcuni|alcune|pochi|poche|molti|qualche|diversi',
    units:
      'secondi|secondo|minuti|minuto|ore|ora|giorni|giorno|notti|notte|settimane?|settimana|mesi|mese|anni|anno|secoli|secolo',
    before: 'dopo|entro|in meno di|appena',
    after: 'dopo|più tardi',
  },
  pt: {
    numbers:
      'um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|vinte|trinta|alguns|algumas|poucos|poucas|muitos|vários|várias',
    units: 'segundos?|minutos?|horas?|dias?|noites?|semanas?|mês|meses|anos?|séculos?|décadas?',
    before: 'após|ao fim de|ao cabo de|apenas',
    after: 'depois|mais tarde|após',
  },
  nl: {
    numbers:
      'een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|twintig|dertig|enkele|een paar|enige|vele|meerdere',
    units: 'seconden?|minuut|minuten|uur|uren|dag|dagen|nacht|nachten|week|weken|maand|maanden|jaar|jaren|eeuw|eeuwen',
    before: 'na|binnen|slechts|nog geen',
    after: 'later|daarna|nadien',
  },
  sv: {
    numbers: 'en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|tjugo|trettio|några|flera|många|ett par',
    units: 'sekunder|sekund|minuter|minut|timmar|timme|dagar|dag|nätter|natt|veckor|vecka|månader|månad|år|århundraden',
    before: 'efter|inom|bara',
    after: 'senare|därefter|efteråt',
  },
  pl: {
    numbers:
      'jeden|jedną|jednym|dwa|dwie|dwóch|trzy|trzech|cztery|czterech|pięć|pięciu|sześć|sześciu|siedem|siedmiu|osiem|ośmiu|dziewięć|dziewięciu|dziesięć|dziesięciu|kilka|kilku|wiele|wielu|parę|paru',
    units:
      'sekund|sekundy|sekundach|minut|minuty|minutach|minucie|godzin|godziny|godzinach|godzinie|dni|dniach|dzień|tygodnie|tygodni|tygodniach|tydzień|miesiące|miesięcy|miesiącach|miesiąc|lata|lat|latach|rok|roku',
    before: 'po|już po|zaledwie',
    after: 'później|potem',
  },
  ru: {
    numbers:
      'один|одну|два|две|двух|три|трёх|трех|четыре|пять|шесть|семь|восемь|девять|десять|двадцать|тридцать|несколько|нескольких|много|пару',
    units:
      'секунд|секунды|секунду|минут|минуты|минуту|час|часа|часов|день|дня|дней|ночь|неделя|неделю|недели|недель|месяц|месяца|месяцев|год|года|лет|веков',
    before: 'через|спустя|после|лишь через|уже через',
    after: 'спустя|позже|позднее',
  },
  tr: {
    numbers: 'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|birkaç|birçok|uzun',
    units: 'saniye|dakika|saat|gün|gece|hafta|ay|yıl|sene|yüzyıl',
    before: '',
    after: 'sonra|geçtikten sonra',
  },
  hi: {
    numbers: 'एक|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|बीस|तीस|कुछ|कई',
    units: 'सेकंड|मिनट|घंटे|घंटा|दिन|दिनों|रात|सप्ताह|हफ्ते|महीने|महीनों|साल|सालों|वर्ष|वर्षों',
    before: '',
    after: 'बाद|के बाद|पश्चात',
  },
};

const patterns = new Map<string, RegExp>();

/** True for "After eight minutes", "Two months later": a number and a unit of time with a word that looks back. */
export function opensWithElapsedTime(opening: readonly string[], tag: string): boolean {
  const list = Object.hasOwn(lists, tag) ? lists[tag] : undefined;
  if (list === undefined) return false;
  const pattern = patterns.get(tag) ?? patternOf(list);
  patterns.set(tag, pattern);
  return pattern.test(`${opening.join(' ').replaceAll('’', '’ ').replaceAll('  ', ' ')} `);
}

/** Of "after", number, unit and "later" one of the outer two must be there. */
function patternOf({ numbers, units, before, after }: TimeWords): RegExp {
  const amount = `(?:\\d[\\d.,]* |(?:${numbers}) (?:(?:${numbers}|more|weitere|autres|otros) )?)(?:${units}) `;
  const lead = `(?:${before}) ${amount}`;
  const tail = `(?:\\S+ )?${amount}(?:${after}) `;
  return new RegExp(before === '' ? `^${tail}` : `^(?:${lead}|${tail})`, 'u');
}
