import { type Language, words } from './language.js';

/** Arabic. */
export const arabic: Language = {
  determiners: words('هذا هذه ذلك تلك كل'),
  prepositions: words('في من إلى على عن مع بعد قبل عند تحت فوق حتى لا لم لن قد'),
  conjunctions: words('أو'),
  movableAdverbs: words('أيضا دائما أبدا الآن اليوم أمس غدا هناك هنا'),
  verbAnywhere: true,
};
