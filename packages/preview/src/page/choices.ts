/** Where the items come from. */
export type Source = 'examples' | 'direct' | 'prose';

/** Widths of frames in CSS pixels: a telephone, a tablet, a desktop. */
export const widths = { small: 320, medium: 768, wide: 1200 };

/** The sides of the matrix of frames, with the values of each and their names. */
export const sides: Readonly<
  Record<keyof Matrix, { readonly name: string; readonly values: Readonly<Record<string, string>> }>
> = {
  locale: { name: 'Language', values: { en: 'English', de: 'Deutsch', es: 'Español', fr: 'Français', ar: 'العربية' } },
  theme: { name: 'Theme', values: { light: 'Light', dark: 'Dark' } },
  width: { name: 'Width', values: { small: '320', medium: '768', wide: '1200' } },
  host: { name: 'In its host', values: { embedded: 'Embedded', alone: 'Alone' } },
};

/** Which frames are shown: one for each combination of these values. */
export interface Matrix {
  readonly locale: readonly string[];
  readonly theme: readonly string[];
  readonly width: readonly string[];
  readonly host: readonly string[];
}

/** What the author chose and typed. */
export interface Choices {
  readonly source: Source;
  /** Index of the example. */
  readonly example: number;
  /** Index of the one item that is played; null for all. */
  readonly item: number | null;
  readonly direct: string;
  readonly prose: string;
  /** Most items of prose. */
  readonly count: number;
  readonly matrix: Matrix;
}

const atFirst: Choices = {
  source: 'examples',
  example: 0,
  item: null,
  direct: '',
  prose: '',
  count: 5,
  matrix: { locale: ['en'], theme: ['light', 'dark'], width: ['small'], host: ['embedded'] },
};

const key = 'ludotext-preview';

/** The choices of this tab before it was loaded again. */
export function loadChoices(): Choices {
  try {
    return { ...atFirst, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return atFirst;
  }
}

export function saveChoices(choices: Choices): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(choices));
  } catch {
    // They are kept for this load alone.
  }
}
