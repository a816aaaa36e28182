import { englishSyntax } from './en-syntax.js';
import { type Language, words } from './language.js';

/** Common verbs, and their past forms without a typical ending. */
const commonVerbs = words(
  `am is are was were be been being have has had do does did can could will would shall should may might must
  add agree allow answer appear arrive ask bake bark beat become became begin began begun belong bend bent bite bit bleed blow blew boil break broke broken breathe
  bring brought build built burn burst buy bought call carry catch caught cause change check choose chose chosen chop clean climb close collect combine come came
  consider contain continue cook cool cost cover crack create cross cry cut dance decide depend describe die dig dissolve divide drain draw drew drawn dream drink drank
  drive drove drop dry eat ate eaten end enjoy enter expect explain fall fell fallen feed fed feel felt fight fought fill find found finish fit fly flew flown fold follow
  forget forgot freeze froze fry gather get got gotten give gave given glue go went gone grate grease grow grew grown hang hung happen hate hear heard heat help hide hid hit hold held hope hunt hurt
  imagine improve include increase invent join jump keep kept kick kill knead kneel knelt knock know knew known laugh lay laid lead led learn leave left lend lent let lie lay lift light lit like
  listen live look lose lost love make made mark marry mash matter mean meant measure meet met melt mend mix move need note notice obey offer open order own pack paint pass pay paid peel
  pick place plant play point pour prepare press produce promise protect prove pull push put raise ran reach read receive reduce remain remember remove repeat rest ride rode ring rang rise rose roll run
  said salt sang sat save saw say seal see seem seen sell sold send sent serve set shake shook shape shine shone shoot shot show shrink shut sing sit sleep slept slice slide slid smell smile soak speak spoke
  spend spent split spread spring sprang sprinkle stand stood start stay steal stole stick stuck stir stop store strain study suggest swim swam take took taken talk taste teach taught tear tore tell told thank
  think thought throw threw tie told touch trade travel treat tried try turn understand understood use visit wait wake woke walk want warm wash watch wear wore weave wove weep wept whisk win won wipe wish work worry write wrote written`,
);

/** English. */
export const english: Language = {
  determiners: words(
    'a an the my your his her its our their this that these those every each some any no one two three four five six seven eight nine ten eleven twelve many several',
  ),
  prepositions: words(
    'of in on at by for from with to into onto over under through about after before during without between among across behind near around until toward towards inside outside upon against along beside beyond within per',
  ),
  conjunctions: words('and or'),
  boundPrepositions: words('of to'),
  setPhrases: 'such as|up to|more than|less than|at least|at most|as well|so that|each other|one another|once more',
  movableAdverbs: words(
    'also always never often sometimes usually now then today yesterday tomorrow soon still already again there here perhaps maybe just too however therefore once ever generally especially later everywhere away together home',
  ),
  adverbEnding: /.{2}ly$/,
  timePhrases:
    /^(?:yesterday|today|tomorrow|tonight|last (?:night|week|month|year)|next (?:week|month|year)|(?:every|each) (?:single )?(?:day|morning|afternoon|evening|night|week|month|year|spring|summer|autumn|winter)|in \d{4}|in the (?:morning|afternoon|evening)|in (?:spring|summer|autumn|winter)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|at (?:night|noon|midnight|dawn)|(?:after|before) (?:dinner|lunch|breakfast|school|work))$/,
  subjectPronouns: /^(?:I|he|she|we|they|it|you)$/,
  clauseWords: words(
    'that which who whom whose when where while because since as if though although until unless than whether how why what but so and or not is are was were be being been',
  ),
  possessive: { ending: /['’]s$/, unless: /^(?:he|she|it|that|there|here|what|who|where|how|let)['’]s$/i },
  syntax: englishSyntax,
  capitalWord: 'I',
  noName: /(?:ings?|ists?|tions?|ments?|ness|ology|isms?|orders?|moters|ysts?)$/,
  verbs: {
    common: commonVerbs,
    ending: /(?:[a-z]{2}(?:ed|es|ing|ise|ize|ify)|[^s'’iu]s)$/,
    contraction: /(?:['’](?:s|re|m|ll|d|ve)|n['’]t)$/,
    subject: /^(?:i|you|he|she|we|they|it|who|there)$/,
    unclear: /(?:s|ed)$/,
    infinitive: 'to',
  },
};
