import type { Language } from './language.js';

/** Turkish. See language.ts for the members. */
export const tr = {
  absoluteTerms: 'her zaman|daima|asla|hiçbir zaman|kesinlikle|tamamen|istisnasız',
  wholeTerms: 'bütün|tüm|herkes|hepsi|hiçbiri|hiç kimse',
  vagueTerms: 'bazen|genellikle|sık sık|çoğunlukla|nadiren|belki|muhtemelen|aşağı yukarı',
  negations: 'değil|değildir|hariç|dışında|yanlıştır|olmayan',
  asksForReason: 'niçin|niye',
  namesTheText: [/metne göre|metinde(?!\p{L})/iu],
  allOfTheAbove: ['hepsi', 'tüm bunlar', 'yukarıdakilerin hepsi', 'yukarıdakilerin tümü'],
  noneOfTheAbove: ['hiçbiri', 'yukarıdakilerin hiçbiri'],
  truthValues: 'doğru yanlış evet hayır',
  optionNames: 'seçenek|cevap',
  positions: 'birinci|ikinci|üçüncü|son',
  verdicts: 'doğru|yanlış',
  optionJoiners: 've|veya',
  andWords: 've',
  listWords: 've|veya',
  stemWords: { min: 5, max: 22 },
  pointsOutside: /(?<!\p{L})(?:bu|bunun|bunlar|şu|burada|ben|biz|sen|siz)(?!\p{L})/iu,
  pointsBack: /^(?:o|onun|onlar|onları|onların|ona|onu|sonra)$/i,
  yearBehind: 'yılında|yılı(?!\\p{L})',
  yearsBehind: 'yıl',
  nouns: [
    {
      kind: 'formed',
      form: /(?:n[ıiuü]n|[dt][ae]n?|l[ae]r[ıi]?|l[ae]r[ıi]n[ıi]?)$/u,
      notNoun:
        /(?:[dt][ıiuü]l[ae]r|m[ıi]şl[ae]r|yorl[ae]r|[ıiuüae]rl[ae]r|m[ae]d[ae]n?|ğ[ıiuü]nd[ae]n?|ken)$|[dt][ıiuü](?:kl[ae]r|ğ[ıiuü]nd)|^(?:böyle|şöyle|öyle|önce|sonra|orada|burada|içinde|üzerinde|altında|yanında|önünde|arkasında|başında|adında|yerinde|ortasında|kenarında|döneminde|arasında|tarafından|sırasında|zaman|neden|birden|hemen|yeniden|aniden|eski)/u,
    },
  ],
} satisfies Language;
