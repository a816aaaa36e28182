import { tur } from 'stopword/dist/stopword.esm.mjs';
import type { Language } from './language.js';

/** Turkish. */
export const turkish: Language = {
  stopWords: { packaged: tur, own: 'yok dedi mi zaman şey' },
  abbreviations: 'dr prof doç av sn vb örn',
  openingCues: {
    pronoun:
      'o|onlar|onu|ona|onun|onların|bu|bunu|buna|bunun|bunlar|bunları|şu|orada|oraya|oradan|burada|ikisi|her ikisi|diğeri|diğerleri|öteki|kendisi|böyle|o zaman',
    connective:
      've|ama|fakat|ancak|çünkü|bu yüzden|bu nedenle|böylece|ayrıca|üstelik|yine de|oysa|yoksa|örneğin|evet|hayır|belki|ne yazık ki|neyse ki',
    time: 'sonra|daha sonra|ardından|sonunda|en sonunda|nihayet|birden|birdenbire|aniden|hemen|bu sırada|bu arada|ertesi gün|ertesi sabah|o gün|o gece|o akşam|o günden sonra|bir süre sonra|az sonra|biraz sonra|kısa süre sonra|şimdi|artık|yine|tekrar',
    episode: 'bir gün|bir sabah|bir akşam|bir gece|bir zamanlar|günün birinde',
  },
  elapsedTime: {
    numbers: 'bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|birkaç|birçok|uzun',
    units: 'saniye|dakika|saat|gün|gece|hafta|ay|yıl|sene|yüzyıl',
    before: '',
    after: 'sonra|geçtikten sonra',
  },
  detection: {
    letters: 'çğıöşüâî',
    foreign: 'qwx',
    parts: 'lar|ler|dı$|di$|ın$|yor|mak$|mek$|ğ|ı|dan$|den$|nda$|nde$|miş$|mış$|[aeiıuü]n$|lı|li$|m[ae]|y[aeiıou]',
  },
};
