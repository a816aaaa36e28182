import type { Language } from './language.js';

/** Russian. */
export const russian: Language = {
  innerConnectives: 'также',
  ordinals: [/^(?:во-первых|во-вторых|в-третьих|в-четвёртых)(?!\p{L})/iu],
  stepWords: 'шаг',
  procedureHeadings: 'приготовлен|инструкц|шаги|порядок',
};
