import type { Labels } from './labels.js';

export const id: Labels = {
  name: 'Nama',
  class: 'Kelas',
  date: 'Tanggal',
  answers: 'Jawaban',
  hint: 'Petunjuk:',
  explanation: 'Penjelasan:',
  evidence: 'Dalam teks:',
  alsoRight: 'Juga benar:',
  words: 'Kata:',
  severalRight: 'Jawaban yang benar bisa lebih dari satu.',
  numberOrder: 'Beri nomor pada kotak sesuai urutan yang benar.',
  numberPairs: 'Tulis nomor yang sesuai di setiap kotak.',
};
