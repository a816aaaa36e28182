/** Norwegian words by class and gender; each is also found in its definite form. */
export const norwegianClasses = {
  animal: {
    'en.1': 'hund katt rev ulv bjørn elefant tiger hest gris frosk hjort leopard sjiraff',
    'en.2': 'ape rotte hare hyene skilpadde slange løve hane',
    'et.1': 'esel',
  },
  bird: { 'en.1': 'ørn and stork papegøye struts', 'en.2': 'ugle due kråke måke' },
  family: { 'en.1': 'far mor bror søster sønn datter onkel tante' },
  month: 'januar februar mars april mai juni juli august september oktober november desember',
  weekday: 'mandag tirsdag onsdag torsdag fredag lørdag søndag',
  season: 'våren sommeren høsten vinteren',
  direction: { bare: 'nord sør øst vest', lig: 'nordlige sørlige østlige vestlige' },
  continent: 'Europa Afrika Asia Nord-Amerika Sør-Amerika Australia',
  planet: 'Merkur Venus Mars Jupiter Saturn Uranus Neptun',
  city: 'Oslo Bergen Trondheim Stavanger Tromsø Stockholm København Helsinki Berlin Paris London Roma Madrid Athen Moskva Praha Warszawa Wien Beijing Tokyo',
  numeral: {
    '': 'tre fire fem seks sju åtte ni ti elleve tolv',
    tens: 'tjue tretti førti femti seksti sytti åtti nitti',
  },
  material: 'jern gull sølv kobber bly glass papir lær stål bronse marmor',
  subject:
    'matematikk fysikk kjemi biologi medisin filosofi teologi astronomi geografi historie musikk økonomi psykologi',
} as const;
