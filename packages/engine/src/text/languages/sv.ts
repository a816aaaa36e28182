import { swe } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Swedish. */
export const swedish: Language = {
  stopWords: { packaged: swe, own: 'hem', withContent: 'dag dagar' },
  abbreviations: 'dr prof hr fr s:t t.ex bl.a dvs d.v.s ca kl',
  openingCues: {
    pronoun:
      'han|hon|hans|hennes|deras|dess|denna|detta|dessa|båda|där|därifrån|här|dit|när han|när hon|när de|medan han|medan hon|eftersom han|eftersom hon|den andra|den andre|de andra|en annan|ett annat|med detta|med denna|i denna',
    connective:
      'men|och|eller|för|så|därför|dock|ändå|dessutom|också|även|annars|till exempel|nej|ja|tyvärr|kanske|trots detta|istället|i stället|bara',
    time: 'då|sedan|därefter|senare|till slut|till sist|slutligen|äntligen|plötsligt|snart|genast|under tiden|nästa dag|nästa morgon|dagen därpå|den kvällen|den natten|sedan dess|efter en stund|efter ett tag|efter en tid|kort därefter|nu|igen',
    episode: 'en dag|en morgon|en kväll|en natt|en gång|det var en gång',
  },
  elapsedTime: {
    numbers: 'en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|tjugo|trettio|några|flera|många|ett par',
    units: 'sekunder|sekund|minuter|minut|timmar|timme|dagar|dag|nätter|natt|veckor|vecka|månader|månad|år|århundraden',
    before: 'efter|inom|bara',
    after: 'senare|därefter|efteråt',
  },
  laterPronouns: {
    openers: 'i|på|vid|med|efter|från|till|under|år|utan',
    articles: 'en|ett|den|det|de|sin|sitt|hans|hennes',
    demonstratives: 'denna|detta|dessa',
    subjects: 'han|hon',
    verbSecond: true,
  },
  detection: {
    letters: 'åäö',
    foreign: 'qwz',
    parts: 'ade$|arna$|erna$|ande$|het$|ck|skt|sj|en$|et$|ar$|or$|ll|tj|x|na$|ör|^upp|igt$',
  },
};
