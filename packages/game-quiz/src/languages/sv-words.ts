/** Swedish words by class and gender; each is also found in its definite form. */
export const swedishClasses = {
  animal: {
    'en.1': 'hund katt räv varg björn elefant tiger häst gris get orm groda igelkott hjort leopard giraff antilop',
    'en.2': 'ko åsna apa råtta mus hare hyena sköldpadda zebra kamel',
    'ett.1': 'får lejon',
  },
  bird: { 'en.1': 'örn svan and stork papegoja höna tupp struts', 'en.2': 'uggla duva kråka gås måse' },
  family: {
    'en.1': 'far/pappa mor/mamma bror syster son dotter farfar mormor',
  },
  trade: { 'en.2': 'bagare fiskare skräddare snickare jägare bonde herde', 'en.1': 'smed kock köpman' },
  ruler: { 'en.1': 'kung drottning kejsare prins prinsessa hertig' },
  month: 'januari februari mars april maj juni juli augusti september oktober november december',
  weekday:
    'måndag tisdag onsdag torsdag fredag lördag söndag måndagen tisdagen onsdagen torsdagen fredagen lördagen söndagen',
  season: 'våren sommaren hösten vintern',
  direction: { bare: 'norr söder öster väster', '': 'norra södra östra västra' },
  continent: 'Europa Afrika Asien Nordamerika Sydamerika Australien',
  planet: 'Merkurius Venus Mars Jupiter Saturnus Uranus Neptunus',
  city: 'Stockholm Göteborg Malmö Uppsala Oslo Köpenhamn Helsingfors Berlin Paris London Rom Madrid Aten Moskva Prag Warszawa Wien Peking Tokyo',
  numeral: {
    '': 'tre fyra fem sex sju åtta nio tio elva tolv',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
  },
  gas: 'väte syre kväve kol helium svavel klor fosfor',
  material: 'trä järn guld silver koppar bly glas papper läder stål brons marmor',
  subject: 'matematik fysik kemi biologi medicin filosofi teologi astronomi geografi historia musik ekonomi psykologi',
} as const;
