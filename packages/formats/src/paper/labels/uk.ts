import type { Labels } from './labels.js';

export const uk: Labels = {
  name: 'Ім’я',
  class: 'Клас',
  date: 'Дата',
  answers: 'Відповіді',
  hint: 'Підказка:',
  explanation: 'Пояснення:',
  evidence: 'У тексті:',
  alsoRight: 'Також правильно:',
  words: 'Слова:',
  severalRight: 'Правильних відповідей може бути кілька.',
  numberOrder: 'Пронумеруй клітинки в правильному порядку.',
  numberPairs: 'Впиши в кожну клітинку відповідний номер.',
};
