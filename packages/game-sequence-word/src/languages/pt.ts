import { type Language, words } from './language.js';

/** Portuguese. */
export const portuguese: Language = {
  determiners: words(
    'o a os as um uma uns umas meu minha seu sua seus suas este esta esse essa cada do da dos das no na nos nas ao à aos às pelo pela num numa dois duas três quatro cinco seis sete oito nove dez alguns algumas muitos',
  ),
  prepositions: words('de em com por para sem sobre entre até desde contra durante sob'),
  conjunctions: words('e ou'),
  boundPrepositions: words('de'),
  setPhrases: 'mais tarde|um pouco',
  movableAdverbs: words('também sempre nunca agora então hoje ontem amanhã logo ainda já ali aqui depois'),
  adverbEnding: /mente$/,
  timePhrases: /^(?:ontem|hoje|amanhã|cada (?:dia|manhã|tarde|noite|semana|mês|ano)|em \d{4})$/,
  subjectPronouns: /^(?:eu|tu|ele|ela|nós|eles|elas)$/,
  clauseWords: words('que quem quando onde enquanto porque se como mas e ou não é são era foi'),
  fixedOrder: {
    refused: /(?<!\p{L})(?:apenas|só|assim)(?!\p{L})/iu,
    circumstances:
      /^(?:num|numa|pelo|pela|pelos|pelas|sob|em|durante|sob|sobre|com|por|para|desde|entre|até|no|na|nos|nas)$/,
    be: /^(?:é|são|era|eram|foi|foram)$/,
  },
};
