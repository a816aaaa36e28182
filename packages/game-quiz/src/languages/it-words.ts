/** Italian words by class and gender. */
export const italianClasses = {
  animal: {
    m: 'cane gatto leone lupo orso elefante asino cavallo toro maiale coniglio topo cammello coccodrillo ippopotamo rinoceronte cervo rospo leopardo scoiattolo cinghiale',
    f: 'tigre volpe scimmia mucca capra pecora tartaruga giraffa iena zebra lepre rana antilope gazzella lucertola pantera',
  },
  bird: {
    m: 'corvo pappagallo gallo gufo falco pinguino cigno passero avvoltoio struzzo pavone',
    f: 'gallina oca colomba civetta rondine cicogna aquila anatra',
  },
  seaAnimal: {
    m: 'squalo delfino salmone tonno granchio polpo calamaro',
    f: 'balena foca sardina medusa trota anguilla',
  },
  insect: { m: 'grillo scarafaggio bruco', f: 'ape formica mosca zanzara farfalla vespa libellula cavalletta' },
  family: {
    m: 'padre/papà fratello zio nonno figlio cugino marito',
    f: 'madre/mamma sorella zia nonna figlia cugina moglie matrigna',
  },
  trade: {
    m: 'fornaio/panettiere fabbro sarto pescatore mugnaio calzolaio macellaio giardiniere falegname mercante cacciatore cuoco boscaiolo pastore contadino marinaio muratore',
    f: 'sarta cuoca infermiera contadina giardiniera pastora',
  },
  ruler: {
    m: 're imperatore principe duca faraone sultano conte papa',
    f: 'regina imperatrice principessa duchessa contessa',
  },
  office: {
    m: 'presidente sindaco ministro giudice governatore ambasciatore vescovo avvocato senatore',
    f: 'presidentessa sindaca ministra avvocata senatrice',
  },
  scholar: {
    m: 'fisico chimico matematico astronomo medico ingegnere filosofo biologo geologo archeologo inventore esploratore geografo',
    f: 'scienziata biologa filosofa archeologa dottoressa',
  },
  artist: {
    m: 'pittore scultore scrittore poeta cantante attore ballerino fotografo architetto compositore',
    f: 'pittrice scultrice scrittrice cantante attrice ballerina fotografa',
  },
  building: {
    m: 'castello museo ospedale tempio palazzo mercato teatro ponte convento mulino',
    f: 'chiesa scuola torre fabbrica biblioteca università prigione cattedrale moschea stazione capanna fattoria',
  },
  room: { m: 'giardino cortile salotto balcone corridoio', f: 'cucina cantina terrazza soffitta' },
  furniture: {
    m: 'letto armadio forno tavolo cesto baule barile sacco tappeto',
    f: 'sedia lampada poltrona cassa coperta panca',
  },
  vehicle: { m: 'treno autobus camion aereo trattore', f: 'nave bicicletta automobile/macchina barca moto' },
  food: { 'm.mass': 'riso formaggio pane zucchero mais grano miele burro', 'f.mass': 'carne zuppa farina marmellata' },
  fruit: { m: 'limone melone mango', f: 'mela arancia pera uva fragola banana ciliegia pesca prugna' },
  vegetable: { m: 'cetriolo cavolo fagiolo pomodoro', f: 'patata carota cipolla zucca lattuga' },
  drink: { 'm.mass': 'tè caffè vino succo latte', 'f.mass': 'birra limonata' },
  clothing: { m: 'cappello cappotto vestito guanto', f: 'camicia gonna giacca sciarpa cintura scarpa' },
  tool: { m: 'martello coltello chiodo bastone', f: 'pala sega corda rete zappa' },
  instrument: { m: 'violino pianoforte tamburo violoncello clarinetto', f: 'chitarra tromba arpa' },
  subject: {
    'f.mass':
      'medicina filosofia teologia astronomia geografia storia biologia grammatica retorica aritmetica geometria letteratura economia psicologia matematica fisica chimica',
  },
  sport: {
    'm.mass': 'calcio tennis rugby golf ciclismo nuoto baseball cricket',
    'f.mass': 'pallavolo pallacanestro scherma',
  },
  direction: 'nord sud est ovest',
  compass: {
    m: 'settentrionale meridionale orientale occidentale',
  },
  month: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  weekday: { m: 'lunedì martedì mercoledì giovedì venerdì sabato' },
  season: 'primavera estate autunno inverno',
  continent: 'Europa Africa Asia Oceania America_del_Sud/Sudamerica America_del_Nord/Nordamerica',
  country: {
    f: 'Francia Germania Spagna Italia Svizzera Austria Polonia Grecia Turchia Russia Cina India Svezia Norvegia Irlanda Scozia Ungheria Inghilterra Australia Argentina Olanda',
    m: 'Giappone Canada Portogallo Marocco Brasile Messico Vietnam Perù Cile Belgio',
  },
  planet: 'Mercurio Venere Marte Giove Saturno Urano Nettuno',
  city: 'Roma Milano Napoli Torino Firenze Venezia Bologna Palermo Genova Parigi Londra Madrid Lisbona Berlino Vienna Mosca Praga Atene Varsavia Istanbul Pechino Tokyo Washington Boston Chicago Melbourne Sydney',
  nation: {
    mp: 'inglesi/britannici francesi spagnoli portoghesi olandesi tedeschi italiani romani greci persiani turchi/ottomani russi arabi egizi vichinghi cinesi giapponesi',
  },
  gas: { 'm.mass': 'idrogeno ossigeno azoto carbonio elio zolfo cloro fosforo' },
  color: { m: 'rosso bianco nero giallo', f: 'rossa bianca nera gialla', mp: 'rossi bianchi neri gialli' },
  human: { m: 'uomo ragazzo bambino', f: 'donna ragazza bambina' },
  fantasy: { m: 'orco gigante nano folletto mago stregone drago diavolo fantasma', f: 'strega fata sirena' },
  numeral: 'tre quattro cinque sette otto nove dieci undici dodici venti trenta',
  emotion: { 'f.mass': 'gioia tristezza rabbia vergogna gelosia paura curiosità invidia', 'm.mass': 'odio orgoglio' },
  weather: { 'f.mass': 'pioggia neve nebbia grandine siccità', 'm.mass': 'vento freddo caldo gelo' },
  disaster: { m: 'terremoto incendio uragano tornado', f: 'alluvione/inondazione eruzione epidemia valanga carestia' },
  organ: { m: 'cuore fegato polmone rene cervello stomaco' },
  group: { mp: 'contadini soldati schiavi nobili operai artigiani mercanti sacerdoti studenti marinai' },
  religion: { 'm.mass': 'cristianesimo islam ebraismo buddismo induismo' },
  realm: { m: 'regno impero ducato', f: 'repubblica colonia provincia monarchia democrazia dittatura' },
  energy: { 'm.mass': 'petrolio carbone gas uranio' },
  plant: { m: 'pino ulivo cedro abete faggio', f: 'quercia palma betulla' },
  timeunit: { mp: 'giorni mesi anni secoli minuti' },
  water: { m: 'fiume/ruscello lago canale mare/oceano', f: 'palude laguna baia' },
  land: { m: 'bosco deserto vulcano', f: 'montagna/collina isola spiaggia foresta grotta pianura valle' },
  metal: { 'm.mass': 'ferro oro rame acciaio piombo bronzo argento stagno alluminio' },
  material: { 'm.mass': 'vetro cuoio marmo legno', 'f.mass': 'argilla lana seta pietra plastica carta' },
} as const;
