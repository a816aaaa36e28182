import type { Language } from './language.js';

const centuries =
  'eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'.split(
    ' ',
  );

/** English. */
export const english: Language = {
  articles: { indefinite: /^(?:an?|some)$/, definite: /^(?:the|this|that|these|those|his|her|its|their)$/ },
  innerConnectives: 'also|however|therefore|thus|instead| for example| for instance',
  ordinals: [
    /^(?:first|second|third|fourth|fifth|last|final)(?:ly)?(?:,| of all\b|$)/i,
    /^(?:first|second|third|fourth|fifth|last|final)(?:ly)? (?!and\b|of\b)\S/i,
  ],
  stepWords: 'step',
  procedureHeadings: 'direction|instruction|method|step|preparation|procedure|how to',
  stages: [
    /^(?:preheat|gather|prepar|wash|rins|peel|measur|proof|soak|draw|choos|collect|pound|thaw)/,
    /^(?:cut|chop|slic|dic|minc|grat|mash|crack|fold|sand|mark|crush|tear|shred|halv)/,
    /^(?:mix|combin|whisk|beat|stir|blend|whip)/,
    /^(?:knead|roll|shap)/,
    /^(?:add|pour|place|put|fill|transfer|spread|coat|lay|glu|attach|season|toss|drizzl|dip|cover|rub|stuff|top)/,
    /^(?:bak|cook|fry|fri|boil|simmer|roast|grill|heat|saut|steam|let|allow|chill|freez|rest|wait|broil|brown|melt|reduc|poach|toast)/,
    /^(?:drain|remov|take|cool|flip|unmold|turn)/,
    /^(?:serv|garnish|plate|enjoy|eat|store|sprinkl|decorat|paint)/,
  ],
  stepsOn:
    /^(?:after|when|once|while|return|continue|keep|repeat|at \d|at this|meanwhile)\b|^(?:\p{L}+ly )?\p{L}+(?: and \p{L}+)? (?:it|them|this)\b/iu,
  madeApart:
    /(?<!\p{L})(?:another|separate|second|other) (?:\p{L}+ )?(?:bowl|pan|pot|skillet|saucepan|plate|dish|container)(?!\p{L})/iu,
  lastWork: /\b(?:serve|serving|enjoy|garnish|eat)\b/i,
  sameObject: new RegExp(
    [
      '^(?:\\S+ ){1,4}(?:it|them|everything)\\b',
      '^(?:\\p{L}+ly |then )?(?!first|next|mean)\\p{L}+(?: and \\p{L}+)?(?: (?:well|again|together|up|down|out|immediately|hot|warm))*' +
        ' (?:for|until|till|into|in|on|onto|over|with|at|to|while|when|as)\\b',
      '^\\p{L}+(?: and \\p{L}+)?(?: (?:\\p{L}+ly|well|again|hot|warm))?(?:[.,;!]|$)',
    ].join('|'),
    'iu',
  ),
  productOfWork:
    /\b(?:mixtures?|dough|batter|(?:the|this|both|two|all) (?:\p{L}+ )?(?:mix|mixes|paste|filling|dressing|solution|glue|result|rest|contents|ingredients|remaining))\b/iu,
  demonstratives: /^(?:this|these|those|such)$/,
  demonstrated:
    /(?<!\p{L})(?:these|those) (?:\p{L}+ )?(\p{L}+s|people|men|women|children|data)(?!\p{L})|(?<!\p{L})this (?:new |same |old |young |great |small |large )?(?!\p{L}+ed(?!\p{L}))(\p{L}*(?:[^s\P{L}]|ss|us|is))(?!\p{L})|(?:^|(?<!\p{L})(?:at|of|on|by|from|with|for) )(?:that|such(?: an?)?) (?!matter)(\p{L}{3,})(?!\p{L})/giu,
  relatives: /^(?:that|such)$/,
  strictDemonstratives: /^(?:\p{L}+ )?(?:(?:these|those)(?! days| who| that| of us)|th(?:is|at) \p{L}+ of)\b/iu,
  sequels:
    /^(?:(?:most|many|some|others|few|none|all|both|each) (?:are|were|is|was|have|had|has|use|used|live|lived|agree|agreed|do|did|can|could|will|would)(?!\p{L})|on the (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|following|last)(?!\p{L})|to \p{L}+ (?:this|that|so)[, ]|for one(?: thing)?,|the same (?:is|was|goes|applies|holds|happens|happened)(?!\p{L})|none|neither|(?:all|both|each|most|some|one|two|three|several|many|few|a few|not one|none) of (?:them|these|those)|both (?!\p{L}+ and))(?!\p{L})|^(?:(?:early |late )?(?:in the|that|the next|the following|next) (?:(?:very )?(?:morning|evening|afternoon|night|day))|at (?:night|noon|midnight|dawn|sunset|last|daybreak))\b|^(?:up)?on (?:his|her|their) (?:return|arrival|death)\b|^after (?:his|her|their|its|that|this|which)\b|^(?:when|once|after|as soon as) (?:he|she|it|they|the \p{L}+|\p{Lu}\p{L}+) (?:(?:had|was|were|is|are|has|have) (?:\p{L}+ed|done|gone|found|seen|left|made|taken|put|over|ready|full|cold|hot|dry|empty)|heard|saw|arrived|reached|came|got|returned|awoke|woke|looked|opened|finished)\b/iu,
  looksBack: new RegExp(
    [
      "(?<![\\p{L}’'])(?:as (?:already |previously )?(?:mentioned|noted|stated|described|discussed|explained|seen|said|before|above)|(?:mentioned|described|discussed|noted) (?:above|earlier|before)" +
        '|both(?= of (?:them|these|those))|the same(?! (?:\\p{L}+ )?(?:as|and)(?!\\p{L}))|the (?:former|latter|others?|rest|remaining|previous|preceding|aforementioned)|an? similar' +
        '|(?<!(?:and|but|or) )(?:also|however|therefore|thus|instead|otherwise|likewise|similarly(?! to))|another|no longer|any ?more|once more|again|(?<!nowhere )else' +
        "|even (?:more|less)|thereafter|meanwhile|so far|by (?:then|now)|this|these|those|such (?!as))(?![\\p{L}’'])",
      "['’]s (?:remark|answer|question|reply|words|suggestion)(?!\\p{L})",
      '(?:,| \\p{L}+ed it,| did it,| her| him) too[.,!]',
      '(?:is|are|was|were) (?:even |much |far )?(?:more|less) \\p{L}+[.,;]',
      '(?:is|was|are|were) the (?:second|third|fourth|fifth|last|final|next|other)(?! most| \\p{L}+est)(?!\\p{L})',
      '(?<!\\p{L})an? (?:better|cheaper|simpler|safer|faster) (?:way|method|idea|solution)(?!\\p{L})',
      '^(?!(?:if|when|once) )[^,;]* then (?!and )',
      '^only the ',
      '^.{0,60}(?<!\\p{L})an? (?:second|third|fourth|fifth|further)(?!\\p{L})',
      '^(?![^,]* and )[^,]{0,60} (?:him|them)(?!\\p{L})',
      '^(?:many |some |most )?(?:people|scientists|experts|critics|researchers|analysts|doctors) [^,]{0,40}(?<!\\p{L})it (?:is|was|will|would|can|could|has)(?!\\p{L})',
      '^(?:lower|higher|larger|smaller|fewer|better|later|earlier|greater|deeper|more recent) (?!than)',
      '^(?:from|by|over|up|down|out|back|until|since|before) (?:there|here|then)(?!\\p{L})',
      '^(?![^,]* and )[^,]{0,60}(?:\\p{L}ed|took|saw|made|gave|found|put|kept|brought|held|left) (?:it|them|him)(?!\\p{L})',
      '^(?:out|away|up|down|off|in|on|back) (?:he|she|it|they|\\p{L}+ed|fell|went|came|ran|flew)(?!\\p{L})',
      '^(?:more|most|some|many|several|few|one|two|three|all|none|each|any|neither|either|both|half|(?:each|every) and every one) of (?:the|them|these|those|his|her|its|their)(?!\\p{L})',
      '^(?:now|once|second|third|finally|lastly|yes|no|well|oh|sure|of course|as for|of all|all|not (?:a|one|all)|every (?:morning|evening|day|night)|there (?:was|were|is|are|came) (?:also|now|still|no)|the (?:above|following|two|three|four|first|second|third|next|last)|here)(?![\\p{L}’])(?! upon)',
    ].join('|'),
    'iu',
  ),
  compares: /(?<!\p{L})(?:worse|better|even|still|yet|already|now)(?!\p{L})/iu,
  runsOn: /\p{Ll} (?:So|The|He|She|It|But|They|Then|However|We|There) \p{L}/u,
  qualities:
    /^(?:first|second|third|last|next|best|worst|\p{L}{3,}est|main|only|whole|new|old|great|small|large|early|modern|late|young|little|big|long|high)$/u,
  openPlural:
    /^(?:(?!(?:(?!(?:says|goes|does|thinks|claims|believes|hopes|always|perhaps|sometimes|across|towards|thus|unless|less|this|was|has|his|its)(?!\p{L}))\p{L}{2,}s|and|people|men|women|children|family|couple|team|group|everyone|his|her|with)(?!\p{L}))[\p{L}\p{N}’'-]+[^\p{L}\p{N}’'-]+)*(?:they|them|their)(?!\p{L})/iu,
  beginnings:
    /^(?:at first|at the (?:beginning|start|outset)|in the beginning|first(?:ly)?,|originally|initially|once upon|long ago|there (?:once|was once))(?!\p{L})/iu,
  pronouns: [
    /^(?:(?:and|but|so|then|in|on|at|by|with|from|for|to|as|when|after|before|while|once|if|because) )?(?:he|his|him)(?!\p{L})/iu,
    /^(?:(?:and|but|so|then|in|on|at|by|with|from|for|to|as|when|after|before|while|once|if|because) )?(?:she|her)(?!\p{L})/iu,
    /^(?:(?:and|but|so|then|in|on|at|by|with|from|for|to|as|when|after|before|while|once|if|because) )?its?(?!\p{L})/iu,
    /^(?:(?:and|but|so|then|in|on|at|by|with|from|for|to|as|when|after|before|while|once|if|because) )?(?:they|their|them)(?!\p{L})/iu,
  ],
  verbsOfOne: /^(?:is|was|has|does)$/,
  auxiliaries: /^(?:had|did|could|would|will|can|never|always|may|might|must)$/,
  placeLeads: /^(?:the|of|in|from|to|at|near|across|through|into)$/,
  verbsOfMany: /^(?:are|were|have|do)$/,
  naming: /^(?:it|they|this|these) (?:is|was|are|were) (?:also |soon |later )?(?:called|known|named|termed)(?!\p{L})/iu,
  firstPart: /(?<!\p{L})(?:the|his|her|its|their|at) first(?!\p{L})/iu,
  laterPart: /(?<!\p{L})(?:(?:the|his|her|its|their|a) (?:last|next|other|final)|at last|later)(?!\p{L})/iu,
  dates: [
    [/(?<!\d)(\d{1,4}) ?(?:BC|BCE)(?!\p{L})/gu, ([, year]) => -Number(year)],
    [/(?<!\d)(\d{1,2})(?:st|nd|rd|th) century(?! BC)/giu, ([, century]) => Number(century) * 100 - 50],
    [
      /(?<!\p{L})(eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first) century(?! BC)/giu,
      ([, century]) => 1050 + 100 * centuries.indexOf(century!.toLowerCase()),
    ],
    [/(?<!\p{L})Middle Ages(?!\p{L})/gu, () => 1000],
  ],
  announces:
    /^(?:there (?:are|were) (?:\p{L}+ )?(?:two|three|four|five|several|many|various|different|lots|a number)|(?:two|three|four|five|several) [^,.]{1,60} (?:are|were|include))(?!\p{L})/iu,
  definitions:
    /^(?:an? )?(?:[\p{L}-]+ ){1,3}(?:(?:is|are|was|were) (?:an?|any|the|one of|\p{L}+s (?:that|which|of|with))|refers? to|means)(?!\p{L})/iu,
  defines: /^(?:called|termed|named|known|defined)$/,
  deeds:
    /^(?:\p{L}{2,}ed|said|went|took|came|saw|made|got|ran|gave|put|found|told|thought|began|left|brought|fell|sat|stood|held|kept|sent|met|flew|threw|drew|spoke|woke|broke|rose|wrote|bought|caught|built|ate|drank|sang|led|set|let|lost|won|shook|hid|swam|rode|drove|chose|felt|heard|read|cut|laid|lay|sold|paid|spent|slept|swept|crept|wept|bent|dug|hung|struck|shot|tore|wore|blew|grew|knew|spun|slid|clung|flung|stung|wrung|strode|drove|froze|stole|bit|bound|fled|fed|fought|taught|sought|sank|shut|spread|sprang|stuck|sweat|swung|won|wove|gave|leapt|dreamt|learnt|burnt|lit|split|hurt|beat|bent|burst|cast|dealt|dealt|forgot|forgave|hit|kicked|meant|paid|rang|rode|shone|shrank|smelt|span|spat|spoilt|stank|strung|swore|trod|withdrew|became|arose)$/u,
  pointers:
    /^(?:also|another|other|others|again|instead|however|therefore|thus|former|latter|else|neither|similarly|likewise|otherwise|furthermore|moreover|here|specifically|additional|then|next|following|now|it['’]s|optionally)$/,
  conclusions: /^[^,;]*(?<!\p{L})(?:therefore|thus|hence|consequently|as a result|that is why|this is why)(?!\p{L})/iu,
  innerTimes:
    /(?<!\p{L})(?:soon|later|eventually|finally|subsequently|then|afterwards?|at last|immediately|thereafter|no longer|again|by then|in turn)(?!\p{L})/iu,
  additions:
    /^(?:and|also|another|others?|besides|moreover|furthermore|in addition|indeed|suddenly|similarly|likewise|some|many|most|or|not only|only|even|again|(?:[\p{L}’']+ ){1,9}also)(?![\p{L}\p{M}])/iu,
  explainers: /^(?:of|that|which|who|whose|between|where)$/,
  persons: /^(?:he|she|him|her|his|hers)$/,
  noCues:
    /^(?:the two most |it (?:is|was) [^.,]{1,40} (?:that|who) |(?:\S+ ){0,4}it (?:is|was|has been) (?:\S+ )?(?:considered|believed|said|known|thought|estimated|likely|possible|important|common) |these days |this (?:time|year|week|month|morning|evening) |only (?!then|when|after)|even (?!so|then)|instead of |for (?!example|instance|this|that|these|those|him|her|them)|some |many |most |the (?:second|third) |like )/i,
  explained: /^the (?:[\p{L}’'-]+ ){1,3}(?:of|who|which|that|between|in an?|for an?)\b/iu,
  openPronoun:
    /^(?:speaking|writing|\p{L}+ing|in|on|at|by|from|to|during|for|throughout|despite|toward|with|within|among|under)(?!\p{L})(?:[^,]*, ){1,3}(?:he|she|it|they)(?!\p{L})|^(?:\S+ ){1,5}(?:it|them|him|her)[.!]$|^(?:while|when|after|although|though|because|since|as) [^ ]+['’]s \p{Ll}|^the (?:former|latter|same|other|rest|result|results|answer|reason)(?!\p{L})|^(?:an|one|another) (?:example|reason|exception|difference|result|advantage|problem) (?:is|was|are)(?!\p{L})|(?:n['’]t|not|nor)(?!\p{L}).*(?<!\p{L})either(?=[,.])/iu,
};
