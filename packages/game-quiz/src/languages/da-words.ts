/** Danish words by class and gender; each is also found in its definite form. */
export const danishClasses = {
  animal: {
    'en.1': 'hund kat ræv ulv bjørn elefant tiger hest gris ged frø hjort leopard',
    'en.2': 'abe rotte hare hyæne skildpadde slange løve',
    'et.1': 'får æsel svin',
  },
  bird: { 'en.1': 'ørn and stork papegøje høne hane struds', 'en.2': 'ugle due krage måge' },
  family: { 'en.1': 'far mor bror søster søn datter onkel tante' },
  month: 'januar februar marts april maj juni juli august september oktober november december',
  weekday: 'mandag tirsdag onsdag torsdag fredag lørdag søndag',
  season: 'foråret sommeren efteråret vinteren',
  direction: { bare: 'nord syd øst vest', lig: 'nordlige sydlige østlige vestlige' },
  continent: 'Europa Afrika Asien Nordamerika Sydamerika Australien',
  planet: 'Merkur Venus Mars Jupiter Saturn Uranus Neptun',
  city: 'København Aarhus Odense Aalborg Oslo Stockholm Helsinki Berlin Paris London Rom Madrid Athen Moskva Prag Warszawa Wien Beijing Tokyo',
  numeral: {
    '': 'tre fire fem seks syv otte ni ti elleve tolv',
    tens: 'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
  },
  material: 'træ jern guld sølv kobber bly glas papir læder stål bronze marmor',
  subject: 'matematik fysik kemi biologi medicin filosofi teologi astronomi geografi historie musik økonomi psykologi',
} as const;
