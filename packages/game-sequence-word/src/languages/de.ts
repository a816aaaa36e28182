import { type Language, words } from './language.js';

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
  bracket: {
    auxiliaries: words(
      'ist sind war waren wird werden wurde wurden hat haben hatte hatten kann können konnte konnten muss müssen musste mussten soll sollen sollte sollten darf dürfen durfte durften will wollen wollte wollten',
    ),
    end: /^(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|(?:be|ver|er|zer|ent)\p{Ll}{3,}(?:t|en)|\p{Ll}{3,}(?:iert|ieren|[^aeiou]en))$/u,
    part: /^(?:(?:in|im|ins|an|am|auf|aus|bei|beim|mit|nach|für|über|unter|vor|hinter|neben|zwischen|durch|gegen|ohne|um|seit|während|von|vom|zu|zum|zur) )?(?:(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|mein|meine|meinen|sein|seine|seinen|seinem|ihr|ihre|ihren|ihrem|diese|dieser|dieses|diesen|diesem|viele|einige|zwei|drei|vier) )?(?:\p{Ll}{3,}(?:e|en|er|es|em) ){0,2}\p{Lu}[\p{L}-]+(?: (?:des|der|eines|einer|von) (?:\p{Ll}{3,}(?:en|er) )?\p{Lu}[\p{L}-]+)?$|^(?:im Jahr )?\d{4}$/u,
  },
  nounsHaveCapitals: true,
};
