import type { Language } from './language.js';

/** Indonesian. See language.ts for the members. */
export const id = {
  stemWords: { min: 6, max: 26 },
  numberBounds:
    'lebih dari|kurang dari|sekitar|kira-kira|hampir|paling sedikit|paling banyak|setidaknya|hingga|sampai|maksimal|minimal|sebelum|sebelum tahun|setelah tahun',
  numberBoundsBehind: 'lebih|atau lebih|ke atas',
  pointsOutside: /(?<!\p{L})(?:ini|itu|tersebut|saya|kami|kita|anda)(?!\p{L})/iu,
  pointsBack: /^(?:dia|ia|mereka|beliau|kemudian|lalu)$/i,
  yearBefore: 'tahun',
  yearsBehind: 'tahun',
  placePrepositions: 'di ke dari',
  nouns: [
    {
      kind: 'marked',
      verb: /^(?:me|ber|di|ter)\p{L}{3}/u,
      before: {
        place: 'di ke dari dalam',
        prep: 'pada dengan untuk oleh tentang',
        counted: 'sebuah seorang seekor para',
      },
      form: /nya$/u,
      notNoun: /^(?:me|di|ber|ter)\p{L}{4}|^(?:sana|sini|situ|atas|bawah|luar|tengah|depan|belakang|samping|sekitar)/u,
    },
  ],
} satisfies Language;
