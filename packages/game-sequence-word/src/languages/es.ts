import { type Language, words } from './language.js';

/** Spanish. */
export const spanish: Language = {
  determiners: words(
    'el la los las un una unos unas mi mis tu su sus nuestro nuestra este esta estos estas ese esa esos esas cada al del dos tres cuatro cinco seis siete ocho nueve diez muchos varios',
  ),
  prepositions: words('a de en con por para sin sobre entre hasta desde hacia tras bajo ante contra durante'),
  conjunctions: words('y e o u'),
  boundPrepositions: words('de'),
  setPhrases: 'más tarde|más que|más de|un poco|sin embargo',
  movableAdverbs: words(
    'también siempre nunca ahora entonces hoy ayer mañana pronto todavía aún ya allí aquí quizás después luego',
  ),
  adverbEnding: /mente$/,
  timePhrases:
    /^(?:ayer|hoy|mañana|anoche|cada (?:día|mañana|tarde|noche|semana|mes|año)|en \d{4}|por la (?:mañana|tarde|noche)|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos))$/,
  subjectPronouns: /^(?:yo|tú|él|ella|nosotros|ellos|ellas)$/,
  clauseWords: words('que quien cuando donde mientras porque si como aunque pero y e o no es son era fue'),
  fixedOrder: {
    refused: /(?<!\p{L})(?:sólo|solo|además|así)(?!\p{L})/iu,
    circumstances:
      /^(?:dentro|después|antes|según|en|durante|bajo|sobre|con|por|para|desde|tras|ante|entre|hasta|sin)$/,
    be: /^(?:es|son|era|eran|fue|fueron)$/,
  },
};
