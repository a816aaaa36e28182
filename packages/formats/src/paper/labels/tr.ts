import type { Labels } from './labels.js';

export const tr: Labels = {
  name: 'Ad',
  class: 'Sınıf',
  date: 'Tarih',
  answers: 'Cevaplar',
  hint: 'İpucu:',
  explanation: 'Açıklama:',
  evidence: 'Metinde:',
  alsoRight: 'Bu da doğru:',
  words: 'Sözcükler:',
  severalRight: 'Birden çok cevap doğru olabilir.',
  numberOrder: 'Kutuları doğru sıraya göre numaralandır.',
  numberPairs: 'Her kutuya uygun numarayı yaz.',
};
