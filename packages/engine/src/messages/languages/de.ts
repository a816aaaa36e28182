import type { Wordings } from '../../contract/message.js';

export const de: Wordings = {
  'field_ignored.prose': '{field} hat bei Prosa keine Wirkung.',
  'field_ignored.author': '{field} hat bei selbst geschriebenen Aufgaben keine Wirkung.',
  'field_ignored.route': '{field} hat auf diesem Weg keine Wirkung.',
  'field_ignored.offline': '{field} hat keine Wirkung: Es schreibt der eingebaute Schreiber.',
  'field_ignored.offline_language':
    'Ohne Sprachmodell wird nicht übersetzt: Die Aufgaben sind in der Sprache des Textes ({found}), nicht in {asked}.',
  game_skipped: '{game} ist ausgeschaltet und wurde ausgelassen.',
  'fewer_items.text': '{kept} von {requested} Aufgaben: Mehr gab der Text nicht her.',
  'fewer_items.withheld': '{kept} von {requested} Aufgaben: Weitere wurden zurückgehalten.',
  'fewer_items.broken_off': '{kept} von {requested} Aufgaben: Das Schreiben brach ab.',
  'fewer_items.rejected': '{kept} von {requested} Aufgaben; verworfen wurden: {rules}.',
  items_withheld: {
    one: 'Eine weitere Aufgabe wurde zurückgehalten, damit sich die Aufgaben unterscheiden.',
    other: '{count} weitere Aufgaben wurden zurückgehalten, damit sich die Aufgaben unterscheiden.',
  },
  difficulty_not_met:
    'Der Text gibt keine Aufgaben der Schwierigkeit „{asked}“ her; diese hier haben die Schwierigkeit „{got}“.',
  items_left_out: {
    one: 'Der Text enthält {items} Aufgaben; eine wurde ausgelassen, weil max_items {max} ist.',
    other: 'Der Text enthält {items} Aufgaben; {count} wurden ausgelassen, weil max_items {max} ist.',
  },
  repair_failed: 'Weitere Aufgaben waren nicht zu bekommen: {reason}',
  completion_failed: 'Die Aufgaben sind wie geschrieben, ohne Ergänzungen: {reason}',
  'completion_failed.some': 'Einige Aufgaben sind wie geschrieben: {reason}',
  additions_left_out: 'Einige Ergänzungen wurden ausgelassen: {rules}.',
  'text_read_in_part.judged':
    'Der Text ist länger als das Fenster des Modells: Die Spiele wurden nach einem Auszug von {percent} % beurteilt, verteilt über den ganzen Text.',
  'text_read_in_part.chosen':
    'Der Text ist länger als das Fenster des Modells: Das Spiel wurde nach einem Auszug von {percent} % gewählt und geschrieben, verteilt über den ganzen Text.',
  'text_read_in_part.parts':
    'Den ganzen Text zu lesen braucht {parts} Aufrufe, und {items} Aufgaben waren gewünscht; gelesen wurden {read} Teile, {percent} % des Textes. Wer {parts} Aufgaben verlangt oder jeden Teil einzeln schickt, lässt alles lesen.',
  next_best_game: 'Das nächstbeste Spiel wurde genommen: {reason}',
  fallback_used: '{fallback} hat die Aufgaben geschrieben, weil {model} nicht zu gebrauchen war: {reason}',

  no_reason: 'Das Modell hat dieses Spiel nicht bewertet.',
  model_needed: '{game} braucht ein Sprachmodell, und es ist keines eingerichtet.',
  game_failed: 'Das Spiel konnte den Text nicht beurteilen.',

  schema: 'Passt nicht zum Schema: {issue}',
  'schema.missing': 'Das fehlt.',
  'schema.empty': 'Das darf nicht leer sein.',
  'schema.too_short': 'Das braucht mindestens {min} Zeichen.',
  'schema.too_long': 'Das hat mehr als {max} Zeichen; kürzen.',
  'schema.too_few': 'Das braucht mindestens {min} Einträge.',
  'schema.too_many': 'Das darf höchstens {max} Einträge haben.',
  'schema.too_low': 'Das muss mindestens {min} sein.',
  'schema.too_high': 'Das darf höchstens {max} sein.',
  'schema.no_text': 'Das muss ein Text sein.',
  'schema.no_number': 'Das muss eine Zahl sein.',
  'schema.no_whole_number': 'Das muss eine ganze Zahl sein.',
  'schema.no_truth_value': 'Das muss wahr oder falsch sein.',
  'schema.no_list': 'Das muss eine Liste sein.',
  'schema.no_object': 'Das muss ein Objekt sein.',
  'schema.item': 'Aufgabe {item} passt nicht zum Schema: {issue}',
  'duplicate_item.author': 'Dieselbe Aufgabe steht schon davor; eine der beiden weglassen.',
  'duplicate_item.writer': 'Dieselbe Aufgabe steht schon davor; eine andere schreiben.',
  near_duplicate: 'Fast dieselbe Aufgabe steht schon davor; über etwas anderes schreiben.',

  // The second opinion.
  second_opinion_failed:
    'Die zweite Meinung kam nicht zustande ({code}): {reason} Die Aufgaben sind, wie sie geschrieben wurden.',
  disputed_key:
    'Ein Leser, der die Frage mit dem Text gelöst hat, wählte „{chosen}“, und im Text steht „{quote}“. Machen Sie den Schlüssel zur einzigen richtigen Antwort, oder fragen Sie nach etwas anderem.',
  two_right:
    'Nach dem Text ist mehr als eine Antwort richtig: „{chosen}“; es heißt dort „{quote}“. Ersetzen Sie die falschen Antworten, die richtig sind.',
  unanswerable:
    'Ein Leser fand im Text keine Antwort; am nächsten kommt „{quote}“. Fragen Sie nach dem, was der Text sagt.',
  guessable: 'Die Frage lässt sich ohne den Text beantworten.',
  other_order:
    'Die Teile lesen sich auch in der Reihenfolge {order}. Nehmen Sie Teile, die nur in einer Reihenfolge stehen können.',

  alternative_not_permutation: 'Eine andere Reihenfolge nennt jedes Teil genau einmal, mit seiner Nummer ab 0.',
  alternative_is_solution: 'Diese andere Reihenfolge ist die der Teile selbst.',
  empty_piece: 'Zwischen zwei Trennzeichen steht nichts; eines davon löschen.',
  'too_few_pieces.written': {
    one: 'Die Aufgabe hat nur ein Teil; mindestens {min} schreiben, getrennt durch „;“.',
    other: 'Die Aufgabe hat nur {count} Teile; mindestens {min} schreiben, getrennt durch „;“.',
  },
  right_order: 'Alles in der richtigen Reihenfolge.',
  no_sequence: 'Keine zwei Teile folgen in der richtigen Reihenfolge aufeinander.',
  in_sequence: '{count} von {of} Teilen folgen in der richtigen Reihenfolge aufeinander.',
  in_place: {
    one: '{count} von {of} steht an der richtigen Stelle.',
    other: '{count} von {of} stehen an der richtigen Stelle.',
  },
  right_neighbours: {
    one: '{count} von {of} Nachbarpaaren stimmt.',
    other: '{count} von {of} Nachbarpaaren stimmen.',
  },
  missing_pieces: { one: '{count} von {of} Teilen fehlt.', other: '{count} von {of} Teilen fehlen.' },
  foreign_pieces: {
    one: '{count} Teil der Antwort gehört nicht zur Aufgabe oder kommt doppelt vor.',
    other: '{count} Teile der Antwort gehören nicht zur Aufgabe oder kommen doppelt vor.',
  },

  invalid_request: '{field}: {issue}',
  'invalid_request.graded': 'Die Aufgabe oder die Antwort hat {count} Fehler.',
  text_too_long: 'Der Text hat {length} Zeichen, erlaubt sind {max}. In Teilen schicken oder die Grenze erhöhen.',
  game_not_found: 'Ein Spiel mit diesem Namen gibt es nicht.',
  'game_not_found.type_id': 'Ein Spiel mit der type_id {type_id} gibt es nicht.',
  game_inactive: '{game} ist ausgeschaltet. Erst einschalten.',
  'game_inactive.all': 'Alle gewünschten Spiele sind ausgeschaltet.',
  no_active_game: 'Alle Spiele sind ausgeschaltet. Erst eines einschalten.',
  'no_active_game.none': 'Es gibt keine Spiele.',
  needs_model: '{game} braucht ein Sprachmodell, und es ist keines eingerichtet.',
  'needs_model.all': 'Diese Spiele kann nur ein Sprachmodell schreiben, und es ist keines eingerichtet.',
  not_gradable: '{game} bewertet keine Antworten.',
  direct_format: { one: 'Der Text hat einen Fehler.', other: 'Der Text hat {count} Fehler.' },
  'direct_format.empty': 'Der Text enthält keine Aufgabe für {game}.',
  no_items: 'Der Text gibt keine Aufgabe her.',
  'no_items.text': 'Der Text gibt keine Aufgabe für {game} her. Einen längeren Text oder ein anderes Spiel versuchen.',
  'no_items.rejected': 'Alle für {game} geschriebenen Aufgaben wurden verworfen.',
  'no_items.no_game': 'Der Text gibt für kein Spiel eine Aufgabe her. Einen längeren Text versuchen.',
  'no_items.no_other': 'Der Text gibt keine andere Aufgabe für {game} her.',
  'model_not_listed.none':
    'Es stehen keine Modelle zur Wahl; lassen Sie das Feld model weg. Der Betreiber nennt sie in LLM_MODELS.',
  model_not_listed: 'Ein Modell mit diesem Namen gibt es nicht. Es gibt: {names}.',
  second_model_missing:
    'Die zweite Meinung eines anderen Modells braucht ein zweites Modell, und es ist keines eingerichtet. Verlangen Sie die Meinung desselben Modells.',
  'unsupported_document.binary':
    'Dateien dieser Art werden nicht gelesen. PDF, DOCX, PPTX, ODT, EPUB, HTML, Markdown, VTT, SRT oder reinen Text schicken.',
  'unsupported_document.image':
    'Die Datei ist ein Bild. Zuerst den Text erkennen lassen (OCR), dann den Text oder ein PDF damit schicken.',
  'unsupported_document.old_office':
    'Die Datei hat ein altes Office-Format. Als DOCX oder PPTX speichern und das schicken.',
  'unsupported_document.archive':
    'Die Datei ist ein Archiv und kein Dokument. Entpacken und die Dokumente darin einzeln schicken.',
  'unsupported_document.spreadsheet': 'Die Datei ist eine Tabelle. Als PDF oder Text speichern und das schicken.',
  'unsupported_document.audio': 'Die Datei ist eine Ton- oder Filmaufnahme. Ihre Untertitel als VTT oder SRT schicken.',
  'unsupported_document.other':
    'Dateien vom Typ {format} werden nicht gelesen. Als PDF, DOCX oder reinen Text speichern und das schicken.',
  'unreadable_document.empty': 'Das Dokument ist leer.',
  'unreadable_document.no_text':
    'Auf keiner der {pages} Seiten lässt sich Text lesen: Sie enthalten nur Bilder. Zuerst den Text erkennen lassen (OCR), zum Beispiel mit ocrmypdf.',
  'unreadable_document.too_much': 'Das Dokument hat mehr als {max} Zeichen. Einen Teil davon schicken.',
  'place_problem.no_text': 'Hier sind nur Bilder, etwa ein Scan. Lassen Sie zuerst den Text erkennen (OCR).',
  'place_problem.no_unicode': 'Die Schriften sagen nicht, welche Zeichen sie zeichnen.',
  'place_problem.damaged': 'Das ist beschädigt und konnte nicht gelesen werden.',
  'place_problem.not_read': 'Das wurde nicht gelesen, weil eine Grenze erreicht war.',
  'unreadable_document.too_many_pages':
    'Das Dokument hat {pages} Seiten; höchstens {max} werden gelesen. Schicken Sie einen Teil davon.',
  'unreadable_document.encrypted': 'Das Dokument ist verschlüsselt. Ohne Passwort speichern und das schicken.',
  'unreadable_document.damaged':
    'Das Dokument ist beschädigt oder unvollständig. Noch einmal speichern oder herunterladen.',
  'unreadable_document.unpacks':
    'Das Dokument wird beim Entpacken viel größer, als es ist, und wird nicht gelesen. Mit seinem Programm noch einmal speichern.',
  'unreadable_document.dtd':
    'Das Dokument enthält XML mit einer Dokumenttyp-Definition und wird nicht gelesen. Mit seinem Programm noch einmal speichern.',
  'unreadable_document.timeout':
    'Das Lesen des Dokuments dauerte länger als {seconds} Sekunden. Einen Teil davon schicken.',
  'unreadable_document.memory': 'Das Lesen des Dokuments brauchte zu viel Speicher. Einen Teil davon schicken.',
  no_such_part: 'Das Dokument hat {parts} Teile; part ist der Index eines Teils, ab 0.',
  'context_too_long.no_room':
    'Im Fenster des Modells mit {tokens} Token ist neben der Aufgabenstellung kein Platz für einen Text.',
  plugin_failed: '{package} ist in {step} gescheitert.',
  plugin_timeout: '{package} wurde mit {step} nicht innerhalb von {seconds} s fertig.',
  model_unreachable: 'Der Modellserver ist nicht erreichbar.',
  model_auth_failed: 'Der Modellserver hat den Schlüssel abgelehnt.',
  model_quota: 'Das Kontingent beim Modellserver ist aufgebraucht.',
  model_not_found: 'Der Modellserver kennt das Modell nicht.',
  model_rate_limited: 'Der Modellserver bittet um weniger Anfragen.',
  model_timeout: 'Der Modellserver hat nicht rechtzeitig geantwortet.',
  model_refused: 'Das Modell hat die Aufgabe abgelehnt.',
  model_output_invalid: 'Die Antwort des Modells ist nicht zu gebrauchen.',
  model_error: 'Der Modellserver ist gescheitert.',

  format_not_found: 'Es gibt kein Format {format}. GET /formats zählt sie auf.',
  'format_not_found.writes': '{format} kann gelesen, aber nicht geschrieben werden.',
  'format_not_found.reads': '{format} kann geschrieben, aber nicht gelesen werden.',
  format_not_recognised:
    'Die Datei hat keines der Formate, die gelesen werden können. Nennen Sie ihr Format, oder speichern Sie sie anders.',
  nothing_to_export: 'Keine Aufgabe des Sets kann als {format} geschrieben werden.',
  'nothing_to_export.empty': 'Das Set hat keine Aufgaben, die als {format} geschrieben werden können.',
  'direct_format.import': 'Die Datei ({format}) enthält keine Frage, die verwendet werden kann.',
  game_not_registered:
    'Das Spiel {game} gibt es hier nicht. Seine Aufgaben können nicht geprüft, gespielt oder exportiert werden.',
  item_version:
    'Die Aufgaben von {game} haben die Version {version}; das Spiel hier kennt Versionen bis {known}. Aktualisieren Sie das Spiel.',
  evidence_missing: 'Die Quelle enthält die Wörter nicht, die die Aufgabe als Beleg zitiert.',
  source_changed: 'Die Quelle enthält diese Wörter der Aufgabe nicht mehr: „{quote}“.',
  no_interaction: 'Das Spiel {game} sagt nicht, was seine Aufgaben in anderen Programmen sind.',
  no_player: 'Das Spiel {game} kann nicht im Browser gespielt werden.',
  player_isolated:
    '{game} darf im Browser nur in einem eigenen Rahmen laufen, weil games.yaml dem Spiel nicht vertraut.',
  item_unfit: 'Die Aufgabe passt nicht zum Schema von {game}.',
  kind_not_carried: 'Das Format hat keinen Platz für diese Art von Aufgabe: {kind}.',
  no_game_takes: 'Kein Spiel hier nimmt eine Frage dieser Art: {kind}.',
  too_many_questions:
    'Die Datei hat {count} Fragen mehr als die {max}, die ein Set haben darf; sie wurden weggelassen.',

  'title.title': 'Überschrift',
  'title.hint': 'Hinweis',
  'title.explanation': 'Erklärung',
  'title.evidence': 'Beleg',
  'title.difficulty': 'Schwierigkeit',
  'title.alternatives': 'Andere richtige Reihenfolgen',
  'description.title': 'Steht über der Aufgabe.',
  'description.hint': 'Hilft, ohne die Lösung zu verraten.',
  'description.explanation': 'Warum die Antwort richtig ist; erscheint nach dem Antworten.',
  'description.evidence': 'Die Wörter des Textes, die die Antwort belegen.',
  'description.alternatives': 'Reihenfolgen, die auch richtig sind: die Plätze der Teile, von 0 an gezählt.',

  // Words that params are.
  'kind.choice': 'Auswahl',
  'kind.order': 'Reihenfolge',
  'kind.match': 'Zuordnung',
  'kind.gaps': 'Lückentext',
  'kind.text': 'Textantwort',
  'asked.easy': 'leicht',
  'asked.medium': 'mittel',
  'asked.hard': 'schwer',
  'got.easy': 'leicht',
  'got.medium': 'mittel',
  'got.hard': 'schwer',
};
