import type { Wordings } from '@ludotext/engine/game';

export const de: Wordings = {
  too_few_pieces: {
    one: 'Der Satz ergibt nur ein Teil; einen längeren nehmen.',
    other: 'Der Satz ergibt nur {count} Teile; einen längeren nehmen.',
  },
  too_many_pieces: '{pieces} Teile sind zu viele; höchstens {max} nehmen.',
  sentence_differs: 'Der Satz ist nicht das, was die Teile der Reihe nach ergeben; sie müssen ihn genau ergeben.',
  long_piece: 'Das Teil hat mehr als {max} Wörter; in kleinere schneiden.',
  dominant_piece: 'Das Teil ist der größte Teil des Satzes; in kleinere schneiden.',
  no_other_order: 'Alle Teile sind gleich, sodass jede Reihenfolge stimmt; einen anderen Satz nehmen.',
  equal_pieces:
    'Dieses Teil gleicht einem anderen, und beide können die Plätze tauschen; eines mit seinem Nachbarn verbinden.',

  not_verbatim: 'Der Text hat diesen Satz nicht; einen Wort für Wort übernehmen.',
  wrong_language: 'Der Satz ist nicht in der Sprache mit dem Kürzel „{language}“; in dieser schreiben.',
  fragment: 'Das ist ein Teil eines Satzes; den ganzen nehmen.',
  repeated_item: 'Eine andere Aufgabe hat denselben Satz; einen anderen nehmen.',
  unbalanced_marks:
    'Ein Zitat oder eine Klammer wird im Satz nicht geschlossen; einen Satz ohne solche Zeichen nehmen.',
  markup:
    'Der Satz enthält eine Adresse, Programmtext, ein Listenzeichen oder eine Tabellenzeile; einen Satz aus Prosa nehmen.',
  ambiguous_order:
    'Die Wörter haben vielleicht eine zweite richtige Reihenfolge ({signs}); einen anderen Satz nehmen oder die anderen Reihenfolgen nennen.',
  dependent_opening:
    'Der Satz beginnt mit einem Wort, das auf einen anderen verweist; einen nehmen, der für sich verständlich ist.',
  quotation: 'Der Satz enthält ein Zitat, das vor oder nach dem Sprecher stehen könnte; einen ohne Zitat nehmen.',
  no_verb: 'Im Satz wurde kein Verb gefunden; einen ganzen nehmen.',
  'sentence_length.short': 'Der Satz ist kurz für ein Spiel; einen von mindestens fünf Wörtern nehmen.',
  'sentence_length.long': 'Der Satz ist lang für ein Spiel; einen von höchstens zwölf Wörtern nehmen.',

  clear_sentences: {
    one: 'Ein Satz ist kurz, vollständig und für sich verständlich; mit klarer Wortstellung: {clear}.',
    other: '{count} Sätze sind kurz, vollständig und für sich verständlich; mit klarer Wortstellung: {clear}.',
  },
  long_sentences:
    'Die meisten Sätze sind zu lang, um sie Wort für Wort zu ordnen, und kein anderer ist vollständig und für sich verständlich.',
  no_good_sentence: 'Es wurde kein Satz gefunden, der kurz, vollständig und für sich verständlich ist.',

  // The direct format, read from sentences and from pieces set apart.
  'too_few_pieces.set_apart': {
    one: 'Die Zeile hat nur ein Teil; mindestens {min} schreiben.',
    other: 'Die Zeile hat nur {count} Teile; mindestens {min} schreiben.',
  },
  'too_few_pieces.words': {
    one: 'Die Zeile hat nur ein Wort; einen Satz aus mindestens {min} schreiben oder die Teile mit „;“ trennen.',
    other:
      'Die Zeile hat nur {count} Wörter; einen Satz aus mindestens {min} schreiben oder die Teile mit „;“ trennen.',
  },
  no_word_spaces:
    'Die Zeile hat keine Leerzeichen zwischen den Wörtern; mindestens {min} Teile mit „/“ oder „;“ trennen.',
  empty_sentence:
    'Nach der Nummer oder dem Aufzählungszeichen steht nichts; den Satz schreiben oder das Zeichen löschen.',
  sentence_too_long: 'Die Zeile hat mehr als {max} Zeichen; einen Satz pro Zeile schreiben.',
  line_left_out: '„{words}“ ist kein Satz zum Ordnen und wird weggelassen.',
  read_as_words: {
    one: 'Die Zeile wird als Satz gelesen; jedes Wort ist ein Teil.',
    other: 'Ab hier werden {count} Zeilen als Sätze gelesen; jedes Wort ist ein Teil.',
  },
  read_in_this_order: 'Die Teile gelten als richtig geordnet, obwohl das letzte den Satz nicht beendet.',

  'title.sentence': 'Ganzer Satz',
  'title.pieces': 'Wörter in der richtigen Reihenfolge',
  'description.sentence': 'Die Wörter, wie sie sich geordnet lesen.',
  'description.pieces': 'Drei Wörter oder kleine Wortgruppen, oder mehr; die Lernenden sehen sie gemischt.',

  // How authors write items, and an example.
  'direct_format.description':
    'Wörter oder kleine Gruppen von Wörtern in der richtigen Reihenfolge, mit „;“ dazwischen, drei oder mehr; ein Satz pro Zeile. Eine Zeile, die mit „;“ endet, geht in der nächsten weiter. „\\;“ ist ein Strichpunkt, der nichts trennt. „/“, „|“ und Tabulatoren trennen auch; in einer Zeile ohne all das ist jedes Wort ein Teil.',
  'direct_format.example': 'Der Bäcker; backt; jeden Morgen; frisches Brot.',

  // The signs of a second order.
  'signs.two_names': 'zwei Namen',
  'signs.two_numbers': 'zwei Zahlen',
  'signs.words_joined_by_and_or_or': 'Wörter mit „und“ oder „oder“ dazwischen',
  'signs.two_phrases_of_the_same_kind': 'zwei gleichartige Satzglieder',
  'signs.phrases_that_can_move': 'Satzglieder, die woanders stehen können',
  'signs.an_adverb_that_can_move': 'ein Adverb, das woanders stehen kann',
  'signs.a_word_that_stands_twice': 'ein Wort, das zweimal vorkommt',
  'signs.brackets': 'Klammern',
  'signs.commas': 'Kommas',
  'signs.length': 'Länge',
};
