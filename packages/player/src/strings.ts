/** One wording for each plural category of the language; `count` decides which. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

const en = {
  progress: '{at} of {total}',
  next: 'Next',
  finish: 'Finish',
  again: 'Play again',
  hint: 'Hint',
  right: 'Right',
  wrong: 'Wrong',
  partly: 'Partly right: {score} of {max}',
  evidence: 'From the text',
  finished: 'Finished',
  result: '{right} of {total} right',
  points: { one: '{count} of {max} point', other: '{count} of {max} points' } as Plural,
  item: 'Number {at}',
  solution: 'Right answer',
  yours: 'Your answer',
  yours_right: 'Your answer, and right',
  empty: 'There is nothing to play yet.',
  broken: 'This one cannot be shown.',
  easy: 'easy',
  medium: 'medium',
  hard: 'hard',
};

export type Strings = Readonly<Record<keyof typeof en, string | Plural>>;

const de: Strings = {
  progress: '{at} von {total}',
  next: 'Weiter',
  finish: 'Fertig',
  again: 'Noch einmal spielen',
  hint: 'Hinweis',
  right: 'Richtig',
  wrong: 'Falsch',
  partly: 'Teilweise richtig: {score} von {max}',
  evidence: 'Aus dem Text',
  finished: 'Geschafft',
  result: '{right} von {total} richtig',
  points: { one: '{count} von {max} Punkt', other: '{count} von {max} Punkten' },
  item: 'Nummer {at}',
  solution: 'Richtige Antwort',
  yours: 'Deine Antwort',
  yours_right: 'Deine Antwort, und richtig',
  empty: 'Hier gibt es noch nichts zu spielen.',
  broken: 'Das hier lässt sich nicht anzeigen.',
  easy: 'leicht',
  medium: 'mittel',
  hard: 'schwer',
};

const ar: Strings = {
  progress: '{at} من {total}',
  next: 'التالي',
  finish: 'إنهاء',
  again: 'العب مرة أخرى',
  hint: 'تلميح',
  right: 'صحيح',
  wrong: 'خطأ',
  partly: 'صحيح جزئيًا: {score} من {max}',
  evidence: 'من النص',
  finished: 'انتهيت',
  result: '{right} من {total} صحيحة',
  points: {
    zero: '{count} من {max} نقطة',
    one: 'نقطة واحدة من {max}',
    two: 'نقطتان من {max}',
    few: '{count} نقاط من {max}',
    other: '{count} نقطة من {max}',
  },
  item: 'رقم {at}',
  solution: 'الإجابة الصحيحة',
  yours: 'إجابتك',
  yours_right: 'إجابتك، وهي صحيحة',
  empty: 'لا يوجد شيء للعب بعد.',
  broken: 'لا يمكن عرض هذا العنصر.',
  easy: 'سهل',
  medium: 'متوسط',
  hard: 'صعب',
};

/** What players say, in each language they speak; the keys are those of English. */
export const strings = { en, de, ar } as const satisfies Record<string, Strings>;
