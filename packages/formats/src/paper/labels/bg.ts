import type { Labels } from './labels.js';

export const bg: Labels = {
  name: 'Име',
  class: 'Клас',
  date: 'Дата',
  answers: 'Отговори',
  hint: 'Подсказка:',
  explanation: 'Обяснение:',
  evidence: 'В текста:',
  alsoRight: 'Също вярно:',
  words: 'Думи:',
  severalRight: 'Може да има повече от един верен отговор.',
  numberOrder: 'Номерирайте квадратчетата в правилния ред.',
  numberPairs: 'Напишете съответния номер във всяко квадратче.',
};
