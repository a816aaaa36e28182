import type { Messages } from '@ludotext/engine/game';

const example = `Glass: A hard material that lets light through
Nectar: A sweet juice that flowers make
Lighthouse: A tower with a lamp that guides ships
Anchor: A heavy hook that holds a ship in its place`;

const beispiel = `Nektar: Ein süßer Saft, den Blüten machen
Leuchtturm: Ein Gebäude mit einer Lampe, die Schiffen den Weg zeigt
Anker: Ein schwerer Haken, der ein Schiff am Ort hält
Kompass: Ein Gerät mit einer Nadel, die nach Norden zeigt`;

/** What the game says, in English and German. */
export const messages = {
  en: {
    no_colon: 'Write "Answer: clue" on the line.',
    no_answer: 'Write the answer in front of the colon.',
    no_clue: 'Write the clue behind the colon.',
    long_clue: 'The clue has more than {max} characters; shorten it.',
    odd_letters: 'The answer has other signs than letters; write it in letters, or take another.',
    wrong_length: 'The answer has {count} letters, not {min} to {max}; take another.',
    double_answer: 'The answer stands twice in this crossword; leave one of the two out.',
    too_few_words: 'This crossword has {count} words; it needs {min} at least. A blank line ends a crossword.',
    too_many_words: 'This crossword has {count} words; it takes {max} at most. Divide it by a blank line.',
    left_out: '"{answer}" crosses no other word and is left out; take a word that shares a letter with another.',
    wrong_grid: 'The words do not fit together in the grid; write the crossword anew in its text format.',
    too_few_cross: 'Only {count} words cross, and {min} are needed; take words that share more letters.',
    answer_in_clue: 'The clue has its answer or a word of the same stem in it; say it in other words.',
    answer_elsewhere: 'The clue names the answer of another word, and gives that one away; say it in other words.',
    points_out: 'The clue begins with a word that points to something before it; name what is meant.',
    same_clue: 'Another word has this clue too; say what sets them apart.',
    not_in_text: 'The text does not have the answer; take a word of the text.',
    no_such_evidence: 'The text does not have this sentence; copy one that proves the clue, word for word.',
    repeated_answer: 'An answer stands in a crossword before; ask for it once.',
    'words.none': 'The text has no words that could be asked for.',
    'words.some': {
      one: 'One word of the text can be asked for.',
      other: '{count} words of the text can be asked for.',
    },
    'words.uncrossed': 'The words of the text share too few letters.',
    missed: '{number} {direction}: {answer}.',
    'direction.across': 'across',
    'direction.down': 'down',
    'title.entries': 'Words',
    'title.answer': 'Answer',
    'title.clue': 'Clue',
    'description.answer': 'It must go on fitting the grid.',
    'description.clue': 'What leads to this answer and no other, without naming it.',
    'direct_format.description':
      'A word and its clue on each line, "Answer: clue", four to twelve words; a blank line ends the crossword. Spaces, hyphens and apostrophes of an answer have no cell in the grid.',
    'direct_format.example': example,
  },
  de: {
    no_colon: '„Antwort: Hinweis“ in die Zeile schreiben.',
    no_answer: 'Die Antwort vor den Doppelpunkt schreiben.',
    no_clue: 'Den Hinweis hinter den Doppelpunkt schreiben.',
    long_clue: 'Der Hinweis hat mehr als {max} Zeichen; ihn kürzen.',
    odd_letters: 'Die Antwort hat andere Zeichen als Buchstaben; sie in Buchstaben schreiben oder eine andere nehmen.',
    wrong_length: 'Die Antwort hat {count} Buchstaben, nicht {min} bis {max}; eine andere nehmen.',
    double_answer: 'Die Antwort steht zweimal in diesem Kreuzworträtsel; eine von beiden weglassen.',
    too_few_words:
      'Dieses Kreuzworträtsel hat {count} Wörter, es braucht mindestens {min}. Eine leere Zeile beendet ein Rätsel.',
    too_many_words:
      'Dieses Kreuzworträtsel hat {count} Wörter, es fasst höchstens {max}. Es durch eine leere Zeile teilen.',
    left_out:
      '„{answer}“ kreuzt kein anderes Wort und fehlt darum; ein Wort nehmen, das mit einem anderen einen Buchstaben teilt.',
    wrong_grid: 'Die Wörter passen im Gitter nicht zusammen; das Rätsel in seinem Textformat neu schreiben.',
    too_few_cross: 'Nur {count} Wörter kreuzen sich, nötig sind {min}; Wörter mit mehr gleichen Buchstaben nehmen.',
    answer_in_clue: 'Im Hinweis steht seine Antwort oder ein Wort vom selben Stamm; ihn anders ausdrücken.',
    answer_elsewhere: 'Der Hinweis nennt die Antwort eines anderen Worts und verrät sie damit; ihn anders ausdrücken.',
    points_out: 'Der Hinweis beginnt mit einem Wort, das auf etwas vorher verweist; nennen, was gemeint ist.',
    same_clue: 'Ein anderes Wort hat diesen Hinweis auch; sagen, was sie unterscheidet.',
    not_in_text: 'Die Antwort steht nicht im Text; ein Wort des Textes nehmen.',
    no_such_evidence: 'Dieser Satz steht nicht im Text; einen Satz, der den Hinweis belegt, Wort für Wort übernehmen.',
    repeated_answer: 'Eine Antwort steht schon in einem Rätsel davor; einmal nach ihr fragen.',
    'words.none': 'Der Text hat keine Wörter, nach denen man fragen könnte.',
    'words.some': {
      one: 'Nach einem Wort des Textes kann man fragen.',
      other: 'Nach {count} Wörtern des Textes kann man fragen.',
    },
    'words.uncrossed': 'Die Wörter des Textes haben zu wenige Buchstaben gemeinsam.',
    missed: '{number} {direction}: {answer}.',
    'direction.across': 'waagrecht',
    'direction.down': 'senkrecht',
    'title.entries': 'Wörter',
    'title.answer': 'Antwort',
    'title.clue': 'Hinweis',
    'description.answer': 'Sie muss weiter ins Gitter passen.',
    'description.clue': 'Was zu dieser Antwort führt und zu keiner anderen, ohne sie zu nennen.',
    'direct_format.description':
      'In jeder Zeile ein Wort und sein Hinweis, „Antwort: Hinweis“, vier bis zwölf Wörter; eine leere Zeile beendet das Rätsel. Leerzeichen, Bindestriche und Apostrophe einer Antwort haben im Gitter kein Feld.',
    'direct_format.example': beispiel,
  },
} satisfies Messages;
