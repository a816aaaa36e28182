/** What the player says beyond the texts of every player. `{…}` is filled in. */
export interface Texts {
  readonly across: string;
  readonly down: string;
  readonly grid: string;
  /** A cell as a screen reader says it: "3 across, 5 letters, letter 2". */
  readonly cell: string;
  readonly also: string;
  readonly right: string;
  readonly wrong: string;
  readonly empty: string;
  readonly check: string;
  readonly help: string;
}

const en: Texts = {
  across: 'across',
  down: 'down',
  grid: 'Crossword',
  cell: '{number} {direction}, {count} letters, letter {letter}',
  also: 'also {number} {direction}',
  right: 'right',
  wrong: 'wrong',
  empty: 'empty',
  check: 'Check',
  help: 'Arrow keys move, the space bar turns between across and down, Tab leads to the clues.',
};

const texts: Readonly<Record<string, Texts>> = {
  en,
  de: {
    across: 'waagrecht',
    down: 'senkrecht',
    grid: 'Kreuzworträtsel',
    cell: '{number} {direction}, {count} Buchstaben, Buchstabe {letter}',
    also: 'auch {number} {direction}',
    right: 'richtig',
    wrong: 'falsch',
    empty: 'leer',
    check: 'Prüfen',
    help: 'Pfeiltasten bewegen, die Leertaste wechselt zwischen waagrecht und senkrecht, Tab führt zu den Hinweisen.',
  },
  es: {
    across: 'horizontal',
    down: 'vertical',
    grid: 'Crucigrama',
    cell: '{number} {direction}, {count} letras, letra {letter}',
    also: 'también {number} {direction}',
    right: 'correcto',
    wrong: 'incorrecto',
    empty: 'vacía',
    check: 'Comprobar',
    help: 'Las flechas mueven, el espacio cambia entre horizontal y vertical, el tabulador lleva a las pistas.',
  },
  fr: {
    across: 'horizontal',
    down: 'vertical',
    grid: 'Mots croisés',
    cell: '{number} {direction}, {count} lettres, lettre {letter}',
    also: 'aussi {number} {direction}',
    right: 'juste',
    wrong: 'faux',
    empty: 'vide',
    check: 'Vérifier',
    help: 'Les flèches déplacent, la barre d’espace passe de l’horizontal au vertical, Tab mène aux définitions.',
  },
  ar: {
    across: 'أفقي',
    down: 'عمودي',
    grid: 'كلمات متقاطعة',
    cell: '{number} {direction}، عدد الحروف {count}، الحرف {letter}',
    also: 'وأيضًا {number} {direction}',
    right: 'صحيح',
    wrong: 'خطأ',
    empty: 'فارغ',
    check: 'تحقّق',
    help: 'مفاتيح الأسهم للتنقل، ومفتاح المسافة للتبديل بين الأفقي والعمودي، ومفتاح Tab للتعاريف.',
  },
};

export function textsIn(locale: string): Texts {
  return Object.hasOwn(texts, locale) ? (texts[locale] ?? en) : en;
}

/** A text with its places filled in. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
