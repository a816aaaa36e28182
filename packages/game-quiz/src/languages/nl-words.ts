/** Dutch words by class and article; p for plurals. */
export const dutchClasses = {
  animal: {
    de: 'hond kat leeuw tijger wolf vos beer aap olifant ezel koe geit muis rat slang schildpad giraffe hyena zebra haas kikker egel antilope stier eekhoorn vleermuis',
    het: 'paard schaap varken konijn hert nijlpaard kalf lam',
    p: 'honden katten leeuwen tijgers wolven vossen beren apen olifanten ezels koeien geiten muizen ratten slangen paarden schapen varkens konijnen',
  },
  bird: {
    de: 'kip eend gans uil adelaar/arend duif kraai raaf zwaan ooievaar meeuw papegaai haan struisvogel mus specht',
    p: 'kippen eenden ganzen uilen duiven kraaien raven zwanen ooievaars meeuwen papegaaien mussen',
  },
  seaAnimal: {
    de: 'haai walvis dolfijn zalm tonijn krab kwal zeehond octopus paling garnaal',
    p: 'haaien walvissen dolfijnen zalmen krabben kwallen zeehonden garnalen',
  },
  insect: {
    de: 'mier vlieg mug spin sprinkhaan libel wesp hommel rups kever vlinder',
    p: 'bijen mieren vliegen muggen spinnen sprinkhanen libellen wespen rupsen kevers vlinders',
  },
  family: {
    de: 'vader/papa moeder/mama broer zus/zuster oom tante opa/grootvader oma/grootmoeder zoon dochter neef nicht stiefmoeder',
  },
  trade: {
    de: 'bakker smid kleermaker visser molenaar schoenmaker slager tuinman timmerman koopman jager kok houthakker herder boer matroos metselaar wever',
  },
  ruler: { de: 'koning keizer hertog prins graaf farao sultan tsaar paus koningin keizerin prinses hertogin gravin' },
  office: { de: 'president burgemeester minister rechter gouverneur ambassadeur generaal bisschop advocaat senator' },
  scholar: {
    de: 'natuurkundige scheikundige wiskundige sterrenkundige/astronoom historicus arts ingenieur filosoof bioloog geoloog archeoloog uitvinder ontdekkingsreiziger',
  },
  artist: { de: 'schilder beeldhouwer schrijver dichter zanger acteur danser fotograaf architect componist' },
  building: {
    de: 'kerk school toren fabriek molen bibliotheek moskee universiteit gevangenis boerderij winkel markt tempel hut',
    het: 'kasteel museum ziekenhuis station paleis theater klooster stadhuis hotel',
    p: 'kerken scholen torens fabrieken molens bibliotheken moskeeën kastelen musea ziekenhuizen',
  },
  room: { de: 'keuken kelder tuin slaapkamer woonkamer zolder gang' },
  furniture: {
    de: 'tafel stoel kast lamp mand deken zak kist oven ton',
    het: 'bed kussen tapijt bureau',
  },
  vehicle: { de: 'trein bus fiets auto boot vrachtwagen tractor slee tram', het: 'schip vliegtuig' },
  food: {
    de: 'rijst kaas boter honing suiker soep tarwe',
    het: 'brood vlees meel zout',
    p: 'bonen aardappelen tomaten uien wortels komkommers bananen appels peren sinaasappels druiven kersen aardbeien',
  },
  drink: { de: 'thee koffie wijn melk limonade', het: 'bier sap' },
  clothing: { de: 'jas hoed broek trui rok sjaal riem muts jurk', het: 'hemd vest' },
  tool: { de: 'hamer bijl zaag schaar schop speer naald', het: 'mes touw' },
  instrument: { de: 'viool piano fluit trompet gitaar trommel harp', het: 'orgel' },
  subject: {
    de: 'wiskunde natuurkunde scheikunde biologie geneeskunde filosofie theologie astronomie aardrijkskunde geschiedenis muziek economie psychologie letterkunde',
  },
  sport: 'voetbal tennis basketbal handbal volleybal hockey rugby golf cricket boksen judo schaatsen',
  direction: { het: 'noorden zuiden oosten westen noordoosten noordwesten zuidoosten zuidwesten' },
  month: 'januari februari maart april mei juni juli augustus september oktober november december',
  weekday: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  season: { de: 'lente/voorjaar zomer herfst winter' },
  continent: 'Europa Afrika Azië Noord-Amerika Zuid-Amerika Australië',
  planet: 'Mercurius Venus Mars Jupiter Saturnus Uranus Neptunus',
  city: 'Amsterdam Rotterdam Utrecht Leiden Antwerpen Brussel Gent Brugge Parijs Londen Rome Madrid Berlijn Wenen Moskou Praag Athene Warschau Istanbul Peking Tokio Washington Boston Chicago',
  nation: {
    p: 'Britten/Engelsen Fransen Spanjaarden Portugezen Nederlanders/Hollanders Duitsers Italianen Romeinen Grieken Perzen Turken/Ottomanen Russen Arabieren Egyptenaren Vikingen Chinezen Japanners',
  },
  gas: { de: 'waterstof zuurstof stikstof koolstof', het: 'helium zwavel chloor fosfor' },
  color: { e: 'rode blauwe groene gele zwarte witte bruine grijze' },
  human: { de: 'man vrouw jongen', het: 'meisje' },
  fantasy: { de: 'reus dwerg kabouter tovenaar draak duivel geest heks fee trol', het: 'spook monster' },
  numeral:
    'drie vier vijf zes zeven acht negen tien elf twaalf twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  emotion: { de: 'vreugde woede angst schaamte jaloezie trots nieuwsgierigheid', het: 'verdriet' },
  weather: { de: 'regen sneeuw storm mist hagel droogte hitte kou wind', het: 'onweer' },
  disaster: { de: 'aardbeving overstroming orkaan uitbarsting epidemie lawine hongersnood brand' },
  organ: { de: 'lever long nier maag milt', het: 'hart' },
  daypart: { de: 'ochtend avond middag nacht' },
  group: {
    p: 'boeren soldaten slaven edelen arbeiders ambachtslieden kooplieden priesters studenten matrozen vissers',
  },
  religion: { het: 'christendom jodendom boeddhisme hindoeïsme', de: 'islam' },
  realm: {
    het: 'koninkrijk keizerrijk hertogdom graafschap',
    de: 'republiek kolonie provincie monarchie democratie dictatuur',
  },
  energy: { de: 'steenkool aardolie kernenergie zonne-energie windenergie' },
  timeunit: { p: 'dagen maanden weken minuten jaren eeuwen uren' },
  water: {
    de: 'rivier/beek zee/oceaan vijver sloot',
    het: 'meer moeras kanaal',
    p: 'rivieren meren zeeën beken kanalen',
  },
  land: {
    de: 'berg/heuvel vulkaan woestijn grot kust vallei',
    het: 'bos eiland strand',
    p: 'bergen heuvels vulkanen woestijnen grotten eilanden stranden bossen',
  },
  metal: { het: 'ijzer goud zilver koper lood staal brons tin aluminium' },
  material: { het: 'hout glas papier leer marmer plastic' },
} as const;
