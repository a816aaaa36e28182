import type { Wordings } from '@ludotext/engine/format';

export const es: Wordings = {
  // Qué pasa con un ejercicio en un archivo.
  members_lost: {
    one: 'El formato no tiene lugar para: {members}.',
    other: 'El formato no tiene lugar para: {members}.',
  },
  line_breaks: 'El formato no admite saltos de línea dentro de una pregunta; se han convertido en espacios.',
  reads_as_option: 'La pregunta empieza como una opción del formato y se leería como tal.',
  several_keys: 'El formato admite preguntas con exactamente una opción correcta.',
  too_many_options: 'El ejercicio tiene {count} opciones; el formato admite {max}.',

  // Qué falla en un archivo.
  not_json: 'El archivo no es JSON.',
  no_question: 'Aquí hay una opción antes de cualquier pregunta.',
  no_options: 'La pregunta no tiene opciones; escríbelas debajo como «A. texto».',
  too_few_options: 'La pregunta tiene una sola opción; escribe al menos dos.',
  no_answer: 'La pregunta no tiene respuesta; escribe «ANSWER: A» debajo de sus opciones.',
  no_such_option: 'La respuesta no nombra ninguna opción de la pregunta.',

  // html, scorm12
  player_missing: 'El juego {game} no tiene reproductor que poner en la página.',
  player_not_inlined:
    'El reproductor del juego {game} no se puede poner en una página: su exportación por defecto no tiene nombre.',

  // Tablas: CSV, Kahoot, Blooket, Blackboard.
  apostrophe:
    'Una celda empieza como una fórmula, por eso lleva un apóstrofo delante; otros programas muestran el apóstrofo.',
  blank_text: 'Un texto del ejercicio está en blanco; para el formato, una celda en blanco significa que no lo hay.',
  segments_joined: 'Los trozos de texto abierto que van seguidos se unen en uno.',
  any_key: 'La pregunta tiene varias respuestas correctas; el juego da por buena cualquiera de ellas.',
  unwritable_characters: 'El ejercicio contiene caracteres que el archivo no puede contener.',
  question_too_long: 'La pregunta tiene {length} caracteres; el formato admite {max}.',
  answer_too_long: 'Una respuesta tiene {length} caracteres; el formato admite {max}.',
  unsafe_answer: 'Una respuesta que se compara con la del alumno contiene marcas o empieza como una fórmula.',
  words_lost: 'El formato no tiene lugar para las palabras entre las que elegir.',
  not_one_to_one: 'Dos lados de las parejas son iguales; el formato daría por malas respuestas correctas.',
  too_many_gaps: 'El ejercicio tiene {count} huecos; el formato admite {max}.',

  // Anki.
  becomes_note: 'El ejercicio se convierte en una pregunta y una respuesta para recordar; no se juega ni se puntúa.',

  // Qué falla en una tabla.
  no_prompt_column: 'La primera fila debe nombrar las columnas; ninguna se llama «prompt».',
  not_utf8: 'El archivo no está en UTF-8; se ha leído como Windows-1252.',
  column_not_read: 'La columna «{column}» no es del formato; no se ha leído.',
  too_many_rows: 'La tabla tiene más de {max} filas; el resto no se ha leído.',
  too_many_cells: 'La fila tiene demasiadas celdas.',
  unclosed_quote: 'Las comillas que abren esta celda no se cierran nunca.',
  stray_quote:
    'Hay texto tras las comillas que cierran esta celda; dentro de una celda, escribe las comillas dos veces.',
  unknown_type: 'El tipo no es ninguno de estos: {types}.',
  no_prompt: 'La fila no tiene pregunta.',
  few_options: { one: 'La fila necesita una opción.', other: 'La fila necesita al menos {count} opciones.' },
  wrong_correct: 'La columna «correct» no nombra ninguna opción de la fila; escribe su número.',
  one_correct: 'Una elección tiene una opción correcta; cuando haya varias, escribe «choices» como tipo.',
  wrong_order: 'Un orden debe nombrar una vez el número de cada opción, como «2 1 3».',
  no_match: 'La opción {number} no tiene pareja.',
  no_gap: 'El texto no tiene ningún hueco; escríbelo como [respuesta].',
  empty_gap: 'Un hueco, o una de sus respuestas, está vacío.',
  unclosed_gap: 'Un hueco no está cerrado; escribe «]» tras su respuesta, o «\\[» donde «[» no abra ninguno.',
  unknown_difficulty: 'La dificultad no es easy, medium ni hard; el ejercicio se queda sin ella.',

  // QTI, H5P.
  characters_lost:
    'El ejercicio contiene caracteres de control que el archivo no puede contener; un signo ocupa su lugar.',
  hint_after: 'La pista se muestra después de una respuesta incorrecta, no antes.',
  too_many_parts: 'El ejercicio tiene {count} partes; el formato admite {max}.',
  dragged: 'Las frases se arrastran a casillas: un Question Set no admite Sort the Paragraphs.',
  marks: 'El ejercicio contiene «{mark}», que el formato lee como un signo propio.',
  one_answer: 'Un hueco admite una sola de sus respuestas correctas.',
  too_many_lines: 'El ejercicio tiene {count} líneas; el formato admite {max}.',
  file_full: 'Los ejercicios anteriores a este llenan el archivo.',
  orders_lost: 'El ejercicio tiene más órdenes correctos que los {max} que se escriben.',

  // Markdown, hoja de ejercicios.
  without_key: 'El archivo no tiene soluciones, como se pidió: no contiene la respuesta ni lo que la explica.',

  // Moodle XML, GIFT, Aiken.
  members_changed: 'El formato no conserva estos tal como son: {members}.',
  too_many_keys: 'La pregunta tiene {count} opciones correctas; el formato admite {max}.',
  arrow: 'Un texto contiene «->», que el formato lee como el centro de una pareja.',
  reads_as_escape: 'Un texto contiene caracteres que Moodle toma por uno escapado, como «&&058;».',
  line_too_short: 'La pregunta es un solo carácter; Moodle se la salta.',
  no_text: 'La pregunta no tiene texto.',
  too_few_parts: 'La pregunta tiene menos de dos partes que ordenar.',
  too_few_pairs: 'La pregunta tiene menos de dos parejas.',
  no_right_answer: 'Ninguna de las respuestas es del todo correcta.',
  several_right_answers: 'Varias respuestas son del todo correctas, aunque se pide una.',
  no_gaps: 'El texto no tiene ningún hueco.',
  unsupported_gap: 'El texto tiene un hueco de un tipo que no se lee, o con una respuesta que vale por muchas.',
  wildcard: 'La respuesta correcta contiene *, que vale por cualquier texto.',
  wildcard_lost: 'No se ha leído una respuesta correcta con *, que vale por cualquier texto.',
  number_range: 'La respuesta es cualquier número de un intervalo; ningún juego lo admite.',
  partial_marks: 'Algunas respuestas valen una parte de los puntos; cuentan como incorrectas.',
  extra_answers: 'No se han leído las respuestas que no son de ninguna pregunta.',
  feedback_lost: 'No se han leído los comentarios a respuestas sueltas.',
  markup_lost: 'El texto sin formato no tiene lugar para estos elementos de la pregunta: {elements}.',
  type_not_read: 'Las preguntas del tipo «{type}» no se leen.',
  answer_first: 'Aquí hay una respuesta sin una pregunta delante.',
  option_letters: 'Las opciones no empiezan por A, B, C, etc., una letra cada una.',
  empty_option: 'Una opción no tiene texto.',
  several_answers: 'La respuesta nombra varias opciones; el formato admite una.',
  unopened_answers: 'Una «}» cierra respuestas que nunca se abrieron; escribe «\\}» donde sea texto.',
  unclosed_answers:
    'Las respuestas que empiezan aquí no se cierran antes de la línea en blanco; escribe «}» tras ellas.',
  second_answers:
    'Las respuestas empiezan por segunda vez; deja una línea en blanco entre preguntas, o escribe «\\{» donde sea texto.',
  no_arrow: 'Unas respuestas son parejas y otras no; escribe cada una como «=izquierda -> derecha».',
  not_moodle_xml: 'El archivo no es Moodle XML: empieza por <{name}> en lugar de <quiz>.',
  not_well_formed: 'El archivo no es XML bien formado aquí; no se ha leído nada de lo que sigue.',
  dtd: 'El archivo declara un tipo de documento, y eso se rechaza; quita <!DOCTYPE …>.',
  depth: 'Los elementos están anidados a demasiada profundidad; no se ha leído nada de lo que sigue.',

  // Palabras para los datos.
  'members.title': 'título',
  'members.hint': 'pista',
  'members.explanation': 'explicación',
  'members.evidence': 'pasaje del texto',
  'members.place': 'lugar en la fuente',
  'members.difficulty': 'dificultad',
  'members.feedback': 'comentarios',
  'members.alternatives': 'otros órdenes correctos',
  'members.solved': 'texto resuelto',
  'members.prompt': 'enunciado',
  'members.options': 'respuestas',
  'members.parts': 'partes',
  'members.pairs': 'parejas',
  'members.segments': 'huecos',
  'members.words': 'palabras para elegir',
  'members.accepted': 'respuestas correctas',
  'members.shown': 'orden mostrado',
  'members.text': 'texto',
  'members.layout': 'disposición',
  'members.multiple': 'varias respuestas correctas',
};
