import type { Language } from './language.js';

/** Indonesian. See language.ts for the members. */
export const id = {
  leansBack: /(?<!\p{L})(?:juga|lagi|masih)(?!\p{L})/iu,
  stemWords: { min: 6, max: 26 },
  innerPronouns: /(?<!\p{L})(?:dia|ia|mereka|beliau)(?!\p{L})/iu,
  firstPersons: /(?<!\p{L})(?:saya|aku|kami|kita)(?!\p{L})/iu,
  openingConjunctions: 'Dan|Tetapi|Tapi|Namun|Lalu|Kemudian|Akhirnya|Suatu hari|Keesokan harinya|Karena itu',
  numberBounds:
    'lebih dari|kurang dari|sekitar|kira-kira|hampir|paling sedikit|paling banyak|setidaknya|hingga|sampai|maksimal|minimal|sebelum|sebelum tahun|setelah tahun',
  numberBoundsBehind: 'lebih|atau lebih|ke atas',
  pointsByOrder: /^\p{Lu}\p{Ll}+nya /u,
  pointsOutside: /(?<!\p{L})(?:ini|itu|tersebut|saya|kami|kita|anda)(?!\p{L})/iu,
  pointsBack: /^(?:dia|ia|mereka|beliau|kemudian|lalu)$/i,
  yearBefore: 'tahun',
  yearsBehind: 'tahun',
  placePrepositions: 'di ke dari',
  wordClasses: {
    change: 'meningkat/bertambah/naik menurun/berkurang/turun tetap',
    order: 'sebelum sesudah/setelah selama',
    ordinal: 'pertama kedua ketiga keempat',
    country: {
      asia: 'Indonesia Tiongkok/Cina Jepang Korea Thailand India Vietnam Mongolia Filipina Malaysia Singapura Taiwan',
      europe: 'Inggris Prancis/Perancis Jerman Rusia Belanda Yunani Polandia Swiss Swedia Italia Spanyol Portugal',
      america: 'Amerika_Serikat Brasil Kanada Meksiko',
    },
    continent: 'Eropa Asia Afrika Amerika Antartika',
    island: 'Jawa Sumatra/Sumatera Kalimantan Sulawesi Papua Bali Lombok Madura Timor',
    city: 'Jakarta Bandung Surabaya Medan Semarang Yogyakarta Makassar Palembang Denpasar',
    worldCity: 'Paris London Roma Tokyo Berlin Moskwa Washington Beijing Bangkok Wina',
    direction: 'utara selatan timur barat',
    weekday: 'Senin Selasa Rabu Kamis Jumat Sabtu Minggu',
    creature:
      'anjing kucing sapi kambing kuda babi ayam bebek kelinci tikus singa harimau gajah monyet/kera rubah serigala beruang rusa jerapah buaya ular kura-kura katak/kodok unta keledai kerbau domba macan kancil',
    fowl: 'elang gagak merpati pipit merak beo angsa bangau',
    bug: 'lebah semut kupu-kupu nyamuk lalat laba-laba belalang',
    family: 'ibu ayah/bapak kakek nenek paman bibi',
    role: 'raja ratu putri pangeran petani nelayan pemburu guru murid dokter perawat pedagang tentara polisi koki tukang_kayu pandai_besi penggembala sopir tetangga presiden ilmuwan penyair pelukis insinyur penulis',
    colour: 'merah biru hijau kuning putih hitam ungu cokelat abu-abu',
    food: 'roti apel pisang jeruk mangga semangka anggur kentang kacang telur susu madu keju mi kue labu cabai bawang wortel kopi',
    crop: 'gandum jagung kedelai kapas tebu tembakau singkong',
    building:
      'sekolah rumah_sakit gereja pasar toko perpustakaan museum pabrik bank stasiun bandara restoran candi istana penjara kantor_pos hotel masjid',
    numeral: 'tiga empat lima enam tujuh delapan sembilan sepuluh',
    metal: 'besi tembaga emas perak timah aluminium',
    gas: 'oksigen nitrogen hidrogen karbon_dioksida helium metana',
    planet: 'Merkurius Venus Mars Jupiter Saturnus Uranus Neptunus',
    disaster: 'gempa_bumi banjir kebakaran kekeringan tsunami badai kelaparan longsor',
    religion: 'Islam Buddha Hindu Kristen Katolik Yahudi Konghucu',
    subject: 'matematika fisika kimia biologi sejarah geografi kedokteran filsafat astronomi',
  },
  personMarks:
    /(?<!\p{L})(?<name>\p{Lu}\p{Ll}{2,}) (?:berkata|bertanya|berpikir|menjawab|memutuskan|berlari|pergi|melihat|memanjat|merasa|menangis|tertawa|berteriak|ingin|mengambil|memeluk|bangun|tidak|sudah|duduk|berdiri|terbang|mendengar|mulai|marah|pulang)(?!\p{L})/gu,
  questions: [
    {
      kind: 'subject',
      classes: 'family+role+creature+fowl person',
      find: /^(?<key>\p{Lu}\p{Ll}{2,}) (?<rest>(?!adalah |dan |juga )(?:ber|me|ter|di)\p{Ll}+(?:(?!, (?:dan|tetapi|ia|dia|mereka) )[^.:;“”"]){8,120})\.$/u,
      ask: 'Siapa yang {rest}?',
    },
    {
      kind: 'reason',
      pool: 'clause',
      find: / (?:karena|sebab) (?<key>(?!ia |dia |mereka |itu |hal )[^.,;:“”"]{10,90})\.$/u,
    },
  ],
  orderQuestions: {
    first: 'Apa yang terjadi lebih dahulu?',
    last: 'Apa yang terjadi paling akhir?',
    firstStep: 'Langkah mana yang lebih dahulu?',
  },
  deed: /^(?:(?:Si|Sang|Seorang|Seekor|Para) (?:\p{L}+ ){1,3}?|(?<name>\p{Lu}\p{L}+) )(?:pun |segera )?(?:mengambil|membawa|menemukan|membuka|menutup|melihat|pergi|datang|pulang|berlari|lari|makan|minum|masuk|keluar|naik|turun|jatuh|melompat|memberikan|memberi|membeli|menjual|membuat|memasak|memotong|melempar|memanjat|menangkap|membunuh|meninggalkan|terbang|menaruh|meletakkan|menanam|mengikat|menarik|mendorong) /u,
  noDeed:
    /(?<!\p{L})(?:dia|ia|mereka|nya|aku|saya|kami|kita|kamu|ini|itu|tersebut|sana|situ|sini|lalu|kemudian|setelah|sesudah|sebelum|akhirnya|pertama|lagi|masih|sudah|telah|juga|selalu|sering|setiap|lain|kedua|ketika|saat|tidak|bukan|akan|sedang|ingin|harus)(?!\p{L})|\p{Ll}nya(?!\p{L})/iu,
  orderWords: 'lalu|kemudian|akhirnya|segera|tiba-tiba|pun',
} satisfies Language;
