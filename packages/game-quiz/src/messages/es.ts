import type { Wordings } from '@ludotext/engine/game';

export const es: Wordings = {
  negative_stem: 'La pregunta es negativa; pregunta en positivo o escribe la negación en mayúsculas.',
  gap_count: 'La pregunta tiene más de un hueco; deja uno.',
  unfocused_stem: 'La pregunta no dice qué pide; escribe una pregunta completa o una frase con un hueco.',
  answer_in_stem: 'La pregunta contiene su respuesta; pregunta por ella sin nombrarla.',
  names_the_text: 'La pregunta remite a un texto que el alumno no ve; pregunta por el tema mismo.',
  mentions_the_text: 'La pregunta menciona un texto que el alumno no ve; quita la mención.',
  long_stem: 'La pregunta tiene más de 50 palabras o de tres frases; quita lo que sobra.',
  open_marks: 'La pregunta tiene una comilla o un paréntesis sin pareja; ciérralo o quítalo.',
  dangling_pronoun: 'Un pronombre de la pregunta no se refiere a nada anterior; escribe el nombre.',
  equal_options: 'Dos opciones dicen lo mismo; cambia una de ellas.',
  option_count: 'La pregunta tiene menos de tres opciones o más de cuatro; escribe tres o cuatro.',
  option_without_text: 'Una opción no tiene texto propio; escribe la respuesta misma.',
  letter_prefix: 'Una opción empieza con una letra o un número; escribe solo su texto.',
  marked_answer: 'Una opción dice si es correcta; quita la marca.',
  all_of_the_above: 'Una opción significa «todas las anteriores»; escribe una respuesta de verdad.',
  none_of_the_above: 'Una opción significa «ninguna de las anteriores»; escribe una respuesta de verdad.',
  true_or_false: 'Las opciones son solo verdadero y falso, o sí y no; pregunta por respuestas de verdad.',
  combined_options: 'Una opción combina otras opciones; escribe una respuesta de verdad.',
  lost_sequence: 'Las opciones son números o fechas desordenados; ponlos en orden ascendente.',
  mixed_types: 'Una opción es un número y la respuesta correcta no, o al revés; escribe opciones de un mismo tipo.',
  many_mixed_types: 'Unas opciones son números y otras no; escribe opciones de un mismo tipo.',
  unit_cue: 'La respuesta correcta tiene otra unidad que todas las incorrectas; usa una sola unidad.',
  length_band:
    'Todas las respuestas incorrectas son mucho más cortas o más largas que la correcta; iguala las longitudes.',
  overlapping_options:
    'Una respuesta incorrecta es una forma más corta o más larga de la correcta, así que ambas valen; cámbiala.',
  key_far_longest:
    'La respuesta correcta es más del doble de larga que cualquiera de las incorrectas; iguala las longitudes.',
  key_longest: 'La respuesta correcta es mucho más larga que las incorrectas; iguala las longitudes.',
  clang: 'Solo la respuesta correcta repite una palabra de la pregunta; cambia la redacción de una de las dos.',
  convergence:
    'Cada respuesta incorrecta comparte palabras con la correcta, pero no con las demás incorrectas; varíalas.',
  number_cue:
    'La pregunta tiene un número y, de las opciones, solo la correcta también; pon números en otras opciones.',
  absolute_terms: 'Una respuesta incorrecta se delata con una palabra absoluta como «siempre»; suavízala.',
  vague_terms:
    'Una opción tiene una palabra vaga como «normalmente», así que es discutible; sé exacto o quita la palabra.',
  article_cue: 'Solo la respuesta correcta encaja con el artículo que precede al hueco; reformula la pregunta.',
  number_agreement:
    'Solo la respuesta correcta concuerda en número con las palabras que rodean el hueco; haz que las otras también concuerden.',
  form_cue:
    'La respuesta correcta se distingue de todas las incorrectas por la mayúscula o el punto; escríbelas igual.',
  gap_misfit: 'Las opciones no encajan en el hueco; escribe opciones que completen la frase.',
  names_an_answer:
    'El ejercicio nombra una opción por su letra o posición, pero las opciones se barajan; usa su texto.',
  answer_in_hint: 'La pista contiene la respuesta; ayuda sin nombrarla.',
  markup: 'El ejercicio tiene marcas de formato o JSON en su texto; escribe texto simple.',
  evidence_not_in_text: 'La cita no está en el texto; cítalo palabra por palabra.',
  long_evidence: 'La cita tiene más de 80 palabras; cita solo lo que prueba la respuesta.',
  key_not_in_evidence:
    'La cita no comparte ninguna palabra con la pregunta ni con su respuesta; cita las palabras que prueban la respuesta.',
  distractor_beside_key:
    'La cita enumera una respuesta incorrecta junto a la correcta, así que también podría valer; cámbiala.',
  gap_mismatch: 'En el texto hay otras palabras en el lugar del hueco; haz de ellas la respuesta correcta.',
  number_not_in_text: 'La pregunta o su respuesta tiene un número que no está en el texto; usa números del texto.',
  name_not_in_text: 'La pregunta o su respuesta tiene un nombre que no está en el texto; usa nombres del texto.',
  other_language: 'La pregunta no está en el idioma pedido; tradúcela.',
  near_copy: 'Un ejercicio anterior pregunta casi lo mismo; pregunta por otra cosa.',
  gives_away: 'Este ejercicio y uno anterior se delatan las respuestas; pregunta por otro hecho.',

  key_position:
    'La opción {place} es la correcta demasiadas veces; reparte las respuestas correctas por todas las posiciones.',
  longest_is_right:
    'La opción más larga es la correcta demasiadas veces; haz las incorrectas tan largas como las correctas.',

  stray_text:
    'Esta línea no pertenece a ninguna pregunta: no le siguen opciones. Empieza una pregunta con «Question:» o «Pregunta:» y escribe debajo sus opciones, o une la línea a su pregunta.',
  missing_question: 'No hay ninguna pregunta antes de esta línea; escribe una que empiece con «Question:».',
  empty_question: 'La pregunta está vacía; escríbela después de «Question:».',
  empty_option: 'La opción {option} está vacía; escribe su texto después de la letra.',
  no_options: 'La pregunta no tiene opciones; escribe de dos a seis líneas «A. ...», «B. ...».',
  option_order: 'La opción {option} está en el lugar de la opción {expected}; nombra las opciones en orden.',
  one_option: 'Hay solo una opción; escribe al menos dos.',
  too_many_options: 'La pregunta tiene {options} opciones; deja como máximo {max}.',
  missing_correct: 'Nada dice qué opción es la correcta; escribe «Correct:» y su letra.',
  'missing_correct.labels':
    'Las opciones se llaman {labels}; ninguna está marcada como correcta. Marca una con * o escribe «Respuesta: {option}».',
  'missing_correct.bullets':
    'Ninguna opción está marcada como correcta. Marca una con * o escribe «Respuesta:» y las palabras de la correcta.',
  'missing_correct.empty': 'Escribe la letra de la opción correcta después de esta palabra.',
  'missing_correct.gift': 'Ninguna respuesta de esta pregunta es correcta; escribe = delante de la correcta.',
  duplicate_correct: 'La pregunta ya tiene respuesta; quita una de las dos líneas.',
  several_correct: 'Solo una opción puede ser correcta; escribe una letra.',
  several_marked: 'Varias opciones están marcadas como correctas; marca solo una.',
  'several_marked.gift':
    'Varias respuestas tienen un = o una parte de los puntos; deja una correcta, y escribe \\= donde el signo igual sea del texto.',
  mark_and_answer: 'La opción {option} está marcada como correcta, pero la respuesta dice {other}; deben coincidir.',
  unknown_letter: 'No hay opción {option}; la última es {last}.',
  unknown_answer:
    'Ninguna opción dice «{text}»; escribe la letra de la correcta, o sus palabras tal como están escritas.',
  'unknown_answer.equal': 'Varias opciones tienen estas palabras; escribe la letra de la correcta.',
  key_mismatch: 'La letra y las palabras de la respuesta no son de la misma opción; corrige una de las dos.',
  answer_count: {
    one: 'La lista tiene {answers} respuestas para una pregunta; escribe una por pregunta, o numéralas.',
    other: 'La lista tiene {answers} respuestas para {count} preguntas; escribe una por pregunta, o numéralas.',
  },
  no_such_question: 'No hay pregunta {number} antes de esta lista; corrige el número.',
  'gift_type.essay':
    'Es una pregunta de ensayo; el cuestionario solo toma de GIFT preguntas de opción o de verdadero/falso.',
  'gift_type.matching':
    'Es una pregunta de emparejamiento; el cuestionario solo toma de GIFT preguntas de opción o de verdadero/falso.',
  'gift_type.numerical':
    'Es una pregunta numérica; el cuestionario solo toma de GIFT preguntas de opción o de verdadero/falso.',
  'gift_type.ordering':
    'Es una pregunta de ordenación; el cuestionario solo toma de GIFT preguntas de opción o de verdadero/falso.',
  'gift_type.shortanswer':
    'Es una pregunta de respuesta corta, pues no tiene respuesta falsa; escribe ~ delante de cada falsa, o quita la pregunta.',
  gift_unopened_answers: 'Esta } no cierra nada; escribe { antes de las respuestas, o \\} para una llave del texto.',
  gift_unclosed_answers:
    'Esta { nunca se cierra; escribe } detrás de las respuestas. No puede haber una línea vacía entre ellas.',
  gift_second_answers:
    'Aquí empieza una segunda {; una pregunta tiene sus respuestas en un solo par de llaves, y \\{ es una llave del texto.',
  gift_no_arrow:
    'A una pareja de esta pregunta le falta su ->; el cuestionario solo toma preguntas de opción o de verdadero/falso.',
  duplicate_explanation: 'La pregunta tiene una segunda explicación; escribe las dos en una línea.',
  duplicate_hint: 'La pregunta tiene una segunda pista; escribe las dos en una línea.',
  'too_long.question': 'La pregunta tiene {length} caracteres; acórtala a {max}.',
  'too_long.option': 'La opción {option} tiene {length} caracteres; acórtala a {max}.',
  'too_long.explanation': 'La explicación tiene {length} caracteres; acórtala a {max}.',
  'too_long.hint': 'La pista tiene {length} caracteres; acórtala a {max}.',

  // How a text was understood.
  left_out: 'Esta línea se deja fuera, pues no pertenece a ninguna pregunta: «{text}».',
  key_by_position: 'Las opciones tienen otras marcas; la respuesta se lee por su lugar: la opción {option}.',
  key_letter_and_words:
    'La respuesta se lee como la letra de la opción {option}, aunque otra opción tiene estas palabras.',
  'key_by_look.bold': 'La opción {place} se toma como correcta porque solo ella está en negrita.',
  'key_by_look.bullet': 'La opción {place} se toma como correcta porque solo ella tiene otra viñeta.',
  gift_no_answers: 'Este texto se deja fuera, pues no tiene respuestas entre llaves, { }.',
  markup_left_out: 'El formato HTML de esta pregunta se deja fuera.',
  feedback_left_out: 'Lo que se dice de cada respuesta de esta pregunta se deja fuera.',
  'table_columns.last':
    'El texto se lee como tabla: primero la pregunta, después las opciones, y la correcta en la última columna.',
  'table_columns.none': 'El texto se lee como tabla: primero la pregunta, y después una opción en cada columna.',
  answers_by_place: 'Las preguntas no tienen número; las respuestas se leen como las de la primera, la segunda, etc.',

  no_sentences: 'El texto no tiene frases por las que preguntar.',
  no_facts: 'Ninguna frase del texto expone un hecho por el que se pueda preguntar.',
  instructions: {
    one: 'El texto da instrucciones más que hechos; se puede preguntar por un hecho.',
    other: 'El texto da instrucciones más que hechos; se puede preguntar por {count} hechos.',
  },
  short_text: {
    one: 'El texto es muy corto; se puede preguntar por un hecho.',
    other: 'El texto es muy corto; se puede preguntar por {count} hechos.',
  },
  story: {
    one: 'El texto cuenta sucesos; se puede preguntar por un hecho.',
    other: 'El texto cuenta sucesos; se puede preguntar por {count} hechos.',
  },
  few_numbers: {
    one: 'El texto tiene pocos números y definiciones; se puede preguntar por un hecho.',
    other: 'El texto tiene pocos números y definiciones; se puede preguntar por {count} hechos.',
  },
  facts: {
    one: 'El texto expone hechos: se puede preguntar por uno en {words} palabras.',
    other: 'El texto expone hechos: se puede preguntar por {count} en {words} palabras.',
  },

  right_answer: 'Es correcto.',
  wrong_answer: 'Es incorrecto. La respuesta correcta es: {answer}',
  no_such_answer: 'Esa no es ninguna de las respuestas. La respuesta correcta es: {answer}',

  'title.question': 'Pregunta',
  'title.answers': 'Respuestas',
  'title.answers_text': 'Respuesta',
  'title.answers_correct': 'Correcta',
  'description.question': 'Una pregunta completa o una oración con un hueco, escrito _____.',
  'description.answers': 'En el orden en que se muestran; exactamente una es correcta.',
  'description.answers_text': 'La respuesta misma, sin una letra delante.',
  'description.answers_correct': 'La respuesta correcta de la pregunta.',
  'description.difficulty': 'Lo difícil que es la pregunta.',

  // How authors write items, and an example.
  'direct_format.description':
    'Una pregunta tras otra: «Pregunta:» y la pregunta, que puede ocupar varias líneas; después, de dos a seis respuestas, una por línea, con «A.» (o «A)») y así sucesivamente; después, «Correcta:» (o «Respuesta:») y la letra de la correcta. Pueden seguir «Explicación:» y «Pista:», una línea cada una. Las líneas vacías son libres. También se leen archivos Aiken: una pregunta sin palabra delante, respuestas, «ANSWER: B».\n\nTambién se lee lo que ya tienes en otro sitio: marcas como a), (b), 1. y •; la respuesta correcta con *, ✓, [x], (correcta) o en negrita, nombrada con sus palabras o en una lista al final; preguntas numeradas; estas palabras en diecinueve idiomas; GIFT (opción múltiple y verdadero/falso); una tabla copiada de una hoja de cálculo, o CSV con encabezados.',
  'direct_format.example':
    'Pregunta: ¿Cuál es la capital de Francia?\nA. Londres\nB. París\nC. Roma\nD. Madrid\nCorrecta: B',
};
