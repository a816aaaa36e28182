import type { Labels } from './labels.js';

export const es: Labels = {
  name: 'Nombre',
  class: 'Clase',
  date: 'Fecha',
  answers: 'Respuestas',
  hint: 'Pista:',
  explanation: 'Explicación:',
  evidence: 'En el texto:',
  alsoRight: 'También es correcto:',
  words: 'Palabras:',
  severalRight: 'Puede haber más de una respuesta correcta.',
  numberOrder: 'Numera las casillas en el orden correcto.',
  numberPairs: 'Escribe en cada casilla el número que corresponde.',
};
