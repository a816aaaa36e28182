import type { Labels } from './labels.js';

export const pt: Labels = {
  name: 'Nome',
  class: 'Turma',
  date: 'Data',
  answers: 'Respostas',
  hint: 'Dica:',
  explanation: 'Explicação:',
  evidence: 'No texto:',
  alsoRight: 'Também certo:',
  words: 'Palavras:',
  severalRight: 'Pode haver mais de uma resposta certa.',
  numberOrder: 'Numere os quadrados na ordem certa.',
  numberPairs: 'Escreva em cada quadrado o número correspondente.',
};
