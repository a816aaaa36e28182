import { everyOrder, formsOf, type Language, words } from './language.js';

/** Letters by ending: d, l and f are places, o objects, m many, c verbs that go on, v last verbs. */
const forms = formsOf(
  {
    subject: 'fo|[wD]?m|N{1,2}(?!w)',
    phrase: '[wDN]{0,2}[dlfo]',
    clause: '[wDNdlfom]{0,4}c,?',
    verb: '[bw]?[vr]|wh',
  },
  [
    // Çocuklar | topu alıp | bahçeye | koşmuşlar
    ['({subject}) ({clause}) ({phrase}) ({verb})', '2134'],
    ['({subject}) ({clause}) ({phrase}) ({phrase}) ({verb})', '21345', '12435', '21435'],
    ['({clause}) ({subject}) ({phrase}) ({verb})', '2134', '1324'],
    // Çocuklar | topu aldı | ve bahçeye | koştu
    '({subject}) ([wDNdlfob]{1,4}v) (e[wDNdlfo]{1,3}) (b?v)',
    '({subject}) ([wDNdlfob]{1,4}[vr],) (k[wDNdlfob]{1,3}) (b?[vr])',
    // Babası | eve dönmüş, | çocuklar | onu görmüş
    '({subject}) ([wDNdlfob]{1,4}[vr],) ({subject}) ([wDNdlfob]{1,4}[vr])',
    // Çocuklar | bahçede | topu | bulmuşlar
    ['({subject}) ([wDN]{0,2}[dlf]) ([wDN]{0,2}o) ({verb})', ...everyOrder('123', '4')],
    ['({subject}) ([wDN]{0,2}o) ([wDN]{0,2}[dlf]) ({verb})', ...everyOrder('123', '4')],
  ],
);

/** Turkish. */
export const turkish: Language = {
  determiners: words('bir bu şu her hiç bazı birkaç iki üç dört beş altı yedi sekiz dokuz on çok'),
  prepositions: words('en daha çok pek'),
  postpositions: words('ile için gibi kadar göre olarak'),
  conjunctions: words('ve veya'),
  setPhrases: 'bir kısmı|bir gün|her yerde|yavaş yavaş|birer birer|ve sonra',
  verbAnywhere: true,
  grammar: {
    refused:
      /(?<!\p{L})(?:o|bu|şu|bunu|onu|ona|onun|bunun|böyle|şöyle|ayrıca|da|de|sonra|diğer|başka|burada|orada)(?!\p{L})|\?/iu,
    classes: {
      b: words('çok hemen birlikte yeniden tekrar hızla sessizce yavaşça'),
      e: words('ve'),
      k: words('ama fakat çünkü ancak'),
      D: words('bir iki üç dört beş altı yedi sekiz dokuz on her bütün tüm kendi büyük küçük yeni eski'),
      c: /^\p{L}{2,}(?:[ıiuü]p|[ae]rak|erek|[ıiuü]nca|ince|[dt][ıiuü]ğ[ıiuü]nda|iken|[rş]ken|maden|medan|dan önce|m[ae]k için)$/u,
      // "To do", one with the word before it.
      h: /^(?:et|ed|ol)(?:\p{L}*(?:[dt][ıiuü]|m[ıiuü]ş|[ıiuü]yor|[ıiuüae]r))$/u,
      v: /^\p{L}{2,}(?:[dt][ıiuü]|m[ıiuü]ş|m[ıiuü]şt[ıiuü]r?|[ıiuü]yor(?:du)?|[ae]cak|[ae]cek|[dt][ıiuü]l[ae]r|m[ıiuü]şl[ae]r)$/u,
      r: /^\p{L}{2,}(?:[ıiuü]r|[ae]r|m[ae]z|[dt][ıiuü]r)(?:l[ae]r)?$/u,
      f: /^\p{L}{2,}[dt][ae]n$/u,
      l: /^\p{L}{2,}[dt][ae]$/u,
      m: /^\p{L}{2,}l[ae]r$/u,
      o: /^\p{L}{2,}(?:l[ae]r[ıi]|[yn][ıiuü]|[^aeıioöuü][ıiuü])$/u,
      d: /^\p{L}{2,}(?:l[ae]r[ae]|[yn][ae]|[^aeıioöuü][ae])$/u,
    },
    forms,
  },
};
