import type { Wordings } from '@ludotext/engine/game';

export const de: Wordings = {
  negative_stem: 'Die Frage ist verneint; bejahend fragen oder die Verneinung in Großbuchstaben schreiben.',
  gap_count: 'Die Frage hat mehr als eine Lücke; nur eine lassen.',
  unfocused_stem: 'Die Frage sagt nicht, wonach sie fragt; eine ganze Frage oder einen Satz mit Lücke schreiben.',
  answer_in_stem: 'Die Frage enthält ihre Antwort; danach fragen, ohne sie zu nennen.',
  names_the_text: 'Die Frage verweist auf einen Text, den die Lernenden nicht sehen; nach der Sache selbst fragen.',
  mentions_the_text: 'Die Frage erwähnt einen Text, den die Lernenden nicht sehen; die Erwähnung weglassen.',
  long_stem: 'Die Frage hat mehr als 50 Wörter oder drei Sätze; Überflüssiges weglassen.',
  open_marks: 'Ein Anführungszeichen oder eine Klammer in der Frage hat kein Gegenstück; schließen oder entfernen.',
  dangling_pronoun: 'Ein Pronomen in der Frage bezieht sich auf nichts davor; den Namen schreiben.',
  equal_options: 'Zwei Antworten sagen dasselbe; eine davon ersetzen.',
  option_count: 'Die Frage hat weniger als drei oder mehr als vier Antworten; drei oder vier schreiben.',
  option_without_text: 'Eine Antwort hat keinen eigenen Text; die Antwort selbst schreiben.',
  letter_prefix: 'Eine Antwort beginnt mit einem Buchstaben oder einer Nummer; nur ihren Text schreiben.',
  marked_answer: 'Eine Antwort verrät, ob sie stimmt; den Hinweis entfernen.',
  all_of_the_above: 'Eine Antwort bedeutet „alle genannten“; eine echte Antwort schreiben.',
  none_of_the_above: 'Eine Antwort bedeutet „keine der genannten“; eine echte Antwort schreiben.',
  true_or_false: 'Die Antworten sind nur richtig und falsch oder ja und nein; nach echten Antworten fragen.',
  combined_options: 'Eine Antwort verbindet andere Antworten; eine echte Antwort schreiben.',
  lost_sequence: 'Die Zahlen oder Daten der Antworten sind ungeordnet; aufsteigend ordnen.',
  mixed_types: 'Eine Antwort ist eine Zahl und die richtige nicht, oder umgekehrt; Antworten einer Art schreiben.',
  many_mixed_types: 'Einige Antworten sind Zahlen und die anderen nicht; Antworten einer Art schreiben.',
  unit_cue: 'Die richtige Antwort hat eine andere Einheit als alle falschen; eine einzige Einheit verwenden.',
  length_band: 'Alle falschen Antworten sind viel kürzer oder länger als die richtige; die Längen angleichen.',
  overlapping_options:
    'Eine falsche Antwort ist eine kürzere oder längere Form der richtigen, also sind beide richtig; sie ersetzen.',
  key_far_longest: 'Die richtige Antwort ist mehr als doppelt so lang wie jede falsche; die Längen angleichen.',
  key_longest: 'Die richtige Antwort ist viel länger als die falschen; die Längen angleichen.',
  clang: 'Nur die richtige Antwort wiederholt ein Wort der Frage; eines von beiden umformulieren.',
  convergence:
    'Jede falsche Antwort teilt Wörter mit der richtigen, aber nicht mit den anderen falschen; mehr abwechseln.',
  number_cue: 'Die Frage hat eine Zahl und von den Antworten nur die richtige; auch anderen Antworten Zahlen geben.',
  absolute_terms: 'Eine falsche Antwort verrät sich durch ein Wort wie „immer“; es abschwächen.',
  vague_terms:
    'Eine Antwort hat ein vages Wort wie „meistens“, sodass man über sie streiten kann; genau sein oder das Wort weglassen.',
  article_cue: 'Nur die richtige Antwort passt zum Artikel vor der Lücke; die Frage umformulieren.',
  number_agreement:
    'Nur die richtige Antwort passt in der Zahl zu den Wörtern um die Lücke; die anderen ebenfalls anpassen.',
  form_cue:
    'Die richtige Antwort unterscheidet sich durch Großschreibung oder Punkt von allen falschen; alle gleich schreiben.',
  gap_misfit: 'Die Antworten passen nicht in die Lücke; Antworten schreiben, die den Satz ergänzen.',
  names_an_answer:
    'Die Aufgabe nennt eine Antwort nach Buchstabe oder Stelle, aber die Antworten werden gemischt; ihren Text nennen.',
  answer_in_hint: 'Der Hinweis enthält die Antwort; helfen, ohne sie zu nennen.',
  markup: 'Im Text der Aufgabe steht Auszeichnung oder JSON; reinen Text schreiben.',
  evidence_not_in_text: 'Der Beleg steht nicht im Text; wörtlich zitieren.',
  long_evidence: 'Der Beleg hat mehr als 80 Wörter; nur zitieren, was die Antwort belegt.',
  key_not_in_evidence:
    'Der Beleg hat kein Wort mit der Frage oder ihrer Antwort gemeinsam; die Wörter zitieren, die die Antwort belegen.',
  distractor_beside_key:
    'Der Beleg nennt eine falsche Antwort neben der richtigen, sie könnte also auch stimmen; sie ersetzen.',
  gap_mismatch: 'Im Text stehen an der Stelle der Lücke andere Wörter; diese zur richtigen Antwort machen.',
  number_not_in_text:
    'Die Frage oder ihre Antwort hat eine Zahl, die nicht im Text steht; Zahlen aus dem Text verwenden.',
  name_not_in_text:
    'Die Frage oder ihre Antwort hat einen Namen, der nicht im Text steht; Namen aus dem Text verwenden.',
  other_language: 'Die Frage ist nicht in der gewünschten Sprache; sie übersetzen.',
  near_copy: 'Eine frühere Aufgabe fragt fast dasselbe; nach etwas anderem fragen.',
  gives_away: 'Diese Aufgabe und eine frühere verraten einander die Antwort; nach einer anderen Tatsache fragen.',

  key_position: 'Antwort {place} ist zu oft die richtige; die richtigen Antworten auf alle Stellen verteilen.',
  longest_is_right: 'Die längste Antwort ist zu oft die richtige; falsche Antworten so lang schreiben wie richtige.',

  stray_text:
    'Diese Zeile gehört zu keiner Frage: Es folgen keine Antworten. Eine Frage mit „Question:“ oder „Frage:“ beginnen und die Antworten darunter schreiben, oder die Zeile zu ihrer Frage setzen.',
  missing_question: 'Vor dieser Zeile steht keine Frage; eine schreiben, die mit „Question:“ beginnt.',
  empty_question: 'Die Frage ist leer; sie hinter „Question:“ schreiben.',
  empty_option: 'Antwort {option} ist leer; ihren Text hinter den Buchstaben schreiben.',
  no_options: 'Die Frage hat keine Antworten; zwei bis sechs Zeilen „A. ...“, „B. ...“ schreiben.',
  option_order: 'Antwort {option} steht an der Stelle von Antwort {expected}; die Antworten der Reihe nach nennen.',
  one_option: 'Es gibt nur eine Antwort; mindestens zwei schreiben.',
  too_many_options: 'Die Frage hat {options} Antworten; höchstens {max} behalten.',
  missing_correct: 'Nichts sagt, welche Antwort richtig ist; „Correct:“ und ihren Buchstaben schreiben.',
  'missing_correct.labels':
    'Die Antworten heißen {labels}; keine ist als richtig gekennzeichnet. Eine mit * kennzeichnen oder „Antwort: {option}“ schreiben.',
  'missing_correct.bullets':
    'Keine der Antworten ist als richtig gekennzeichnet. Eine mit * kennzeichnen oder „Antwort:“ und die Wörter der richtigen schreiben.',
  'missing_correct.empty': 'Hinter dieses Wort den Buchstaben der richtigen Antwort schreiben.',
  'missing_correct.gift': 'Keine Antwort dieser Frage ist richtig; = vor die richtige schreiben.',
  duplicate_correct: 'Die Frage hat schon eine Lösung; eine der beiden Zeilen entfernen.',
  several_correct: 'Nur eine Antwort kann richtig sein; einen Buchstaben schreiben.',
  several_marked: 'Mehrere Antworten sind als richtig gekennzeichnet; nur eine kennzeichnen.',
  'several_marked.gift':
    'Mehrere Antworten haben ein = oder einen Teil der Punkte; eine richtige behalten und \\= schreiben, wo ein Gleichheitszeichen zum Text gehört.',
  mark_and_answer:
    'Antwort {option} ist als richtig gekennzeichnet, die Lösung nennt aber {other}; beides muss übereinstimmen.',
  unknown_letter: 'Eine Antwort {option} gibt es nicht; die letzte ist {last}.',
  unknown_answer:
    'Keine Antwort lautet „{text}“; den Buchstaben der richtigen schreiben oder ihre Wörter, wie sie dort stehen.',
  'unknown_answer.equal': 'Mehrere Antworten haben diese Wörter; den Buchstaben der richtigen schreiben.',
  key_mismatch: 'Buchstabe und Wörter der Lösung gehören nicht zur selben Antwort; eines von beiden berichtigen.',
  answer_count: {
    one: 'Die Liste hat {answers} Lösungen für eine Frage; für jede Frage eine schreiben oder sie nummerieren.',
    other: 'Die Liste hat {answers} Lösungen für {count} Fragen; für jede Frage eine schreiben oder sie nummerieren.',
  },
  no_such_question: 'Vor dieser Liste steht keine Frage {number}; die Nummer berichtigen.',
  'gift_type.essay': 'Das ist eine Freitextfrage; das Quiz nimmt aus GIFT nur Auswahl- und Wahr/Falsch-Fragen.',
  'gift_type.matching': 'Das ist eine Zuordnungsfrage; das Quiz nimmt aus GIFT nur Auswahl- und Wahr/Falsch-Fragen.',
  'gift_type.numerical': 'Das ist eine numerische Frage; das Quiz nimmt aus GIFT nur Auswahl- und Wahr/Falsch-Fragen.',
  'gift_type.ordering': 'Das ist eine Anordnungsfrage; das Quiz nimmt aus GIFT nur Auswahl- und Wahr/Falsch-Fragen.',
  'gift_type.shortanswer':
    'Das ist eine Kurzantwortfrage, denn sie hat keine falsche Antwort; ~ vor jede falsche schreiben oder die Frage weglassen.',
  gift_unopened_answers:
    'Diese } schließt nichts; { vor die Antworten schreiben, oder \\} für eine Klammer des Textes.',
  gift_unclosed_answers:
    'Diese { wird nie geschlossen; } hinter die Antworten schreiben. Dazwischen darf keine Leerzeile stehen.',
  gift_second_answers:
    'Hier beginnt eine zweite {; eine Frage hat ihre Antworten in einem Klammerpaar, und \\{ ist eine Klammer des Textes.',
  gift_no_arrow: 'Einem Paar dieser Zuordnungsfrage fehlt sein ->; das Quiz nimmt nur Auswahl- und Wahr/Falsch-Fragen.',
  duplicate_explanation: 'Die Frage hat eine zweite Erklärung; beide in eine Zeile schreiben.',
  duplicate_hint: 'Die Frage hat einen zweiten Hinweis; beide in eine Zeile schreiben.',
  'too_long.question': 'Die Frage hat {length} Zeichen; auf {max} kürzen.',
  'too_long.option': 'Antwort {option} hat {length} Zeichen; auf {max} kürzen.',
  'too_long.explanation': 'Die Erklärung hat {length} Zeichen; auf {max} kürzen.',
  'too_long.hint': 'Der Hinweis hat {length} Zeichen; auf {max} kürzen.',

  // How a text was understood.
  left_out: 'Diese Zeile bleibt weg, denn sie gehört zu keiner Frage: „{text}“.',
  key_by_position:
    'Die Antworten sind anders benannt; gelesen wird nach der Reihenfolge: Antwort {option} ist richtig.',
  key_letter_and_words:
    'Die Lösung ist als Buchstabe von Antwort {option} gelesen, obwohl eine andere Antwort diese Wörter hat.',
  'key_by_look.bold': 'Antwort {place} gilt als die richtige, weil nur sie fett gesetzt ist.',
  'key_by_look.bullet': 'Antwort {place} gilt als die richtige, weil nur sie ein anderes Aufzählungszeichen hat.',
  gift_no_answers: 'Dieser Text bleibt weg, denn er hat keine Antworten in geschweiften Klammern, { }.',
  markup_left_out: 'Die HTML-Auszeichnung dieser Frage bleibt weg.',
  feedback_left_out: 'Was zu einzelnen Antworten dieser Frage gesagt wird, bleibt weg.',
  'table_columns.last':
    'Der Text ist als Tabelle gelesen: zuerst die Frage, dann die Antworten, die richtige in der letzten Spalte.',
  'table_columns.none': 'Der Text ist als Tabelle gelesen: zuerst die Frage, dann in jeder Spalte eine Antwort.',
  answers_by_place:
    'Die Fragen haben keine Nummern; die Lösungen sind als die der ersten, der zweiten und so weiter gelesen.',

  no_sentences: 'Der Text hat keine Sätze, nach denen man fragen könnte.',
  no_facts: 'Kein Satz des Textes nennt eine Tatsache, nach der man fragen könnte.',
  instructions: {
    one: 'Der Text gibt eher Anweisungen als Tatsachen; nach einer Tatsache kann gefragt werden.',
    other: 'Der Text gibt eher Anweisungen als Tatsachen; nach {count} Tatsachen kann gefragt werden.',
  },
  short_text: {
    one: 'Der Text ist sehr kurz; nach einer Tatsache kann gefragt werden.',
    other: 'Der Text ist sehr kurz; nach {count} Tatsachen kann gefragt werden.',
  },
  story: {
    one: 'Der Text erzählt von Ereignissen; nach einer Tatsache darin kann gefragt werden.',
    other: 'Der Text erzählt von Ereignissen; nach {count} Tatsachen darin kann gefragt werden.',
  },
  few_numbers: {
    one: 'Der Text hat wenige Zahlen und Definitionen; nach einer Tatsache darin kann gefragt werden.',
    other: 'Der Text hat wenige Zahlen und Definitionen; nach {count} Tatsachen darin kann gefragt werden.',
  },
  facts: {
    one: 'Der Text nennt Tatsachen: Nach einer kann in {words} Wörtern gefragt werden.',
    other: 'Der Text nennt Tatsachen: Nach {count} kann in {words} Wörtern gefragt werden.',
  },

  right_answer: 'Das ist richtig.',
  wrong_answer: 'Das ist falsch. Die richtige Antwort ist: {answer}',
  no_such_answer: 'Das ist keine der Antworten. Die richtige Antwort ist: {answer}',

  'title.question': 'Frage',
  'title.answers': 'Antworten',
  'title.answers_text': 'Antwort',
  'title.answers_correct': 'Richtig',
  'description.question': 'Eine ganze Frage oder ein Satz mit einer Lücke, geschrieben _____.',
  'description.answers': 'In der Reihenfolge, in der sie gezeigt werden; genau eine ist richtig.',
  'description.answers_text': 'Die Antwort selbst, ohne Buchstaben davor.',
  'description.answers_correct': 'Die richtige Antwort auf die Frage.',
  'description.difficulty': 'Wie schwer die Frage ist.',

  // How authors write items, and an example.
  'direct_format.description':
    'Eine Frage nach der anderen: „Frage:“ und die Frage, auch über mehrere Zeilen; dann zwei bis sechs Antworten, jede in einer Zeile, der Reihe nach mit „A.“ (oder „A)“) und so weiter; dann „Richtig:“ (oder „Antwort:“) und der Buchstabe der richtigen. „Erklärung:“ und „Hinweis:“ können folgen, je eine Zeile. Leere Zeilen sind erlaubt. Auch Aiken-Dateien werden gelesen: eine Frage ohne Wort davor, Antworten, „ANSWER: B“.\n\nAuch was du schon anderswo hast, wird gelesen: Zeichen wie a), (b), 1. und •; die richtige Antwort mit *, ✓, [x], (richtig) oder fett, mit ihren Wörtern genannt oder in einer Liste am Ende; nummerierte Fragen; diese Wörter in neunzehn Sprachen; GIFT (Auswahl und Wahr/Falsch); eine aus einer Tabelle kopierte Liste oder CSV mit Überschriften.',
  'direct_format.example':
    'Frage: Was ist die Hauptstadt von Frankreich?\nA. London\nB. Paris\nC. Rom\nD. Madrid\nRichtig: B',
};
