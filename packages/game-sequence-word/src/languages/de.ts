import { formsOf, type Language, words } from './language.js';

/** Letters: D articles, G articles of a genitive, A articles of an object, M verbs before another verb, i pronouns. */
const forms = formsOf(
  {
    noun: '[DGA]{0,2}0?w{0,3}N',
    of: 'G0?w{0,2}N|vw{0,2}N|v[DA]w{0,2}N',
    head: 's|{subject}',
    subject: 'R|{noun}N?(?:{of}|[Po]{noun})?|{noun}c{noun}',
    /** The subject of a clause with its verb last: two names would be subject and object. */
    inner: '[Rs]|{noun}(?:{of})?',
    verb: '[Mw]i?',
    /** A second verb, no adjective. */
    second: 'c(?:M|w(?!w*N))i?',
    place: '[Poz]{noun}(?:{of})?|[Po][DGA]?w?t0?|[GAD]wt|[GAD]t',
    word: '[DGAPoRsinbwNtMKk0vz]|c(?=[DGAPo0]*w{0,2}N)',
    plain: '[DGAPoRsinbwNtMKk0vz]',
    rest: '{word}{1,7}',
    some: '{word}{0,5}',
    end: '({word}{1,5}[Nn0w]) ([Po]{word}{1,5})|({rest})',
    /** The verbs at the end of a clause. */
    last: '[nz]?[wM]{1,2}',
    middle: '{word}{0,5}[Ni0b]',
    clause: '([Kk]{inner})({middle})?({last})',
    when: '([Kk]{inner})({middle})?({last},)',
    whole: '[Kk]{inner}(?:{middle})?{last}',
    /** A clause behind another. */
    tail: '(?:({whole},?)|([Po]?[DGA](?:{middle})?{last},?)|(Pu?{some}zw,?)|({second}{some},?)|([mc](?:s|{subject}){verb}{some},?))',
  },
  [
    // Viele Menschen | glauben, | dass Delfine | Fische | sind.
    '({head}) ({verb}{some},) {clause}',
    '({head}) ({verb}) ({rest},) ({whole})',
    '({head}) ({verb}{some},) ([mc]{subject}) ({verb}{some})',
    '({head}) ({verb}{some},) ([mc]{subject}) ({verb}) ({rest})',
    '({head}) ({verb}) ({rest},) ([mc]{subject}{verb}{some})',
    '({head}) ({verb}{some},) ([mc]s{verb}) ({rest})',
    '({head}) ({verb}) ({rest},) (m{rest})',
    // Als die Bienen | weg waren, | steckte | Gingile | seine Hand | in das Nest.
    '([Kk]{inner}) ((?:{middle})?{last},) ({verb}) ({subject}) (?:{end})',
    '([Kk]{inner}) ((?:{middle})?{last},) ([Mw]si?) (?:{end})',
    '({whole},) ({verb}) ({subject}) (?:{end})',
    // ..., um einen Plan | zu schmieden.
    '({head}) ({verb}{some},) (Pu?{some}) (zw)',
    '({head}) ({verb}) ({rest},) (u{some}zw)',
    '({head}) ({verb}{some},) ({word}{1,5}[Ni]) (zw)',
    // ..., der 1808 | gebaut wurde.
    '({head}) ({verb}) ({some}[Nw],) ([Po]?[DGA]{plain}{0,5}[NRsib0]) ({last})',
    '({head}) ({verb}) ({some}[Nw],) ([Po]?[DGA]{last})',
    '({subject},) ([Po]?[DGA](?:{middle})?{last},) ({verb}) (?:{end})',
    // Der Löwe | blies in den Rauch | und fügte | trockenes Gras hinzu.
    '({head}) ({verb}{some}[NibPoD0]) ({second}) ({word}{1,4}[Nn0]) ([Po]{word}{1,5})',
    '({head}) ({verb}{some}[NibPoD0]) ({second}) ({word}{2,6})',
    '({head}) ({verb}{some}[NibPoD0]) (c{subject}) ({verb}{some})',
    // Longer chains of clauses.
    '({head}) ({verb}{some},) {tail} {tail}',
    '({head}) ({verb}) ({rest},) {tail} {tail}',
    '({whole},) ({verb}(?:s|{subject})?) ({rest},?) {tail}',
    '({whole},) ({verb}s) ({rest},?) {tail}',
    // Ngede, | der Honiganzeiger, | bekam | seine Rache.
    ['(N,) ([DGA]w?N,) ({verb}) ({rest})', '2134'],
    // Im Nu | erklomm | Anansi | die Baumspitze.
    ['({place}) (w) (R|N|[DGA]w{0,2}N) ([DA]w{0,2}N)', '3214', '3241', '4231'],
    // Nach langer Zeit | kehrte | der Löwe | mit müdem Gesicht zurück.
    ['({place}) ([Mw]) (R|N|[DGA]w{0,2}N) ((?!c){some}[Nib][wbPo])', '3214'],
    // Nach langer Zeit | kehrte | der Löwe | zurück, | denn ...
    ['({place}) ([Mw]) (R|N|[DGA]w{0,2}N) ({rest},) {tail}', '321456789'],
    '({place}) ([Mw]) ((?:R|[DGA]?w{0,2}N),) ({word}{1,5}) (zw)',
    // Karl Drais | baute | im Jahr 1817 | eine Laufmaschine aus Holz.
    ['({head}) (w) ({place}) ([DA]w{0,2}N(?:[Po]N)?)', '3214', '4213', '1243'],
    ['({head}) ([Mw]) ({place}) ((?![Povc]){some}[Nib][wbPo])', '3214'],
    // Die Jungtiere | trinken | Milch | bei der Mutter.
    ['({head}) (w) ([DA]w{0,2}N|w?N) (o{noun}|[GA]wt)', '3214', '4213', '1243'],
    // Delfine | können | sehr schnell | schwimmen.
    ['({head}) (M) (b{1,2}) (w)', '3214', '4213', '3421'],
    // Die alten Boote | wurden | am Ufer | repariert.
    ['({head}) (M) ({place}|Aw{0,2}N) (w)', '3214', '4213', '3421'],
  ],
);

/** German. */
export const german: Language = {
  determiners: words(
    'der die das den dem des ein eine einen einem einer eines mein meine meinen sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere dieser diese dieses diesen diesem jeder jede jedes jeden kein keine keinen zwei drei vier fünf sechs sieben acht neun zehn einige viele',
  ),
  prepositions: words(
    'in im ins an am ans auf aus bei beim von vom zu zum zur mit nach für über unter vor hinter neben zwischen durch gegen ohne um seit bis während',
  ),
  conjunctions: words('und oder'),
  boundPrepositions: words('von'),
  setPhrases: 'immer wieder|hin und|und her|ein bisschen|ein wenig|gar nicht|noch einmal|noch nicht|so dass',
  movableAdverbs: words(
    'auch immer nie oft manchmal jetzt dann heute gestern morgen bald noch schon wieder dort hier vielleicht meist meistens oftmals daher deshalb später damals nun genau zusammen irgendwann außerdem normalerweise',
  ),
  timePhrases:
    /^(?:gestern|heute|morgen|(?:jeden|am) (?:tag|morgen|abend|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|jede (?:nacht|woche)|jedes jahr|im jahr \d{4})$/,
  timeStands: 'beside the verb',
  subjectPronouns: /^(?:ich|du|er|wir|man)$/i,
  clauseWords: words(
    'dass wenn weil als ob wie was wer wo während bevor nachdem bis damit obwohl aber sondern denn und oder ist war sind waren',
  ),
  nounsHaveCapitals: true,
  grammar: {
    persons: /^(?:Er|Sie|Sein|Seine|Ihr|Ihre) /u,
    refused:
      /(?<!\p{L})(?:dies\p{L}{0,2}|jene[rsnm]?|solche[rsnm]?|dort|hier|da|dann|daher|deshalb|davon|dabei|daran|darin|dazu|damals|auch|außerdem|nämlich|zum Beispiel|andere[rsnm]?|welche[rsnm]?|(?:als|dass|wenn) \p{Lu}\p{L}*s \p{Lu}\p{L}*|also|sogar|so)(?!\p{L})|[?„“]/iu,
    classes: {
      G: words('des eines meines seines ihres unseres jedes der meiner seiner ihrer unserer jeder'),
      A: words('den einen meinen seinen ihren unseren keinen jeden einem dem seinem ihrem meinem'),
      D: words(
        'die das ein eine mein meine sein seine ihre unser unsere jede kein keine zwei drei vier fünf sechs sieben acht neun zehn einige viele vielen alle allen beide beiden mehrere manche mehr',
      ),
      t: /^\p{Lu}(?:(?<=J)ahr(?:hundert)?|(?<=T)ag|(?<=M)(?:orgen|onat|inute)|(?<=A)bend|(?<=N)acht|(?<=W)(?:oche|inter)|(?<=F)rühling|(?<=S)(?:ommer|tunde)|(?<=H)erbst|(?<=Z)eit)(?:e?s|en|e|n)?$/u,
      v: words('von vom'),
      o: words('in im an am auf bei beim nach vor seit neben hinter zwischen'),
      P: words('ins ans aus mit für über unter durch gegen ohne zum zur trotz wegen um'),
      K: words('dass daß weil wenn als ob nachdem bevor obwohl damit sobald solange während'),
      k: words('was wie wo warum wer'),
      m: words('aber denn sondern doch'),
      c: words('und oder'),
      z: words('zu'),
      R: words('ich wir man du'),
      s: words('er sie es'),
      i: words('sich ihn ihm ihnen mich mir uns dich dir ihr'),
      n: words('nicht'),
      M: words(
        'ist sind war waren wird werden wurde wurden hat haben hatte hatten kann können konnte konnten muss müssen musste mussten soll sollen sollte sollten darf dürfen durfte durften will wollen wollte wollten mag möchte möchten',
      ),
      b: words(
        'sehr immer nie oft manchmal jetzt heute gestern morgen bald noch schon wieder vielleicht meist meistens später nun genau zusammen irgendwann normalerweise nur fast ganz gerne gern etwa ungefähr besonders zurück weg heraus hinaus hinein herunter hinunter hinauf herein nichts etwas alles weit genug sofort plötzlich endlich schnell langsam mehr bereits zuerst',
      ),
    },
    forms,
  },
};
