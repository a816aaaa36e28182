import type { Language } from './language.js';

/** English. See language.ts for the members. */
export const en = {
  numberWords:
    'zero|no|none|never|half|quarter|one|once|two|twice|both|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|twenty|' +
    'thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|\\p{L}+teen|first|second|third|fourth|' +
    'fifth|unknown|all',
  absoluteTerms:
    'always|never|absolutely|completely|totally|definitely|entirely|invariably|undoubtedly|certainly|without exception|' +
    'under no circumstances|in every case|impossible(?! to)|100 ?%(?= \\p{L})',
  wholeTerms: 'all|none|every|everyone|everybody|everything|nobody|nothing|no one',
  vagueTerms:
    'frequently|usually|sometimes|generally|nearly|often|occasionally|rarely|seldom|commonly|normally|typically|probably|perhaps|' +
    'possibly|maybe|more or less',
  degreeWords: 'how|more|less|so|as|too',
  frequencyWords: 'often|frequently|rarely|seldom|commonly',
  negations: "not(?! to )|except|never|without|false|incorrect|untrue|\\p{L}+n['’]t",
  asksForFalsehood:
    "(?:not|never|isn['’]t|aren['’]t) (?:\\p{L}+ )?(?:true|correct|right|stated|mentioned|said|listed|named|included|supported|" +
    'described|given|part of|one of)|except|is (?:false|incorrect|untrue)|are (?:false|incorrect|untrue)',
  asksForReason: 'why|how come|for what reason',
  clauseOpeners: 'that|if|because|when|whether|although|while|unless|who|whose',
  pronouns: 'he|she|they|him|his|her|hers|them|their|theirs',
  articleFits: [
    { before: /(?:^| )an(?: ?_{2,}|$)/, fits: /^[aeiou]|^ho(?:u?r|nest)/ },
    { before: /(?:^| )a(?: ?_{2,}|$)/, fits: /^(?![aeiou])|^(?:uni|eu|one)/ },
  ],
  asksNothing: [
    /^(?:which|what)(?: one)?(?: of (?:the following|these))?(?: (?:statements?|answers?|options?|sentences?|choices?))?(?: (?:is|are))?(?: (?:the )?(?:true|correct|right|best)(?: (?:one|statement|answer|option))?)?[?:]?$/u,
    /^(?:choose|select|pick|mark|find) (?:the|one) (?:true|correct|right|best)? ?(?:answer|option|statement|one)[.:]?$/u,
    /^consider the following[.:]?$/u,
  ],
  namesTheText: [
    /(?:according to|as (?:mentioned|stated|described|shown|explained|discussed|said) in|based on) (?:the|this) (?:above |given |provided )?(?:text|passage|article|excerpt|paragraph)(?![\p{L}-])/iu,
    /^in (?:the|this) (?:above |given |provided )?(?:text|passage|article|excerpt|paragraph),/iu,
    /(?:mentioned|described|stated|given|shown|discussed) above|(?:text|passage|paragraph) above|above (?:text|passage)|according to the (?:author|writer)|the author (?:says|states|mentions)/iu,
  ],
  mentionsTheText:
    /(?:(?:in|from|of) (?:the|this) (?:above |given |provided )?(?:text|passage|article|excerpt|paragraph)|(?:does|do|did) (?:the|this) (?:text|passage|excerpt))(?! (?:message|editor|box|book|field|file))(?![\p{L}-])/iu,
  allOfTheAbove: [
    'all of the above',
    'all the above',
    'all of these',
    'all of them',
    'all are correct',
    'all answers are correct',
    'all of the answers',
    'all of the options',
    'all of the answers are correct',
    'everything above',
  ],
  allForms: [
    /^all (?:of )?(?:(?:the|these|those) )?(?:other |above |listed |given )?(?:above|answers?|options?|choices?|statements?|these|those|them)(?: above| listed| given)?(?: (?:are|is) (?:correct|true|right))?$/,
  ],
  noneOfTheAbove: [
    'none of the above',
    'none of these',
    'none of them',
    'none are correct',
    'no answer is correct',
    'neither of these',
    'none of the answers',
    'none of the options',
    'none of these answers',
    'none of these is correct',
  ],
  noneForms: [
    /^(?:none|neither) (?:of )?(?:(?:the|these|those) )?(?:other |above |listed |given )?(?:above|answers?|options?|choices?|statements?|these|those|them)(?: above| listed| given)?(?: (?:are|is) (?:correct|true|right))?$/,
    /^no (?:correct|right) (?:answer|option)$/,
  ],
  truthValues: 'true false yes no correct incorrect right wrong',
  keyMarks: 'correct|correct answer|right answer|the right one|answer key',
  optionNames: 'options?|answers?|choices?',
  positions: 'first|second|third|fourth|last',
  verdicts: 'correct|right|wrong|incorrect|true|false',
  copulas: 'is|was|are',
  optionJoiners: 'and|or|nor|but not',
  combinationOpeners: 'both|either|neither|only|all of|just',
  combinationClosers: 'only|alone|are correct|are true|are right',
  andWords: 'and',
  listWords: 'and|or',
  openingConjunctions: 'And|But|So|Then|Yet',
  openingAdverbs:
    'However|Therefore|Thus|Moreover|Furthermore|In addition|Also|Finally|Additionally|Consequently|Nevertheless',
  pointsOutside: /\b(?:this|these|such|former|latter|above|below|following|here|I|me|my|we|us|you|your)\b/,
  storyWords: /\b(?:I|[Hh]e|[Ss]he|[Hh]is|[Hh]er|him)\b/,
  instructionVerbs:
    'add allow arrange attach bake beat blend boil bring brush check chop choose click close combine connect continue cook cool cover ' +
    'crack cut dice dip drain drop fill flip fold fry garnish grate grease grill heat insert keep knead lay leave let lift line make ' +
    'mash measure melt mince mix open peel pick place pour preheat prepare press pull push put reduce remove rinse roast roll rub ' +
    'season select serve set shake sift simmer slice soak spread sprinkle stir strain switch take taste tie top toss transfer turn use ' +
    'wait warm wash whisk wrap',
  monthNames: 'january february march april may june july august september october november december',
  yearBefore: 'year',
  eraBehind: 'AD|BCE?|CE|A\\.D|B\\.C',
  timePrepositions: 'in|since|until|by|before|after',
  numberLabels:
    'chapter|fig|figure|no|page|section|table|step|volume|part|elements?|bus|tram|line|room|route|platform|highway|model|version|article|grade|channel',
  numberBounds: '(?:more|less|fewer|greater|later|earlier) than|at (?:least|most)|before(?: the year)?',
  definiteArticles: 'the',
  notNumbered: 'first|last|next|past|top|other|only|about|nearly',
  countsNothing: "and|or|but|o'clock|am|pm|a\\.m|p\\.m",
  placePrepositions: 'in near across',
  personVerbs:
    'said says asked told thought believed believes added thinks hopes joked explained wrote invented discovered painted composed ' +
    'married died lived studied who',
  notNames:
    'i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october ' +
    'november december mr mrs ms dr st sir lady madam god lord english french german greek latin europe asia africa america earth',
  adjectivePlaces: 'the a an of in by with for from on at into and or other most many some early late modern ancient',
  wordQuestion: 'Which of these words means “{meaning}”?',
  links: {
    between: [
      {
        words: /^(?:However|Nevertheless|Nonetheless|By contrast|In contrast)(?=, )/u,
        others: ['As a result', 'For example', 'In other words'],
      },
      {
        words: /^(?:Therefore|As a result|Consequently|For this reason)(?=, )/u,
        others: ['However', 'By contrast', 'In spite of this'],
      },
      { words: /^(?:For example|For instance)(?=, )/u, others: ['By contrast', 'Instead', 'In spite of this'] },
      { words: /^Instead(?=, )/u, others: ['For example', 'Likewise', 'In particular'] },
      { words: /^Otherwise(?=, )/u, others: ['For example', 'Likewise', 'In other words'] },
      { words: /^(?:In other words|That is to say)(?=, )/u, others: ['However', 'By contrast', 'In spite of this'] },
    ],
    within: [
      {
        words:
          /(?<=\p{L}{2},? )(?<!\b(?:only|just|simply|partly|mainly|largely|not|was|is|are|were|and|or|but),? )because(?= (?!of\b)\p{L})/u,
        others: ['although', 'unless', 'so that'],
      },
      { words: /^Because(?= (?!of\b)[^,]+, )/u, others: ['Although', 'Unless', 'So that'] },
      { words: /^(?:Although|Though|Even though)(?= [^,]+, )/u, others: ['Because', 'Unless', 'So that'] },
      { words: /(?<=\p{L}{2},? )(?:although|even though)(?= \p{L})/u, others: ['because', 'unless', 'so that'] },
      { words: /(?<=\p{L}{2},? )unless(?= \p{L})/u, others: ['because', 'although', 'so that'] },
      { words: /(?<=\p{L}{2}, )whereas(?= \p{L})/u, others: ['because', 'unless', 'so that'] },
      { words: /^(?:Despite|In spite of)(?= [^,]+, )/u, others: ['Because of', 'Instead of', 'According to'] },
      {
        words: /(?<=\p{L}{2},? )(?<!\bbut,? )(?:despite|in spite of)(?= \p{L})/u,
        others: ['because of', 'instead of', 'thanks to'],
      },
      {
        words: /^(?:Because of|Due to|Thanks to|As a result of)(?= [^,]+, )/u,
        others: ['Despite', 'Instead of', 'Except for'],
      },
      {
        words:
          /(?<=\p{L}{2} )(?<!\b(?:is|are|was|were|be|been|and|or|but|partly|mainly|largely) )(?:because of|due to|thanks to)(?= \p{L})/u,
        others: ['despite', 'instead of', 'except for'],
      },
    ],
  },
} satisfies Language;
