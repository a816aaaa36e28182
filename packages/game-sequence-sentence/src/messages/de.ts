import type { Wordings } from '@ludotext/engine/game';

export const de: Wordings = {
  too_many_pieces: '{pieces} Teile sind zu viele; höchstens {max} nehmen.',
  equal_pieces: 'Dieses Teil gleicht einem anderen, und niemand kann sie unterscheiden; eines weglassen.',
  numbered_piece: 'Das Teil trägt eine eigene Nummer oder ein Aufzählungszeichen; es weglassen.',
  'piece_length.short': 'Das Teil ist zu kurz, um es einzuordnen; einen Satz von mindestens {words} Wörtern nehmen.',
  'piece_length.long':
    'Das Teil ist zu lang, um es zu verschieben; einen Satz von höchstens {words} Wörtern und {characters} Zeichen nehmen.',
  unfinished_piece: 'Die anderen Teile sind ganze Sätze, dieses hat kein Ende; den ganzen Satz nehmen.',
  split_quotation: 'Ein Zitat oder eine Klammer beginnt oder endet außerhalb des Teils; das Ganze in ein Teil nehmen.',
  cut_abbreviation: 'Das Teil endet mit einer Abkürzung; sein Satz geht im nächsten weiter. Beide als ein Teil nehmen.',
  markup: 'Das Teil enthält eine Adresse oder Auszeichnung; einfache Sätze nehmen.',
  sentence_differs: 'Der Satz ist nicht das, was die Teile der Reihe nach ergeben; sie verbinden, wie sie sind.',
  alternative_repeated: 'Diese andere Reihenfolge steht zweimal da; eine weglassen.',
  overlapping_item: 'Eine andere Aufgabe hat mehr als einen dieser Sätze; andere nehmen.',
  not_verbatim: 'Der Text hat diesen Satz nicht; einen ganzen Wort für Wort übernehmen.',
  not_in_source_order: 'Im Text steht dieser Satz vor dem, auf den er hier folgt; die Reihenfolge des Textes behalten.',
  fragment: 'Das ist ein Teil eines Satzes; ganze Sätze nehmen.',
  list_relation:
    'Dieses Teil beginnt wie das davor, als wäre es eine Liste; Sätze nehmen, deren Reihenfolge zählt, oder die andere Reihenfolge nennen.',
  either_way:
    'Dieses Teil und das davor haben kein Wort gemeinsam, und keines verweist zurück; prüfen, ob sie die Plätze tauschen können, oder die andere Reihenfolge nennen.',
  unlinked_pair: 'Nichts im Wortlaut bindet dieses Teil an das davor; prüfen, ob nur eine Reihenfolge Sinn ergibt.',
  dependent_opening: 'Der erste Satz verweist auf etwas davor; mit einem beginnen, der für sich steht.',
  uneven_length: 'Ein Teil ist mehr als viermal so lang wie ein anderes; etwa gleich lange Sätze nehmen.',
  ordinal_openings: 'Wörter wie „zuerst“ und „zweitens“ verraten die Reihenfolge; höchstens eines davon nehmen.',

  procedure: {
    one: 'Der Text hat eine Anleitung mit einem Schritt.',
    other: 'Der Text hat eine Anleitung mit {count} Schritten, die nacheinander zu tun sind.',
  },
  no_order: 'Es gibt keine drei Sätze hintereinander, deren eigene Wörter ihre Reihenfolge festlegen.',
  events: {
    one: 'Der Text erzählt einen Ablauf. Eine Stelle mit nur einer richtigen Reihenfolge wurde gefunden.',
    other: 'Der Text erzählt einen Ablauf. {count} Stellen mit nur einer richtigen Reihenfolge wurden gefunden.',
  },
  'events.many':
    'Der Text erzählt einen Ablauf. Mindestens {count} Stellen mit nur einer richtigen Reihenfolge wurden gefunden.',
  loose_sentences: {
    one: 'Die meisten Sätze könnten auch anders stehen. Eine Stelle mit nur einer richtigen Reihenfolge wurde gefunden.',
    other:
      'Die meisten Sätze könnten auch anders stehen. {count} Stellen mit nur einer richtigen Reihenfolge wurden gefunden.',
  },
  'loose_sentences.many':
    'Die meisten Sätze könnten auch anders stehen. Mindestens {count} Stellen mit nur einer richtigen Reihenfolge wurden gefunden.',

  // The direct format, read from lists, lines and paragraphs.
  'too_few_pieces.block': {
    one: 'Diese Aufgabe hat nur ein Teil; mindestens {min} schreiben, jedes in einer eigenen Zeile, mit einer Leerzeile nach der Aufgabe.',
    other:
      'Diese Aufgabe hat nur {count} Teile; mindestens {min} schreiben, jedes in einer eigenen Zeile, mit einer Leerzeile nach der Aufgabe.',
  },
  empty_step: 'Nach der Nummer oder dem Aufzählungszeichen steht nichts; den Satz schreiben oder das Zeichen löschen.',
  line_joined:
    '„{words}“ hat keine eigene Nummer und kein Aufzählungszeichen und wird als Ende des Schritts darüber gelesen.',
  line_left_out: '„{words}“ steht über einer Aufgabe und ihrem Titel und wird weggelassen.',
  read_as_title: '„{words}“ wird als Titel des Folgenden gelesen.',
  read_as_sentences: 'Der Absatz wird als eine Aufgabe gelesen; seine {count} Sätze sind die Teile.',
  read_as_lines: 'Jede der {count} Zeilen wird als ein Teil gelesen, obwohl nicht jede wie ein Satz endet.',
  number_missing: 'Schritt {number} fehlt; die anderen werden in ihrer Reihenfolge gelesen.',
  ordered_by_numbers: 'Die Schritte werden nach ihren Nummern oder Buchstaben geordnet.',
  numbers_not_in_order: 'Die Nummern sind nicht in Reihenfolge; die Schritte werden gelesen, wie sie stehen.',

  'title.sentence': 'Ganzer Text',
  'title.pieces': 'Sätze in der richtigen Reihenfolge',
  'description.sentence': 'Die Sätze, wie sie sich geordnet lesen.',
  'description.pieces': 'Drei Sätze oder mehr; die Lernenden sehen sie gemischt.',

  // How authors write items, and an example.
  'direct_format.description':
    'Sätze in der richtigen Reihenfolge, mit „;“ dazwischen, drei oder mehr; eine Aufgabe pro Zeile. Eine Zeile, die mit „;“ endet, geht in der nächsten weiter. „\\;“ ist ein Strichpunkt, der nichts trennt. Oder eine Aufgabe pro Block von Zeilen, mit einer leeren Zeile danach: Schritte mit Nummern, Buchstaben oder Aufzählungszeichen, Zeilen ohne solche oder ein Absatz; eine Zeile darüber ist der Titel.',
  'direct_format.example':
    'Schalte die Lampe aus und lass die Birne abkühlen.; Wenn sie kalt ist, schraube die alte Birne heraus.; Schraube dann die neue ein, bis sie fest sitzt.; Schalte die Lampe zum Schluss wieder an.',
};
