import type { Language } from './language.js';

/** Hindi. See language.ts for the members. */
export const hi = {
  absoluteTerms: 'हमेशा|सदैव|कभी नहीं|बिल्कुल|पूरी तरह|निश्चित रूप से',
  wholeTerms: 'सभी|कोई नहीं|कुछ नहीं',
  vagueTerms: 'कभी-कभी|अक्सर|आमतौर पर|प्रायः|शायद|लगभग|कभी कभी',
  negations: 'नहीं|के अलावा|को छोड़कर|गलत|बिना',
  asksForReason: 'क्यों',
  namesTheText: [/(?:पाठ|गद्यांश|लेख) के अनुसार/iu],
  allOfTheAbove: ['उपरोक्त सभी', 'ये सभी', 'इनमें से सभी'],
  noneOfTheAbove: ['उपरोक्त में से कोई नहीं', 'इनमें से कोई नहीं'],
  truthValues: 'सही गलत हाँ नहीं',
  optionNames: 'विकल्प|उत्तर',
  positions: 'पहला|दूसरा|तीसरा',
  andWords: 'और',
  listWords: 'और|या',
  stemWords: { min: 7, max: 28 },
  pointsBack: /^(?:यह|वह|ये|वे|इस|उस|इन|उन|इसे|उसे|इसका|इसकी|इसके|उसका|उसकी|उसके|उनका|उनकी|उनके|उन्होंने|उसने|मैं|हम)$/u,
  yearBefore: 'सन',
  yearsBehind: 'साल|वर्ष',
  nouns: [
    {
      kind: 'postposition',
      after: { place: 'में पर', person: 'ने को', other: 'से का के की' },
      form: /(?:[ाीे]|ों)$/u,
      notNoun:
        /(?:ने|ना|कर|ता|ती|ते|या|यी|ये|हले|द्वारा)$|^(?:बार|बाद|साथ|लिए|तरह|ओर|पास|दिन|समय|अन्य|नाम|समझ|चुपके|बारे|पीछे|आगे|ऊपर|नीचे|अंदर|बाहर|रूप)/u,
    },
  ],
} satisfies Language;
