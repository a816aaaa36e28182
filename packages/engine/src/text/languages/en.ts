import { eng } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** English. */
export const english: Language = {
  stopWords: {
    packaged: eng,
    own: `again aren cannot couldn d didn does doesn doing don down during either every few further hadn hasn haven having
    hers herself isn its itself just ll m may myself neither no nor not off once ours ourselves own re s shall she
    shouldn so t theirs themselves though until upon us ve wasn weren when whether whom whose why will without won
    wouldn yet yours yourself`,
  },
  abbreviations:
    'mr mrs ms mx dr prof st ste gen col capt cpt lt sgt maj rev hon sen rep gov pres messrs mt ft fr sr jr fig figs vs e.g i.e cf viz eq approx',
  attribution: {
    verbs:
      'said|says|asked|cried|replied|answered|shouted|called|whispered|thought|exclaimed|yelled|laughed|added|screamed|muttered|remarked|began|continued|ventured|pleaded|sighed|interrupted',
  },
  openingCues: {
    pronoun:
      'he|she|it|they|him|her|his|its|their|them|theirs|hers|this|that|these|those|such|both|neither|another|others|each|here|there she|there he|there they|the latter|the former|the other|the others|the two|the three|all three|all four|all these|all this|the same|one of them|none of them|all of them|some of them|most of them|many of them|only he|only she|only they|even he|even she|even they|when he|when she|when it|when they|as he|as she|as they|after he|after she|after they|before he|before she|before they|while he|while she|while they|once he|once she|once they|if it|if they|if he|if she|with this|with that|with these|in this|by this|for this|at this|from this|because he|because she|because they|since he|since she|since they|until he|until she|until they|with his|with her|with their|in his|in her|in their|on his|on her|on their|every time he|every time she|in it|on it|of these|of those|among these|among them|no one else|everyone else',
    connective:
      'but|and|so|or|nor|yet|however|therefore|thus|hence|moreover|furthermore|besides|also|too|instead|otherwise|nevertheless|nonetheless|still|consequently|accordingly|likewise|similarly|conversely|indeed|in fact|as a result|for example|for instance|in addition|on the other hand|in contrast|by contrast|because of this|because of that|for this reason|that is why|that is how|even so|after all|of course|in other words|at the same time|rather|perhaps|well|yes|no|oh|or else|even|not only|only|unfortunately|luckily|fortunately|similarly|again|for',
    time: 'then|next|after that|after this|afterwards|afterward|later|finally|at last|at once|suddenly|soon|immediately|meanwhile|eventually|in the end|the next day|the next morning|the following day|the following morning|the following year|that day|that night|that evening|that morning|that afternoon|by then|by now|from then|from that|since then|until then|thereafter|subsequently|just then|in no time|in a minute|in a moment|in another moment|in another minute|before long|a moment later|the second|the third|second|third|secondly|thirdly|lastly|after a while|after some time|after a few|after many|as soon as|by the time|when the|when everything|at this|at that|years later|two days|three days|now|this time|once more',
    episode: 'one day|one morning|one evening|one night|once|early one|late one',
  },
  elapsedTime: {
    numbers:
      'a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|a few|some|many|several|another',
    units: 'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|centuries|century|decades?',
    before: 'after|within|in less than|only|just|about|some|nearly|almost|exactly|barely',
    after: 'later|afterwards|afterward|after that',
  },
  laterPronouns: {
    openers:
      'in|on|at|by|for|from|with|without|after|before|during|under|over|inside|near|behind|between|through|until|since|to|every|each|all',
    articles: 'the|a|an|this|that|his|her|their|its',
    demonstratives: 'this|that|these|those|such',
    subjects: 'he|she|they',
  },
  detection: {
    letters: '',
    foreign: '',
    parts: "ing$|ed$|tion$|ght|^wh|^tw|tle$|ould$|ea|ow|^th|^kn|ck|ly$|sh$|ee|oo|ough|'s$|ness$",
  },
};
