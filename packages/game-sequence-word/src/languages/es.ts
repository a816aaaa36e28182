import { type Language, words } from './language.js';
import { romanceGrammar } from './romance.js';

/** Spanish. */
export const spanish: Language = {
  determiners: words(
    'el la los las un una unos unas mi mis tu su sus nuestro nuestra este esta estos estas ese esa esos esas cada al del dos tres cuatro cinco seis siete ocho nueve diez muchos varios',
  ),
  prepositions: words('a de en con por para sin sobre entre hasta desde hacia tras bajo ante contra durante'),
  conjunctions: words('y e o u'),
  boundPrepositions: words('de'),
  setPhrases: 'más tarde|más que|más de|un poco|sin embargo',
  movableAdverbs: words(
    'también siempre nunca ahora entonces hoy ayer mañana pronto todavía aún ya allí aquí quizás después luego',
  ),
  adverbEnding: /mente$/,
  timePhrases:
    /^(?:ayer|hoy|mañana|anoche|cada (?:día|mañana|tarde|noche|semana|mes|año)|en \d{4}|por la (?:mañana|tarde|noche)|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos))$/,
  subjectPronouns: /^(?:yo|tú|él|ella|nosotros|ellos|ellas)$/,
  clauseWords: words('que quien cuando donde mientras porque si como aunque pero y e o no es son era fue'),
  grammar: romanceGrammar({
    persons: /^(?:Él|Ella|Ellos|Ellas|Su) /u,
    inverts: true,
    articles: 'la los las lo',
    determiners:
      'el un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras cada dos tres cuatro cinco seis siete ocho nueve diez muchos muchas varios varias algunos algunas todo toda todos todas ningún ninguna',
    clitics: 'se me te le les nos',
    negations: 'no nunca',
    of: 'de del',
    to: 'a al',
    places: 'en durante',
    prepositions: 'con por para sin sobre entre hasta desde hacia tras bajo ante contra',
    that: 'que',
    relatives: 'quien quienes cuyo cuya donde',
    clauseWords: 'cuando mientras si como aunque después antes',
    reasons: 'porque pues',
    times:
      'día días noche noches mañana tarde semana semanas mes meses año años vez veces tiempo lunes martes miércoles jueves viernes sábado domingo',
    and: 'y e o u ni',
    but: 'pero sino',
    subjects: 'yo tú nosotros nosotras',
    otherSubjects: 'él ella ellos ellas',
    auxiliaries: 'ha han había habían hubo habrá habrán he hemos',
    be: 'fue fueron era eran es son será serán está están estaba estaban sea sean',
    verbs:
      'tiene tienen hay hace hacen puede pueden debe deben quiere quieren va van sabe saben necesita necesitan dijo dijeron hizo tuvo tuvieron pudo pudieron quiso quisieron vino vinieron trajo trajeron estuvo supo supieron dio dieron vio vieron puso pusieron tenía tenían podía podían quería querían sabía vivía vivían decía decían hacía hacían venía sentía seguía debía podría podrían debería deberían sería serían haría tendría conocía parecía creía veía corría existe existen permite permiten significa forma forman muestra muestran contiene contienen produce producen ocurre incluye incluyen llega llegan cuenta cuentan vive viven crece crecen recibe reciben ofrece ofrecen empieza comienza utiliza utilizan ayuda ayudan depende dependen representa representan posee poseen cubre obtiene mantiene mantienen busca buscan sigue siguen puedes debes tienes eres necesitas come comen bebe beben duerme corre corren abre cierra escribe lee habla hablan llama llaman pasa pasan pone ponen dice dicen ve ven parece parecen conoce aparece aparecen queda quedan lleva llevan trae cae caen nace nacen muere mueren sube baja entra sale salen toma toman deja dejan pide encuentra encuentran siente cree creen piensa piensan recuerda aprende aprenden enseña cambia cambian consiste acepta actúa afecta agrega alcanza alimenta ama anda añade aporta apoya asiste asume atrae atraviesa aumenta avanza brilla calienta camina canta combina comprende conduce conecta conserva considera construye continúa contribuye controla convierte corresponde crea cultiva cumple da decide defiende demuestra desaparece descansa descubre desea desarrolla describe destruye devuelve dirige divide domina dura elige entiende envía escucha establece estudia evita exige explica expresa fabrica funciona gana genera gira gobierna habita impide indica inicia intenta juega limpia llora logra mata mide molesta mueve ocupa olvida ordena organiza paga participa pertenece pesa pierde pinta precede prefiere prepara presenta promete propone protege provoca realiza reconoce recorre reduce refleja regresa reina relaciona repite requiere resiste respeta responde resulta reúne rodea rompe salta salva separa sirve soporta sostiene sucede sufre supera surge tarda teme tiende termina toca trabaja transforma une usa vale vence vende viaja vuela vuelve cayó creció huyó leyó oyó anduvo condujo tradujo produjo redujo hubo quise pude sugiere afirma señala argumenta cuida suele',
    verbEnding:
      /^(?!(?:orden|examen|imagen|virgen|origen|margen|joven|volumen|crimen|resumen|también|Japón|quien|alguien|bien|cien|recién)$)\p{L}{2,}(?:\p{L}{2}[ae]n|ó|aba|aban|ían|aron|ieron|ará|erá|irá|arán|erán|irán|aría|arían)$/u,
    participles: '(?:hech|vist|dich|puest|escrit|abiert|rot|muert|vuelt|cubiert)[oa]s?',
    participleEnding: /\p{L}(?:(?:ad|id)[oa]s?|ando|iendo)$/u,
    infinitive: /^\p{Ll}{1,}(?:ar|er|ir|ír)(?:se|lo|la|los|las|le|les|me|te|nos|l[eo]s?)?$/u,
    degrees: 'muy más menos tan tanto',
    adverbs:
      'también siempre ahora entonces hoy ayer mañana pronto todavía aún ya allí aquí quizás luego sólo solo además así casi bien mal tarde temprano',
    adverbEnding: /mente$/,
    refused:
      /(?<!\p{L})(?:también|además|así|entonces|sin embargo|allí|aquí|ahí|esto|eso|aquello|cual|cuales|ambos|ambas|tal|tales|lo mismo)(?!\p{L})|^(?:\S+ )?(?:este|esta|estos|estas|ese|esa|esos|esas|otro|otra|otros|otras) |[¿?]/iu,
  }),
};
