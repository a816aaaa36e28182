import { nld } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Dutch. */
export const dutch: Language = {
  stopWords: {
    packaged: nld,
    own: `elk elke alle alleen hadden jij jouw jullie onder onze tussen waar waarom welke werden wordt zouden`,
  },
  abbreviations: 'dhr mevr mw dr drs ir ing prof mr st bijv bv o.a d.w.z m.a.w i.p.v m.b.t afb fig tel jhr ds',
  openingCues: {
    pronoun:
      'hij|zij|ze|het was|hem|haar|hun|zijn|deze|dit|dat|die|zulke|beide|beiden|daar|daarin|daarop|daarmee|daarvan|daardoor|daarvoor|hierdoor|hiermee|hier|toen hij|toen ze|toen zij|als hij|als ze|als zij|nadat hij|nadat ze|terwijl hij|terwijl ze|omdat hij|omdat ze|de ander|de andere|de anderen|een ander|een andere|allebei|in dit|in deze|met deze|met dit',
    connective:
      'maar|en|of|want|dus|daarom|toch|echter|bovendien|ook|anders|bijvoorbeeld|zo|nee|ja|helaas|gelukkig|misschien|zelfs|alleen|ondanks dat|in plaats daarvan',
    time: 'toen|dan|daarna|vervolgens|later|uiteindelijk|eindelijk|ten slotte|tenslotte|plotseling|opeens|ineens|al snel|spoedig|meteen|direct|ondertussen|intussen|sindsdien|de volgende|die avond|die nacht|die dag|die ochtend|even later|kort daarna|na een tijd|na een tijdje|na enige tijd|nu|opnieuw|weer',
    episode: 'op een dag|op een ochtend|op een avond|op een nacht|eens|er was eens',
  },
  elapsedTime: {
    numbers:
      'een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|twintig|dertig|enkele|een paar|enige|vele|meerdere',
    units: 'seconden?|minuut|minuten|uur|uren|dag|dagen|nacht|nachten|week|weken|maand|maanden|jaar|jaren|eeuw|eeuwen',
    before: 'na|binnen|slechts|nog geen',
    after: 'later|daarna|nadien',
  },
  laterPronouns: {
    openers: 'in|op|aan|bij|met|na|naar|van|voor|zonder|uit|om|te|tijdens|elke|iedere',
    articles: 'de|het|een|zijn|haar|hun|dit|deze|dat|die',
    demonstratives: 'deze|dit|dat|die|zulke',
    subjects: 'hij|zij|ze',
    verbSecond: true,
  },
  detection: {
    letters: 'ëïéèóöü',
    foreign: 'qx',
    parts: 'ij|aa|oe|uu|ee|oo|^ge|sch|cht|en$|tje$|lijk|heid$|^ver|eu|ui|^z',
  },
};
