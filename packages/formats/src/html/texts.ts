/** The languages that the page speaks. */
export const locales = ['en', 'de', 'es', 'fr', 'ar'] as const;

export type Locale = (typeof locales)[number];

/** What the page says beside the players. `{name}` is filled in. */
export interface PageTexts {
  /** Of a part and the number of parts. */
  readonly part: string;
  readonly result: string;
  /** Of the number of right answers and of all. */
  readonly rightOf: string;
  readonly right: string;
  readonly partly: string;
  readonly wrong: string;
  /** Said of an item without points, or whose player failed. */
  readonly unscored: string;
  readonly solution: string;
  /** Of the place where the evidence stands: a page, a slide, a time. */
  readonly place: string;
  readonly again: string;
  readonly noScript: string;
}

export const texts: Readonly<Record<Locale, PageTexts>> = {
  en: {
    part: 'Part {part} of {parts}',
    result: 'Result',
    rightOf: 'Right: {right} of {total}',
    right: 'Right',
    partly: 'Partly right',
    wrong: 'Wrong',
    unscored: 'Not scored',
    solution: 'Right answer',
    place: 'From the text: {place}',
    again: 'Play again',
    noScript: 'This page is played with JavaScript, which is switched off here.',
  },
  de: {
    part: 'Teil {part} von {parts}',
    result: 'Ergebnis',
    rightOf: 'Richtig: {right} von {total}',
    right: 'Richtig',
    partly: 'Teilweise richtig',
    wrong: 'Falsch',
    unscored: 'Ohne Wertung',
    solution: 'Richtige Antwort',
    place: 'Aus dem Text: {place}',
    again: 'Noch einmal spielen',
    noScript: 'Diese Seite wird mit JavaScript gespielt; hier ist es ausgeschaltet.',
  },
  es: {
    part: 'Parte {part} de {parts}',
    result: 'Resultado',
    rightOf: 'Correctas: {right} de {total}',
    right: 'Correcta',
    partly: 'Correcta en parte',
    wrong: 'Incorrecta',
    unscored: 'Sin puntuación',
    solution: 'Respuesta correcta',
    place: 'Del texto: {place}',
    again: 'Jugar otra vez',
    noScript: 'Esta página se juega con JavaScript, que aquí está desactivado.',
  },
  fr: {
    part: 'Partie {part} sur {parts}',
    result: 'Résultat',
    rightOf: 'Justes : {right} sur {total}',
    right: 'Juste',
    partly: 'Juste en partie',
    wrong: 'Faux',
    unscored: 'Sans note',
    solution: 'Bonne réponse',
    place: 'Dans le texte : {place}',
    again: 'Rejouer',
    noScript: 'Cette page se joue avec JavaScript, qui est désactivé ici.',
  },
  ar: {
    part: 'الجزء {part} من {parts}',
    result: 'النتيجة',
    rightOf: 'الصحيح: {right} من {total}',
    right: 'صحيح',
    partly: 'صحيح جزئيًا',
    wrong: 'خطأ',
    unscored: 'بدون درجة',
    solution: 'الإجابة الصحيحة',
    place: 'من النص: {place}',
    again: 'اللعب مرة أخرى',
    noScript: 'تُلعب هذه الصفحة بجافا سكريبت، وهي معطّلة هنا.',
  },
};

/** The page's language: the one chosen, or that of the set if the page speaks it, else English. */
export function localeOf(chosen: Locale | 'auto', language: string): Locale {
  if (chosen !== 'auto') return chosen;
  const primary = language.split('-')[0]?.toLowerCase();
  return locales.find((each) => each === primary) ?? 'en';
}
