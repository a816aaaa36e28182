/** Spanish words by class and gender. */
export const spanishClasses = {
  animal: {
    m: 'perro gato león tigre lobo zorro oso mono elefante burro/asno caballo toro cerdo conejo ratón camello cocodrilo hipopótamo rinoceronte ciervo sapo leopardo búfalo antílope murciélago erizo',
    f: 'vaca cabra oveja rata serpiente tortuga jirafa hiena cebra liebre rana ardilla yegua gacela lagartija pantera',
  },
  bird: {
    m: 'loro cuervo pato gallo búho halcón pingüino cisne gorrión buitre avestruz',
    f: 'gallina paloma lechuza gaviota golondrina cigüeña garza codorniz',
  },
  seaAnimal: {
    m: 'tiburón delfín salmón atún cangrejo pulpo calamar pez_espada',
    f: 'ballena foca sardina medusa trucha anguila langosta orca',
  },
  insect: {
    m: 'mosquito escarabajo grillo saltamontes',
    f: 'abeja hormiga mosca araña mariposa avispa libélula oruga',
  },
  family: {
    m: 'padre/papá hermano tío abuelo/abuelito hijo nieto primo esposo/marido sobrino',
    f: 'madre/mamá hermana tía abuela/abuelita hija nieta prima esposa sobrina madrastra',
  },
  trade: {
    m: 'panadero herrero sastre pescador molinero zapatero carnicero jardinero carpintero comerciante cazador cocinero leñador pastor campesino marinero albañil',
    f: 'panadera costurera cocinera enfermera jardinera pastora campesina vendedora',
  },
  ruler: {
    m: 'rey emperador príncipe duque conde',
    f: 'reina emperatriz princesa duquesa condesa',
  },
  foreignRuler: { m: 'faraón sultán zar califa emir' },
  office: {
    m: 'presidente alcalde ministro juez gobernador embajador obispo abogado senador',
    f: 'presidenta alcaldesa ministra jueza gobernadora abogada senadora',
  },
  scholar: {
    m: 'físico químico matemático astrónomo historiador médico ingeniero filósofo biólogo geólogo arqueólogo inventor explorador geógrafo',
    f: 'física química matemática bióloga historiadora médica ingeniera filósofa arqueóloga',
  },
  artist: {
    m: 'pintor escultor escritor poeta cantante actor bailarín fotógrafo arquitecto compositor',
    f: 'pintora escultora escritora cantante actriz bailarina fotógrafa arquitecta compositora',
  },
  building: {
    m: 'castillo museo hospital templo palacio mercado teatro hotel puente convento aeropuerto',
    f: 'iglesia escuela torre fábrica biblioteca universidad cárcel catedral mezquita estación cabaña granja',
  },
  room: { m: 'jardín patio sótano dormitorio comedor balcón', f: 'cocina habitación sala bodega terraza' },
  furniture: {
    m: 'armario horno sillón espejo cesto baúl barril saco',
    f: 'mesa silla cama lámpara alfombra cesta caja manta',
  },
  vehicle: {
    m: 'tren autobús barco avión camión coche/auto tractor helicóptero',
    f: 'bicicleta moto carreta canoa',
  },
  food: {
    'm.mass': 'arroz queso pan maíz azúcar trigo chocolate',
    'f.mass': 'carne sopa harina miel mantequilla',
  },
  fruit: {
    m: 'plátano limón mango melón tomate higo melocotón',
    f: 'manzana naranja pera uva fresa piña sandía cereza',
  },
  vegetable: { m: 'pepino ajo frijol garbanzo', f: 'patata/papa zanahoria cebolla lechuga calabaza lenteja' },
  drink: { 'm.mass': 'té café vino zumo/jugo', 'f.mass': 'leche cerveza limonada' },
  clothing: {
    m: 'sombrero abrigo vestido zapato cinturón pantalón guante',
    f: 'camisa falda chaqueta bufanda bota',
  },
  tool: { m: 'martillo cuchillo clavo serrucho', f: 'pala cuerda tijera lanza aguja' },
  instrument: { m: 'violín piano tambor órgano violonchelo clarinete', f: 'guitarra flauta trompeta arpa' },
  subject: {
    'f.mass':
      'medicina filosofía teología astronomía geografía historia biología gramática retórica aritmética geometría literatura economía psicología',
  },
  sport: { 'm.mass': 'fútbol tenis baloncesto balonmano voleibol béisbol rugby golf boxeo ciclismo' },
  direction: { 'm.mass': 'norte sur este oeste noreste noroeste sureste/sudeste suroeste/sudoeste' },
  month: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  weekday: { m: 'lunes martes miércoles jueves viernes sábado domingo' },
  season: { 'm.mass': 'verano otoño invierno' },
  country:
    'España Francia Italia Alemania Portugal Inglaterra/Gran_Bretaña/Reino_Unido Rusia Polonia Suecia Noruega Dinamarca Grecia Turquía Egipto Marruecos India China Japón México Brasil Argentina Chile Perú Colombia Cuba Canadá Irlanda Austria Hungría Bélgica',
  continent: 'Europa África Asia Oceanía Norteamérica Sudamérica',
  planet: 'Mercurio Venus Marte Júpiter Saturno Urano Neptuno',
  city: 'Madrid Barcelona Sevilla Valencia Lisboa París Londres Roma Berlín Viena Moscú Praga Atenas Varsovia Estambul Pekín Tokio Washington Boston Chicago Lima Bogotá Caracas Santiago Quito Montevideo',
  nation: {
    mp: 'británicos/ingleses franceses españoles portugueses holandeses alemanes italianos turcos/otomanos rusos árabes chinos japoneses',
  },
  ancient: { mp: 'romanos griegos persas egipcios fenicios celtas' },
  gas: { 'm.mass': 'hidrógeno oxígeno nitrógeno carbono helio azufre cloro fósforo' },
  color: { m: 'rojo blanco negro amarillo', f: 'roja blanca negra amarilla', mp: 'rojos blancos negros amarillos' },
  human: { m: 'hombre niño', f: 'mujer niña' },
  fantasy: { m: 'ogro gigante enano duende mago brujo dragón diablo fantasma', f: 'bruja hada sirena' },
  numeral: {
    '': 'tres cuatro cinco seis siete ocho nueve diez once doce',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  },
  emotion: {
    f: 'alegría tristeza rabia/ira vergüenza envidia curiosidad esperanza angustia',
    m: 'miedo/temor orgullo odio enojo/enfado',
  },
  weather: { f: 'lluvia nieve tormenta niebla sequía helada', m: 'viento granizo calor frío' },
  disaster: { m: 'terremoto incendio huracán tornado', f: 'inundación erupción epidemia avalancha hambruna' },
  organ: { m: 'corazón hígado pulmón riñón cerebro estómago páncreas' },
  group: { mp: 'campesinos soldados esclavos nobles obreros artesanos comerciantes sacerdotes estudiantes marineros' },
  religion: { 'm.mass': 'cristianismo islam judaísmo budismo hinduismo' },
  realm: { m: 'reino imperio ducado', f: 'república colonia provincia monarquía democracia dictadura' },
  energy: { 'm.mass': 'petróleo carbón uranio', 'f.mass': 'energía_solar energía_eólica energía_nuclear' },
  plant: { m: 'roble pino olivo cedro', f: 'palmera encina' },
  water: { m: 'río/arroyo lago pantano canal mar/océano', f: 'laguna bahía' },
  land: { m: 'bosque valle desierto volcán', f: 'montaña/colina isla playa selva cueva llanura' },
  metal: { 'm.mass': 'hierro oro cobre acero plomo bronce estaño aluminio' },
  material: { 'm.mass': 'vidrio papel cuero mármol plástico barro', 'f.mass': 'madera arcilla lana seda piedra' },
  settlement: { f: 'ciudad aldea', m: 'pueblo barrio' },
  housePart: { f: 'puerta ventana pared escalera chimenea', m: 'techo/tejado suelo muro' },
  sky: { m: 'sol cielo', f: 'luna estrella nube' },
  reading: { m: 'libro periódico/diario poema cuento', f: 'carta revista novela' },
  plantPart: { f: 'raíz hoja rama flor semilla corteza', m: 'tronco tallo fruto' },
  meal: { m: 'desayuno almuerzo', f: 'cena merienda' },
  illness: { f: 'gripe malaria peste tuberculosis fiebre viruela', m: 'cólera resfriado sarampión' },
  art: { f: 'pintura música danza escultura poesía arquitectura fotografía' },
  school: { m: 'maestro/profesor alumno/estudiante director', f: 'maestra/profesora alumna directora' },
  military: { m: 'soldado capitán coronel teniente sargento oficial' },
  language: { 'm.mass': 'español inglés francés alemán italiano portugués latín griego ruso chino' },
  ordinal: { 'm.x': 'primer segundo tercer último', 'f.x': 'primera segunda tercera última' },
  idiom: 'primera_vez segunda_vez última_vez primer_lugar',
  order: {
    el: 'antes_del después_del durante_el',
    la: 'antes_de_la después_de_la durante_la',
    los: 'antes_de_los después_de_los durante_los',
    las: 'antes_de_las después_de_las durante_las',
  },
  position: {
    de: 'detrás_de debajo_de encima_de delante_de',
    del: 'detrás_del debajo_del encima_del delante_del',
  },
} as const;
