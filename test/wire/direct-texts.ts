const quiz = {
  'one question': 'Question: Why?\nA. one\nB. two\nCorrect: B',
  'CRLF, a byte-order mark and blank lines': '\uFEFFQuestion: Why?\r\n\r\nA) one\r\nB) two\r\n\r\nCorrect: (b)\r\n',
  'Aiken, two of them': 'Why?\nA. one\nB. two\nANSWER: B\nHow?\nA. so\nB. not so\nANSWER: A',
  'explanation and hint': 'Question: Why?\nHint: Think.\nA. one\nB. two\nCorrect: A\nExplanation: Because.',
  'another script': 'Question: 法国的首都是哪里？\nA. 伦敦\nB. 巴黎 🗼\nCorrect: B',
  'no right answer': 'Question: Why?\nA. one\nB. two',
  'a letter that is not there': 'Question: Why?\nA. one\nB. two\nCorrect: D',
  'several right answers': 'Question: Why?\nA. one\nB. two\nCorrect: A, B',
  'letters out of order': 'Question: Why?\nA. one\nC. two\nD. three\nCorrect: C',
  'one option': 'Question: Why?\nA. one\nCorrect: A',
  'no options': 'Question: Why?\nCorrect: A',
  'seven options': `Question: Why?\n${[...'ABCDEFG'].map((letter) => `${letter}. ${letter}`).join('\n')}\nCorrect: A`,
  'empty parts': 'Question:\nA. one\nB.\nCorrect:',
  'a second hint and a second key':
    'Question: Why?\nA. one\nB. two\nCorrect: A\nHint: a\nHint: b\nCorrect: B\nExplanation: a\nExplanation: b',
  'stray text': 'My quiz\n\nQuestion: Why?\nA. one\nmore of one\nB. two\nCorrect: A\n  The end.',
  'a question that is too long': `Question: ${'q'.repeat(2001)}\nA. one\nB. two\nCorrect: A`,
  'good and bad together':
    'Question: One?\nA. a\nB. b\nQuestion: Two?\nA. a\nB. b\nCorrect: C\nQuestion: Why?\nA. one\nB. two\nCorrect: B',
  'nothing of the format': 'The whale sings.',
};

const sentences = {
  'two items': 'Wake up.; Then get up. ;Finally, go out.\nA.;B.;C.',
  'spaces and blank lines': '\n  Wake  up.; Then get up. ;Finally, go out; \n\n',
  'CRLF and a byte-order mark': '\uFEFFA.;B.;C.\r\nD.;E.;F.\r\n',
  'an unspaced script': '下雨了。；我们回家。；门关上了。',
  'a mark that is meant': 'One\\; two.;Three.;Four.',
  'an empty piece': 'A.;;B.;C.',
  'two pieces': 'A.;B.',
  'one piece': 'The whale sings.',
  'nothing but marks': ';;;',
  'very many pieces': Array.from({ length: 60 }, (_, index) => `Step ${index + 1}.`).join(';'),
  'a very long piece': `${'a'.repeat(3000)};B.;C.`,
  'good and bad together': 'A.;B.;C.\nD.;E.\nF.;;G.;H.',
};

const words = {
  'two items': 'The; old man ;sleeps.\nThe;cat;runs.',
  'a mark that is meant': 'I;am;a\\;b',
  'CRLF and a byte-order mark': '\uFEFFThe;old man;sleeps.\r\nThe;cat;runs.\r\n',
  'an unspaced script': '我；爱；北京',
  'punctuation marks as pieces': 'Wait;,;please;!',
  'words from right to left': 'القطة;تنام;هنا.',
  'an empty piece': 'a;;b;c',
  'two pieces': 'd;e',
  'one piece': 'The whale sings.',
  'nothing but marks': ';;;',
  'very many pieces': Array.from({ length: 60 }, (_, index) => `word${index + 1}`).join(';'),
  'good and bad together': 'The;cat;runs.\nd;e\na;;b;c',
};

/** Texts in the direct format of each game, faults included, by game and name. */
export const directTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  quiz,
  sequence_sentence: sentences,
  sequence_word: words,
};
