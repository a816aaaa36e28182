/** Catalan words by class and gender. */
export const catalanClasses = {
  animal: {
    m: 'gos gat lleó tigre llop os ruc/ase cavall toro porc conill camell cocodril hipopòtam rinoceront cérvol gripau lleopard',
    f: 'vaca cabra ovella serp tortuga girafa hiena zebra llebre granota guineu rata',
  },
  bird: { m: 'corb lloro gall mussol falcó pingüí cigne', f: 'gallina oca oreneta cigonya gavina' },
  family: {
    m: 'pare germà oncle avi fill cosí marit',
    f: 'mare germana tia àvia filla cosina esposa madrastra',
  },
  trade: {
    m: 'forner ferrer sastre pescador moliner sabater carnisser jardiner fuster caçador cuiner pastor pagès mariner',
    f: 'fornera cuinera infermera jardinera pastora pagesa',
  },
  ruler: { m: 'rei príncep duc faraó comte papa', f: 'reina princesa duquessa comtessa' },
  landscape: { m: 'riu llac bosc desert volcà mar', f: 'muntanya platja selva cova vall' },
  building: {
    m: 'castell museu temple palau mercat teatre pont convent molí',
    f: 'torre fàbrica biblioteca universitat presó catedral',
  },
  material: { 'm.mass': 'ferro coure plom vidre paper cuir marbre bronze', 'f.mass': 'fusta plata seda pedra' },
  subject: {
    'f.mass': 'medicina filosofia teologia geografia biologia gramàtica retòrica geometria literatura economia',
  },
  direction: { 'm.mass': 'nord sud est oest' },
  month: 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre',
  weekday: 'dilluns dimarts dimecres dijous divendres dissabte diumenge',
  season: { 'm.mass': 'hivern estiu', 'f.mass': 'tardor primavera' },
  continent: 'Europa Àfrica Àsia Oceania Amèrica_del_Sud Amèrica_del_Nord',
  planet: 'Mercuri Venus Mart Júpiter Saturn Urà Neptú',
  city: 'Barcelona València Girona Lleida Tarragona Palma Madrid París Londres Roma Berlín Viena Moscou Praga Atenes Varsòvia Istanbul Pequín Tòquio',
  numeral: {
    '': 'tres quatre cinc sis set vuit nou deu onze dotze',
    tens: 'vint trenta quaranta cinquanta seixanta setanta vuitanta noranta',
  },
  nation: {
    mp: 'anglesos/britànics francesos espanyols portuguesos holandesos alemanys italians romans grecs perses turcs russos àrabs egipcis víkings xinesos japonesos',
  },
} as const;
