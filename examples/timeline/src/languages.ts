/** How a language names dates and what points out of a sentence. All members are alternatives of a regular expression. */
interface Tongue {
  /** From January to December. */
  readonly months: readonly string[];
  /** Ordinals from first to twenty-first, as words. */
  readonly ordinals: readonly string[];
  /** What makes a year one before Christ. */
  readonly before: string;
  /** Whole phrases of time, which can be left out of a sentence; D, M, Y, C and B stand for day, month, year, century and era. */
  readonly phrases: readonly string[];
  /** Words that begin another clause: a date behind them is not that of the sentence. */
  readonly clauses: string;
  /** Words that need the sentences around, or the time of writing. */
  readonly pointing: string;
}

/** English and German; what another language needs is an entry here. */
export const tongues: Readonly<Record<string, Tongue>> = {
  en: {
    months: [
      'Jan(?:uary|\\.)?',
      'Feb(?:ruary|\\.)?',
      'Mar(?:ch|\\.)?',
      'Apr(?:il|\\.)?',
      'May',
      'June?',
      'July?',
      'Aug(?:ust|\\.)?',
      'Sep(?:tember|t?\\.)?',
      'Oct(?:ober|\\.)?',
      'Nov(?:ember|\\.)?',
      'Dec(?:ember|\\.)?',
    ],
    ordinals:
      'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'.split(
        ' ',
      ),
    before: 'BCE?|B\\.C\\.(?:E\\.)?',
    phrases: [
      'on (?:the )?(?:\\p{L}+day,? )?(?:the )?D(?:st|nd|rd|th)?(?: of)? M,? Y',
      'on (?:\\p{L}+day,? )?M D(?:st|nd|rd|th)?,? Y',
      'in (?:early |late |mid-)?M,?(?: of)? Y',
      '(?:early |late )?(?:in|on) the (?:morning|evening|night|afternoon) of (?:the )?D(?:st|nd|rd|th)? M,? Y',
      'in the (?:early |late |mid-)?(?:spring|summer|autumn|fall|winter) of Y',
      'in (?:early |late |mid-|the year )?Y(?: B)?',
      '(?:in|during) the (?:early |late |mid-)?C[ -]century(?: B)?',
    ],
    clauses:
      'which|who|whom|whose|that|when|where|while|after|before|because|as|if|since|until|although|though|than|once|whether|having|being',
    pointing:
      'this|these|such|those|there|here|then|now|today|currently|later|earlier|afterwards?|since|ago|again|meanwhile|soon|next|following|previous|previously|former|latter|formerly|subsequent|subsequently|still|already|yet|however|therefore|thus|instead|same|we|us|our|I|my|you|your|recent|recently|above|below|might|may|will|shall|it|they|them',
  },
  de: {
    months: [
      '(?:Januar|Jänner|Jan\\.)',
      '(?:Februar|Feb\\.)',
      'März',
      'Apr(?:il|\\.)',
      'Mai',
      'Juni',
      'Juli',
      'Aug(?:ust|\\.)',
      'Sep(?:tember|t?\\.)',
      'Okt(?:ober|\\.)',
      'Nov(?:ember|\\.)',
      'Dez(?:ember|\\.)',
    ],
    ordinals:
      'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften dreizehnten vierzehnten fünfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten einundzwanzigsten'.split(
        ' ',
      ),
    before: 'v\\. ?(?:Chr|u\\. ?Z)\\.',
    phrases: [
      'am (?:\\p{L}+tag,? (?:de[mn] )?)?D\\. M Y',
      'im (?:(?:frühen|späten) )?M (?:des Jahres )?Y',
      '(?:Anfang|Mitte|Ende) (?:M )?Y',
      'im (?:Frühjahr|Frühling|Sommer|Spätsommer|Herbst|Winter)(?: des Jahres)? Y',
      'im Jahre? Y(?: B)?',
      'im (?:(?:frühen|späten) )?C\\.? Jahrhundert(?: B)?',
      'Y(?: B)?',
    ],
    clauses:
      'de[rmns]|die|das|dessen|deren|denen|welche[rsmn]?|wo|wobei|als|nachdem|bevor|weil|da|dass|ob|obwohl|während|wenn|um|indem|sodass',
    pointing:
      'dies(?:e[rsmn]?)?|jene[rsmn]?|solche[rsmn]?|hier|dort|dorthin|da|damals|dann|nun|jetzt|heute|heutige[rsmn]?|derzeit|aktuell|später|spätere[rsmn]?|früher|frühere[rsmn]?|danach|davor|dabei|daher|damit|dafür|daraus|dazu|darauf|daraufhin|deshalb|deswegen|trotzdem|dennoch|jedoch|zuvor|zunächst|seitdem|seither|bisher|bereits|schon|noch|erneut|anschließend|inzwischen|mittlerweile|zugleich|gleichzeitig|ebenfalls|ebenso|folgende[rsmn]?|vorherige[rsmn]?|letztere[rsmn]?|ehemalige[rsmn]?|wir|uns|unsere[rsmn]?|ich|mein|du|ihr|ihnen|ihm|ihn|man|soll|sollen',
  },
};
