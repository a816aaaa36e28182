import { formsOf, type Language, words } from './language.js';

/** Letters: H "was", V verbs in the present, q "that", k words that open a clause, J words with an "and". */
const forms = formsOf(
  {
    any: '[wVD]',
    /** A verb with its subject; where the subject stands first, it stands in the same piece. */
    opening: '(?:[wV]|nV){any}{1,2}',
    when: 'p(?:{any}|p){1,4},',
    thing: '{any}{1,3}',
    place: 'p(?:{any}|p){1,4}',
    clause: 'p?qn?V',
  },
  [
    // قرر الملك | أن يعطي | الكتاب | إلى ابنه
    ['({opening}) ({clause}) ({thing}) ({place})', '1243'],
    ['({when}) ({opening}) ({clause}) ({thing}) ({place})', '12354'],
    '({when}) ({opening}) ({clause}) ({thing})',
    // في المساء، | كانت البنت | تلعب | مع أخيها
    '({when}) (H{any}{1,2}) (n?V) ((?:{any}|p){1,4})',
    // تغير وجه البنت، | لكن أباها | لم يلحظ | ذلك
    '({opening}{any}{0,3},?) ([km]{any}) (n?V) ((?:{any}|p){1,4})',
    '({opening}{any}{0,3},) ([km]q?n?V) ({thing}) ({place})',
    // تركت البنت البيت | وقررت | الذهاب | إلى المدينة
    '({opening}(?:{any}|p){0,4},?) (J) ({thing}) ({place})',
  ],
);

/** Arabic. */
export const arabic: Language = {
  determiners: words('هذا هذه ذلك تلك كل'),
  prepositions: words('في من إلى على عن مع بعد قبل عند تحت فوق حتى لا لم لن قد'),
  conjunctions: words('أو'),
  movableAdverbs: words('أيضا دائما أبدا الآن اليوم أمس غدا هناك هنا'),
  verbAnywhere: true,
  grammar: {
    refused: /(?<!\p{L})(?:هذا|هذه|ذلك|تلك|هناك|هنا|أيضا|أيضًا|كما|آخر|أخرى|هو|هي|هم)(?!\p{L})|؟/u,
    classes: {
      H: words('كان كانت كانوا'),
      p: words('في من إلى على عن مع بعد قبل عند تحت فوق حول بين لدى نحو خلال منذ'),
      q: words('أن أنه أنها أنهم بأن'),
      k: words('عندما لأن لأنه لأنها حتى بينما'),
      m: words('لكن ولكن لكنه لكنها لكنهم ولكنه ولكنها'),
      n: words('لم لا لن'),
      D: words('كل بعض جميع أحد إحدى كلا'),
      r: words('الذي التي الذين اللذان اللتان'),
      J: /^[وف](?!ال)\p{L}{3,}ت$/u,
      V: /^(?!تاريخ|تقني|توزيع|تطوير|تعليم|تحت|تجار|تنظيم|تفاصيل|تربة|تركيب|يوم|يد|تلميذ|تراث|تونس|يابان)[يتن]\p{L}{2,}$/u,
    },
    forms,
  },
};
