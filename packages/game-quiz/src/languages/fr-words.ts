/** French words by class and gender. None has an aspirated h. */
export const frenchClasses = {
  animal: {
    m: 'chien chat lion tigre loup renard ours singe éléphant âne cheval taureau cochon/porc lapin chameau crocodile hippopotame rhinocéros cerf crapaud léopard zèbre mouton sanglier écureuil',
    f: 'vache chèvre brebis souris serpent tortue girafe antilope grenouille jument gazelle panthère',
  },
  bird: {
    m: 'corbeau perroquet canard coq aigle pigeon cygne moineau vautour faucon paon',
    f: 'poule oie autruche mouette cigogne colombe chouette alouette',
  },
  seaAnimal: {
    m: 'requin dauphin saumon thon crabe phoque calmar',
    f: 'baleine sardine méduse truite anguille crevette',
  },
  insect: {
    m: 'moustique scarabée papillon grillon',
    f: 'abeille fourmi mouche araignée guêpe sauterelle chenille libellule',
  },
  family: {
    m: 'père/papa frère oncle grand-père mari fils cousin neveu',
    f: 'mère/maman sœur tante grand-mère fille cousine nièce belle-mère',
  },
  trade: {
    m: 'boulanger forgeron tailleur pêcheur meunier cordonnier boucher jardinier menuisier marchand chasseur cuisinier bûcheron berger paysan marin maçon',
    f: 'boulangère couturière cuisinière infirmière jardinière bergère paysanne marchande',
  },
  ruler: {
    m: 'roi empereur prince duc pharaon sultan comte tsar pape',
    f: 'reine impératrice princesse duchesse comtesse',
  },
  office: {
    m: 'président maire ministre juge gouverneur ambassadeur évêque avocat sénateur',
    f: 'présidente ministre avocate sénatrice',
  },
  scholar: {
    m: 'physicien chimiste mathématicien astronome médecin ingénieur philosophe biologiste géologue archéologue inventeur explorateur géographe',
    f: 'physicienne mathématicienne historienne philosophe biologiste archéologue',
  },
  artist: {
    m: 'peintre sculpteur écrivain poète chanteur acteur danseur photographe architecte compositeur',
    f: 'peintre chanteuse actrice danseuse romancière compositrice',
  },
  building: {
    m: 'château musée hôpital temple palais marché théâtre pont couvent moulin',
    f: 'église école usine bibliothèque université prison cathédrale mosquée gare cabane',
  },
  room: { m: 'jardin grenier salon balcon couloir', f: 'cuisine chambre cave terrasse' },
  furniture: {
    m: 'lit fauteuil miroir coffre panier tonneau sac tapis',
    f: 'table chaise armoire lampe caisse couverture',
  },
  vehicle: { m: 'train bus bateau avion camion vélo tracteur', f: 'voiture moto charrette barque' },
  food: { 'm.mass': 'riz fromage pain sucre maïs blé beurre miel', 'f.mass': 'viande soupe farine confiture' },
  fruit: { m: 'citron melon raisin abricot', f: 'pomme orange poire fraise cerise banane prune' },
  vegetable: { m: 'concombre chou poireau radis', f: 'carotte tomate salade courgette' },
  drink: { 'm.mass': 'thé café vin jus', 'f.mass': 'bière limonade' },
  clothing: { m: 'chapeau manteau pantalon gant soulier', f: 'chemise robe jupe veste écharpe botte ceinture' },
  tool: { m: 'marteau couteau clou filet', f: 'pelle scie corde lance aiguille pioche' },
  instrument: { m: 'violon piano tambour orgue violoncelle', f: 'guitare flûte trompette clarinette' },
  subject: {
    'f.mass':
      'médecine philosophie théologie astronomie géographie histoire biologie grammaire rhétorique arithmétique géométrie littérature économie psychologie chimie physique musique',
  },
  sport: { 'm.mass': 'football tennis basket rugby golf cyclisme judo volley' },
  direction: { 'm.mass': 'nord sud est ouest' },
  month: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  weekday: { m: 'lundi mardi mercredi jeudi vendredi samedi dimanche' },
  season: { 'm.mass': 'printemps été automne hiver' },
  continent: { f: 'Europe Afrique Asie Océanie Amérique_du_Sud Amérique_du_Nord' },
  country: {
    f: 'France Allemagne Italie Espagne Belgique Suisse Autriche Pologne Grèce Turquie Russie Chine Inde Suède Norvège Finlande Irlande Écosse Hongrie Algérie Tunisie Australie Égypte Argentine',
    m: 'Japon Canada Portugal Maroc Brésil Mexique Sénégal Vietnam Pérou Chili',
  },
  planet: 'Mercure Vénus Mars Jupiter Saturne Uranus Neptune',
  city: 'Paris Lyon Marseille Bordeaux Toulouse Lille Strasbourg Bruxelles Genève Londres Rome Madrid Berlin Vienne Moscou Prague Athènes Varsovie Istanbul Pékin Tokyo Washington Boston Chicago Montréal Québec',
  nation: {
    mp: 'Anglais/Britanniques Français Espagnols Portugais Hollandais/Néerlandais Allemands Italiens Romains Grecs Perses Turcs/Ottomans Russes Arabes Égyptiens Vikings Chinois Japonais',
  },
  gas: { 'm.mass': 'hydrogène oxygène azote carbone hélium soufre chlore phosphore' },
  color: {
    m: 'rouge blanc noir jaune vert bleu',
    f: 'blanche noire verte bleue',
    mp: 'rouges blancs noirs jaunes verts bleus',
  },
  human: { m: 'homme garçon', f: 'femme' },
  fantasy: { m: 'ogre géant nain lutin sorcier dragon diable fantôme magicien', f: 'fée sorcière sirène' },
  numeral: 'trois quatre cinq six sept huit dix onze douze vingt trente',
  emotion: { 'f.mass': 'joie tristesse colère honte jalousie peur curiosité envie', 'm.mass': 'orgueil' },
  weather: { 'f.mass': 'pluie neige grêle sécheresse chaleur', 'm.mass': 'vent brouillard gel froid' },
  disaster: { m: 'incendie ouragan séisme cyclone', f: 'inondation éruption épidémie avalanche famine tempête' },
  organ: { m: 'cœur foie poumon rein cerveau estomac' },
  group: { mp: 'paysans soldats esclaves nobles ouvriers artisans marchands prêtres étudiants marins' },
  religion: { 'm.mass': 'christianisme islam judaïsme bouddhisme hindouisme' },
  realm: { m: 'royaume empire duché', f: 'république colonie province monarchie démocratie dictature' },
  energy: { 'm.mass': 'pétrole charbon gaz uranium' },
  plant: { m: 'chêne pin olivier cèdre sapin hêtre bouleau' },
  timeunit: { mp: 'jours mois ans siècles', fp: 'semaines heures minutes années' },
  water: { m: 'fleuve/ruisseau lac océan marais étang canal', f: 'rivière mer baie' },
  land: { m: 'désert volcan bois/forêt', f: 'montagne/colline île plage grotte plaine vallée' },
  metal: { 'm.mass': 'fer cuivre acier plomb bronze étain aluminium argent' },
  material: { 'm.mass': 'verre papier cuir marbre plastique', 'f.mass': 'argile laine soie pierre' },
} as const;
