import type { Labels } from './labels.js';

export const el: Labels = {
  name: 'Όνομα',
  class: 'Τάξη',
  date: 'Ημερομηνία',
  answers: 'Απαντήσεις',
  hint: 'Βοήθεια:',
  explanation: 'Εξήγηση:',
  evidence: 'Στο κείμενο:',
  alsoRight: 'Επίσης σωστό:',
  words: 'Λέξεις:',
  severalRight: 'Μπορεί να είναι σωστές περισσότερες από μία απαντήσεις.',
  numberOrder: 'Αρίθμησε τα κουτάκια με τη σωστή σειρά.',
  numberPairs: 'Γράψε σε κάθε κουτάκι τον αριθμό που ταιριάζει.',
};
