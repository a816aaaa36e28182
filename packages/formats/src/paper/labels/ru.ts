import type { Labels } from './labels.js';

export const ru: Labels = {
  name: 'Имя',
  class: 'Класс',
  date: 'Дата',
  answers: 'Ответы',
  hint: 'Подсказка:',
  explanation: 'Пояснение:',
  evidence: 'В тексте:',
  alsoRight: 'Также верно:',
  words: 'Слова:',
  severalRight: 'Верных ответов может быть несколько.',
  numberOrder: 'Пронумеруй клетки в правильном порядке.',
  numberPairs: 'Впиши в каждую клетку подходящий номер.',
};
