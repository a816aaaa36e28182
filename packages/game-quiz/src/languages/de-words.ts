/**
 * German words by class and form: m, f and n by gender, w for men and animals that end in -n after "den" and "dem", p
 * and pn for plurals without and with an n at the end, which the dative does not change.
 */
export const germanClasses = {
  animal: {
    m: 'Hund Fuchs Wolf Tiger Esel Igel Hirsch Frosch Dachs Hamster Biber Puma Jaguar Panther Schakal Büffel Stier Marder Strauß Springbock Ziegenbock Maulwurf',
    w: 'Löwe Hase Affe Elefant Bär Leopard Ochse Gorilla',
    f: 'Katze Maus Ratte Ziege Kuh Schlange Schildkröte Giraffe Hyäne Antilope Eidechse Kröte Fledermaus Stute Gazelle',
    n: 'Pferd Schaf Schwein Kamel Zebra Krokodil Nilpferd Nashorn Eichhörnchen Kaninchen Känguru Reh Stachelschwein Warzenschwein Wildschwein',
    p: 'Hunde Füchse Wölfe Tiger Esel Pferde Schafe Schweine Kühe Mäuse Frösche Krokodile Hirsche Zebras Kamele',
    pn: 'Katzen Ratten Ziegen Schlangen Löwen Affen Hasen Elefanten Bären Giraffen Schildkröten Eidechsen Hyänen Antilopen',
  },
  bird: {
    m: 'Adler Papagei Storch Pinguin Schwan Specht Pfau Kranich Geier Hahn',
    w: 'Rabe Falke Spatz',
    f: 'Eule Krähe Taube Ente Gans Möwe Meise Amsel Schwalbe Henne/Glucke Elster',
    p: 'Adler Pinguine Störche Schwäne Gänse Spechte Geier Hühner',
    pn: 'Eulen Krähen Tauben Enten Möwen Meisen Amseln Schwalben Raben Falken Papageien',
  },
  seaAnimal: {
    m: 'Hai Wal Lachs Aal Thunfisch Krebs Delfin/Delphin Hering Hummer Rochen Seestern Oktopus',
    p: 'Haie Wale Lachse Aale Thunfische Krebse Delfine/Delphine Heringe Muscheln Schwertwale Seehunde Seesterne',
    pn: 'Robben Quallen Krabben Garnelen Forellen Sardinen Korallen Rochen Schnecken',
  },
  insect: {
    f: 'Biene Ameise Fliege Mücke Spinne Heuschrecke Libelle Grille Wespe Hummel Raupe',
    pn: 'Bienen Ameisen Fliegen Mücken Spinnen Heuschrecken Libellen Grillen Wespen Hummeln Raupen',
  },
  family: {
    m: 'Vater/Papa Bruder Onkel Großvater/Opa Sohn Enkel Cousin Ehemann',
    f: 'Mutter/Mama Schwester Tante Großmutter/Oma/Nonna Tochter Enkelin Cousine Ehefrau Stiefmutter',
  },
  trade: {
    m: 'Bäcker Schmied Schneider Fischer Müller Schuster Metzger Gärtner Maurer Tischler Händler Jäger Koch Förster Holzfäller Weber Wirt',
    w: 'Bauer Hirte Matrose Schäfer',
    f: 'Bäckerin Schneiderin Gärtnerin Köchin Händlerin Bäuerin Krankenschwester Hirtin Magd Weberin',
  },
  ruler: {
    m: 'König Kaiser Herzog',
    w: 'Prinz Fürst Graf',
    f: 'Königin Kaiserin Prinzessin Herzogin Fürstin Gräfin',
  },
  foreignRuler: { m: 'Pharao Sultan Zar Häuptling Kalif' },
  office: {
    m: 'Bürgermeister Minister Richter Kanzler Botschafter General Gouverneur Bischof Anwalt Polizist',
    w: 'Präsident Senator Abgeordnete Diplomat',
    f: 'Bürgermeisterin Ministerin Richterin Kanzlerin Präsidentin Anwältin Polizistin',
  },
  scholar: {
    m: 'Physiker Chemiker Mathematiker Astronom Historiker Mediziner Ingenieur Forscher Erfinder Archäologe Entdecker Geograf/Geograph',
    w: 'Philosoph Biologe Geologe Psychologe',
    f: 'Physikerin Chemikerin Mathematikerin Biologin Historikerin Ärztin Ingenieurin Forscherin',
  },
  artist: {
    m: 'Maler Bildhauer Schriftsteller Dichter Sänger Schauspieler Tänzer Fotograf Architekt Regisseur',
    w: 'Komponist Pianist Journalist',
    f: 'Malerin Bildhauerin Schriftstellerin Dichterin Sängerin Schauspielerin Tänzerin Komponistin',
  },
  building: {
    m: 'Bahnhof Turm Tempel Palast Stall Laden Hafen Flughafen Markt Bauernhof',
    f: 'Kirche Schule Burg Brücke Fabrik Mühle Bibliothek Scheune Hütte Moschee Universität Apotheke',
    n: 'Schloss/Schloß Museum Krankenhaus Rathaus Theater Gefängnis Kloster Hotel Restaurant Kino',
    pn: 'Kirchen Schulen Burgen Brücken Fabriken Mühlen Bibliotheken Moscheen Hütten Museen Universitäten',
  },
  room: {
    m: 'Keller Garten Hof Flur Balkon Dachboden',
    f: 'Küche Garage Werkstatt Kammer',
    n: 'Wohnzimmer Schlafzimmer Badezimmer Klassenzimmer Büro',
  },
  furniture: {
    m: 'Tisch Stuhl Schrank Ofen Teppich Sessel Korb Eimer Topf Sack',
    f: 'Bank Truhe Lampe Kiste Schüssel Decke Matte Leiter',
    n: 'Bett Regal Sofa Fass Kissen',
  },
  vehicle: {
    m: 'Zug Bus Lastwagen Traktor Hubschrauber',
    f: 'Kutsche Straßenbahn Fähre',
    n: 'Auto Fahrrad Schiff Boot Flugzeug Motorrad',
    p: 'Züge Busse Lastwagen Autos Fahrräder Schiffe Boote Flugzeuge Motorräder',
  },
  food: {
    m: 'Reis Käse Kuchen Honig Zucker Salat Mais Weizen Roggen Hafer',
    f: 'Suppe Butter Wurst Schokolade Marmelade Gerste Hirse',
    n: 'Brot Fleisch Gemüse Salz Mehl',
    pn: 'Nudeln Bohnen Linsen Kartoffeln Tomaten Zwiebeln Karotten/Möhren Gurken Erbsen Bananen Orangen Birnen Kirschen Trauben Zitronen Erdbeeren',
  },
  drink: { m: 'Tee Kaffee Wein Saft Kakao', f: 'Milch Limonade', n: 'Bier Wasser' },
  tree: { f: 'Eiche Buche Birke Tanne Fichte Kiefer Palme Linde Weide' },
  clothing: {
    m: 'Mantel Hut Rock Schal Gürtel Pullover Handschuh Schuh',
    f: 'Hose Jacke Mütze Bluse Weste Schürze',
    n: 'Hemd Kleid',
  },
  tool: {
    m: 'Hammer Nagel Spaten Speer Bohrer',
    f: 'Axt Säge Schaufel Zange Schere Hacke Nadel',
    n: 'Messer Seil Netz Beil',
  },
  instrument: {
    f: 'Geige/Violine Flöte Trompete Gitarre Trommel Orgel Harfe Klarinette',
    n: 'Klavier Cello Saxophon Horn',
  },
  subject: {
    f: 'Mathematik Physik Chemie Biologie Medizin Philosophie Theologie Astronomie Geografie/Geographie Geschichte Musik Informatik Grammatik Literatur Psychologie',
  },
  sport: 'Fußball Tennis Basketball Handball Volleyball Hockey Rugby Golf Cricket/Kricket Boxen Judo',
  direction: { m: 'Norden Süden Osten Westen Nordosten Nordwesten Südosten Südwesten' },
  compass: {
    er: 'nördlicher südlicher östlicher westlicher',
    e: 'nördliche südliche östliche westliche',
    en: 'nördlichen südlichen östlichen westlichen',
  },
  month: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  weekday: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag/Sonnabend Sonntag',
  season: { m: 'Frühling/Frühjahr Sommer Herbst Winter' },
  country:
    'Deutschland Frankreich Spanien Italien Portugal Österreich Polen Russland Schweden Norwegen Dänemark Finnland Griechenland Ungarn Belgien England/Großbritannien Irland Schottland Indien China Japan Ägypten Marokko Kenia Äthiopien Nigeria Südafrika Brasilien Argentinien Mexiko Kanada Chile Peru Neuseeland Vietnam Thailand Indonesien',
  continent: 'Europa Afrika Asien Nordamerika Südamerika Australien',
  planet: 'Merkur Venus Mars Jupiter Saturn Uranus Neptun',
  city: 'Berlin Hamburg München Köln Frankfurt Leipzig Dresden Wien Zürich Paris London Rom Madrid Athen Moskau Warschau Prag Budapest Brüssel Amsterdam Kopenhagen Stockholm Istanbul Kairo Peking Tokio Washington Boston Chicago',
  language:
    'Deutsch Englisch Französisch Spanisch Italienisch Latein Griechisch Russisch Türkisch Arabisch Chinesisch Japanisch',
  nation: {
    p: 'Briten Franzosen Portugiesen Türken/Osmanen Russen Chinesen',
  },
  ancient: { p: 'Römer Griechen Perser Ägypter Phönizier Germanen Kelten' },
  gas: 'Wasserstoff Sauerstoff Stickstoff Kohlenstoff Helium Schwefel Chlor Phosphor',
  color: {
    e: 'rote blaue grüne gelbe schwarze weiße braune graue',
    en: 'roten blauen grünen gelben schwarzen weißen braunen grauen',
    er: 'roter blauer grüner gelber schwarzer weißer brauner grauer',
    es: 'rotes blaues grünes gelbes schwarzes weißes braunes graues',
  },
  human: { m: 'Mann', f: 'Frau', w: 'Junge/Bub', n: 'Mädchen' },
  fantasy: {
    m: 'Zauberer Zwerg Drache Geist Teufel Kobold Troll Vampir',
    w: 'Riese',
    f: 'Hexe Fee Nixe Zauberin',
    n: 'Gespenst Ungeheuer/Monster Einhorn',
  },
  numeral: {
    '': 'drei vier fünf sechs sieben acht neun zehn elf zwölf',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  },
  emotion: {
    f: 'Freude Trauer/Traurigkeit Wut Angst/Furcht Scham Eifersucht Enttäuschung Neugier Sehnsucht',
    m: 'Hass Neid Stolz Ärger',
  },
  weather: { m: 'Regen Schnee Sturm Nebel Wind Hagel', f: 'Hitze Kälte Dürre/Trockenheit', n: 'Gewitter Unwetter' },
  disaster: {
    f: 'Überschwemmung/Flut Seuche Explosion Lawine Hungersnot',
    n: 'Erdbeben Feuer',
    m: 'Vulkanausbruch Orkan Brand',
  },
  organ: { f: 'Leber Lunge Niere Milz Galle', n: 'Gehirn', m: 'Magen Darm' },
  daypart: { m: 'Morgen Abend Mittag Vormittag Nachmittag', f: 'Nacht' },
  group: {
    p: 'Handwerker Arbeiter Priester Händler Ritter Bürger Fischer Jäger',
    pn: 'Bauern Soldaten Sklaven Studenten Matrosen',
  },
  religion: { m: 'Islam Buddhismus Hinduismus', n: 'Christentum Judentum' },
  realm: {
    n: 'Königreich Kaiserreich Herzogtum Fürstentum',
    f: 'Republik Kolonie Provinz Monarchie Demokratie Diktatur',
  },
  energy: { f: 'Kohle Kernenergie/Atomkraft Sonnenenergie Windkraft Wasserkraft', n: 'Erdöl Erdgas' },
  water: {
    m: 'Fluss/Fluß/Strom/Bach See Teich Kanal Sumpf',
    f: 'Quelle Bucht Lagune',
    p: 'Flüsse Bäche Teiche Kanäle Meere',
    pn: 'Seen Quellen Buchten',
  },
  land: {
    m: 'Berg/Hügel Wald Strand Vulkan Dschungel Busch',
    f: 'Wüste Wiese Insel Höhle Küste Schlucht Oase',
    n: 'Tal Gebirge Feld Moor',
    p: 'Berge/Hügel Wälder Strände Täler Felder',
    pn: 'Wüsten Wiesen Inseln Höhlen Küsten',
  },
  metal: { m: 'Stahl', f: 'Bronze', n: 'Eisen Gold Silber Kupfer Blei Zinn Aluminium Messing' },
  material: { m: 'Lehm Beton Marmor Kunststoff', f: 'Baumwolle Seide Wolle', n: 'Holz Glas Leder Papier' },
  settlement: { f: 'Stadt/Großstadt Siedlung', n: 'Dorf', p: 'Städte Dörfer', pn: 'Siedlungen' },
  housePart: { f: 'Tür Wand Treppe Mauer', n: 'Fenster Dach Tor', m: 'Boden Schornstein Zaun' },
  sky: { f: 'Sonne Wolke', m: 'Mond Regenbogen Himmel' },
  reading: {
    m: 'Brief Roman Zettel',
    f: 'Zeitung Zeitschrift',
    n: 'Buch Gedicht Tagebuch',
    p: 'Bücher Briefe Gedichte Romane',
    pn: 'Zeitungen Zeitschriften',
  },
  plantPart: {
    f: 'Wurzel Blüte Frucht Knospe Rinde',
    m: 'Stamm Ast Stängel/Stiel',
    p: 'Blätter Früchte Äste',
    pn: 'Wurzeln Blüten Samen Knospen',
  },
  meal: { n: 'Frühstück Mittagessen Abendessen' },
  illness: { f: 'Grippe Malaria Pest Cholera Tuberkulose Erkältung', n: 'Fieber', m: 'Husten Schnupfen' },
  art: { f: 'Malerei Dichtung Bildhauerei Architektur Fotografie Tanzkunst' },
  school: {
    m: 'Lehrer/Schullehrer Schüler Direktor Professor Hausmeister',
    w: 'Student',
    f: 'Lehrerin Schülerin Direktorin Professorin Studentin',
  },
  military: { m: 'Offizier Kapitän Oberst Leutnant Feldwebel', w: 'Soldat' },
  ordinal: {
    e: 'erste zweite dritte vierte letzte',
    en: 'ersten zweiten dritten vierten letzten',
    er: 'erster zweiter dritter vierter letzter',
  },
  idiom:
    'ersten_Mal letzten_Mal erste_Mal zweite_Mal Zweiten_Weltkrieg Ersten_Weltkrieg Erste_Weltkrieg Zweite_Weltkrieg',
} as const;
