import type { Wordings } from '@ludotext/engine/format';

export const de: Wordings = {
  // Was aus einer Aufgabe in einer Datei wird.
  members_lost: {
    one: 'Das Format hat keinen Platz für: {members}.',
    other: 'Das Format hat keinen Platz für: {members}.',
  },
  line_breaks: 'Das Format kennt in einer Frage keine Zeilenumbrüche; sie wurden zu Leerzeichen.',
  reads_as_option: 'Die Frage beginnt wie eine Antwort des Formats und würde als solche gelesen.',
  several_keys: 'Das Format nimmt Fragen mit genau einer richtigen Antwort.',
  too_many_options: 'Die Aufgabe hat {count} Antworten; das Format nimmt {max}.',

  // Was in einer Datei falsch ist.
  not_json: 'Die Datei ist kein JSON.',
  no_question: 'Hier steht eine Antwort vor jeder Frage.',
  no_options: 'Die Frage hat keine Antworten; sie als „A. Text“ darunter schreiben.',
  too_few_options: 'Die Frage hat nur eine Antwort; mindestens zwei schreiben.',
  no_answer: 'Der Frage fehlt die Lösung; „ANSWER: A“ unter ihre Antworten schreiben.',
  no_such_option: 'Die Lösung nennt keine Antwort der Frage.',

  // html, scorm12
  player_missing: 'Das Spiel {game} hat nichts, womit es auf der Seite gespielt werden könnte.',
  player_not_inlined:
    'Der Spieler des Spiels {game} kann nicht in eine Seite gesetzt werden: Sein Standardexport hat keinen Namen.',

  // Tabellen: CSV, Kahoot, Blooket, Blackboard.
  apostrophe:
    'Eine Zelle beginnt wie eine Formel, deshalb steht ein Apostroph davor; andere Programme zeigen den Apostroph.',
  blank_text: 'Ein Text der Aufgabe ist leer; für das Format bedeutet eine leere Zelle, dass er fehlt.',
  segments_joined: 'Stücke von offenem Text, die aufeinander folgen, werden eines.',
  any_key: 'Die Frage hat mehrere richtige Antworten; dem Spiel genügt jede einzelne davon.',
  unwritable_characters: 'Die Aufgabe enthält Zeichen, die die Datei nicht aufnehmen kann.',
  question_too_long: 'Die Frage hat {length} Zeichen; das Format nimmt {max}.',
  answer_too_long: 'Eine Antwort hat {length} Zeichen; das Format nimmt {max}.',
  unsafe_answer:
    'Eine Antwort, die mit der der Lernenden verglichen wird, enthält Auszeichnungen oder beginnt wie eine Formel.',
  words_lost: 'Das Format hat keinen Platz für die Wörter zur Auswahl.',
  not_one_to_one: 'Zwei Seiten der Paare sind gleich; das Format würde richtige Antworten als falsch werten.',
  too_many_gaps: 'Die Aufgabe hat {count} Lücken; das Format nimmt {max}.',

  // Anki.
  becomes_note: 'Aus der Aufgabe werden Frage und Antwort zum Merken; gespielt oder bewertet wird nichts.',

  // Was in einer Tabelle falsch ist.
  no_prompt_column: 'Die erste Zeile muss die Spalten benennen; keine heißt „prompt“.',
  not_utf8: 'Die Datei ist nicht in UTF-8; sie wurde als Windows-1252 gelesen.',
  column_not_read: 'Die Spalte „{column}“ gehört nicht zum Format; sie wurde nicht gelesen.',
  too_many_rows: 'Die Tabelle hat mehr als {max} Zeilen; der Rest wurde nicht gelesen.',
  too_many_cells: 'Die Zeile hat zu viele Zellen.',
  unclosed_quote: 'Das Anführungszeichen, das diese Zelle öffnet, wird nie geschlossen.',
  stray_quote:
    'Nach dem Anführungszeichen, das diese Zelle schließt, folgt Text; Anführungszeichen in einer Zelle verdoppeln.',
  unknown_type: 'Der Typ ist keiner von diesen: {types}.',
  no_prompt: 'Die Zeile hat keine Frage.',
  few_options: { one: 'Die Zeile braucht eine Antwort.', other: 'Die Zeile braucht mindestens {count} Antworten.' },
  wrong_correct: 'Die Spalte „correct“ nennt keine Antwort der Zeile; deren Nummer schreiben.',
  one_correct: 'Eine Auswahl hat eine richtige Antwort; bei mehreren „choices“ als Typ schreiben.',
  wrong_order: 'Eine Reihenfolge muss die Nummer jeder Antwort einmal nennen, etwa „2 1 3“.',
  no_match: 'Antwort {number} hat kein Gegenstück.',
  no_gap: 'Der Text hat keine Lücke; sie als [Antwort] schreiben.',
  empty_gap: 'Eine Lücke oder eine ihrer Antworten ist leer.',
  unclosed_gap: 'Eine Lücke ist nicht geschlossen; „]“ nach ihrer Antwort schreiben, oder „\\[“, wo „[“ keine öffnet.',
  unknown_difficulty: 'Die Schwierigkeit ist weder easy noch medium noch hard; die Aufgabe hat keine.',

  // QTI, H5P.
  characters_lost: 'Die Aufgabe enthält Steuerzeichen, die die Datei nicht aufnehmen kann; ein Zeichen steht dafür.',
  hint_after: 'Der Hinweis erscheint nach einer falschen Antwort, nicht davor.',
  too_many_parts: 'Die Aufgabe hat {count} Teile; das Format nimmt {max}.',
  dragged: 'Sätze werden in Kästen gezogen: Ein Question Set nimmt kein Sort the Paragraphs auf.',
  marks: 'Die Aufgabe enthält „{mark}“, was das Format als eigenes Zeichen liest.',
  one_answer: 'Eine Lücke nimmt nur eine ihrer richtigen Antworten.',
  too_many_lines: 'Die Aufgabe hat {count} Zeilen; das Format nimmt {max}.',
  file_full: 'Die Aufgaben vor dieser füllen die Datei.',
  orders_lost: 'Die Aufgabe hat mehr richtige Reihenfolgen als die {max}, die geschrieben werden.',

  // Markdown, Arbeitsblatt.
  without_key: 'Die Datei hat wie gewünscht keine Lösungen: Die Antwort steht nicht darin, und nicht, was sie erklärt.',

  // Moodle XML, GIFT, Aiken.
  members_changed: 'Das Format behält diese nicht, wie sie sind: {members}.',
  too_many_keys: 'Die Frage hat {count} richtige Antworten; das Format nimmt {max}.',
  arrow: 'Ein Text enthält „->“, was das Format als Mitte eines Paars liest.',
  reads_as_escape: 'Ein Text enthält Zeichen, die Moodle für ein maskiertes hält, etwa „&&058;“.',
  line_too_short: 'Die Frage ist ein einziges Zeichen; Moodle überspringt sie.',
  no_text: 'Die Frage hat keinen Text.',
  too_few_parts: 'Die Frage hat weniger als zwei Teile zum Ordnen.',
  too_few_pairs: 'Die Frage hat weniger als zwei Paare.',
  no_right_answer: 'Keine der Antworten ist ganz richtig.',
  several_right_answers: 'Mehrere Antworten sind ganz richtig, obwohl nach einer gefragt ist.',
  no_gaps: 'Der Text hat keine Lücke.',
  unsupported_gap:
    'Der Text hat eine Lücke, deren Typ nicht gelesen wird, oder mit einer Antwort, die für viele steht.',
  wildcard: 'Die richtige Antwort enthält *, was für jeden Text steht.',
  wildcard_lost: 'Eine richtige Antwort mit *, was für jeden Text steht, wurde nicht gelesen.',
  number_range: 'Die Antwort ist jede Zahl eines Bereichs; das nimmt kein Spiel.',
  partial_marks: 'Einige Antworten sind einen Teil der Punkte wert; sie gelten als falsch.',
  extra_answers: 'Antworten, die zu keiner Frage gehören, wurden nicht gelesen.',
  feedback_lost: 'Rückmeldungen zu einzelnen Antworten wurden nicht gelesen.',
  markup_lost: 'Reiner Text hat keinen Platz für diese Elemente der Frage: {elements}.',
  type_not_read: 'Fragen des Typs „{type}“ werden nicht gelesen.',
  answer_first: 'Hier steht eine Lösung ohne eine Frage davor.',
  option_letters: 'Die Antworten beginnen nicht mit A, B, C und so weiter, je einem Buchstaben.',
  empty_option: 'Eine Antwort hat keinen Text.',
  several_answers: 'Die Lösung nennt mehrere Antworten; das Format nimmt eine.',
  unopened_answers: 'Ein „}“ schließt Antworten, die nie geöffnet wurden; „\\}“ schreiben, wo es Text ist.',
  unclosed_answers:
    'Die Antworten, die hier beginnen, sind vor der leeren Zeile nicht geschlossen; „}“ danach schreiben.',
  second_answers:
    'Antworten beginnen ein zweites Mal; zwischen Fragen eine Zeile leer lassen, oder „\\{“ schreiben, wo es Text ist.',
  no_arrow: 'Manche Antworten sind Paare und manche nicht; jede als „=links -> rechts“ schreiben.',
  not_moodle_xml: 'Die Datei ist kein Moodle XML: Sie beginnt mit <{name}> statt mit <quiz>.',
  not_well_formed: 'Die Datei ist hier kein wohlgeformtes XML; nichts danach wurde gelesen.',
  dtd: 'Die Datei deklariert einen Dokumenttyp, und der wird abgelehnt; <!DOCTYPE …> entfernen.',
  depth: 'Die Elemente sind zu tief verschachtelt; nichts danach wurde gelesen.',

  // Wörter für Angaben.
  'members.title': 'Titel',
  'members.hint': 'Hinweis',
  'members.explanation': 'Erklärung',
  'members.evidence': 'Textstelle',
  'members.place': 'Fundstelle',
  'members.difficulty': 'Schwierigkeit',
  'members.feedback': 'Rückmeldung',
  'members.alternatives': 'andere richtige Reihenfolgen',
  'members.solved': 'gelöster Text',
  'members.prompt': 'Aufgabenstellung',
  'members.options': 'Antworten',
  'members.parts': 'Teile',
  'members.pairs': 'Paare',
  'members.segments': 'Lücken',
  'members.words': 'Wörter zur Auswahl',
  'members.accepted': 'richtige Antworten',
  'members.shown': 'gezeigte Reihenfolge',
  'members.text': 'Text',
  'members.layout': 'Anordnung',
  'members.multiple': 'mehrere richtige Antworten',
};
