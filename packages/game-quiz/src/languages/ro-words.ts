/** Romanian words by class and gender; each is also found with its article. */
export const romanianClasses = {
  animal: {
    'm.1': 'urs lup elefant tigru măgar porc câine șoarece leu bou cerb iepure arici',
    'f.1': 'capră vacă oaie broască girafă hienă zebră maimuță',
    'f.2': 'vulpe antilopă',
  },
  family: { 'm.1': 'tată frate unchi bunic fiu soț', 'f.1': 'mamă soră mătușă bunică fiică soție' },
  month: 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
  weekday: 'luni marți miercuri joi vineri sâmbătă duminică',
  season: { '': 'primăvara vara toamna iarna', bare: 'primăvară vară toamnă iarnă' },
  direction: { '': 'nord sud est vest', def: 'nordul sudul estul vestul' },
  continent: 'Europa Africa Asia America_de_Sud America_de_Nord Australia',
  planet: 'Mercur Venus Marte Jupiter Saturn Uranus Neptun',
  city: 'București Cluj Iași Timișoara Brașov Constanța Berlin Paris Londra Roma Madrid Atena Moscova Praga Varșovia Viena Istanbul',
  numeral: 'trei patru cinci șase șapte opt nouă zece',
  material: 'lemn fier aur argint cupru plumb sticlă hârtie piele oțel bronz marmură',
  subject: 'matematică fizică chimie biologie medicină filosofie teologie astronomie geografie istorie',
} as const;
