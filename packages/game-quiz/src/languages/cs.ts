import type { Language } from './language.js';

/** Czech. See language.ts for the members. */
export const cs = {
  leansBack: /(?<!\p{L})(?:také|rovněž|ještě|opět)(?!\p{L})/iu,
  stemWords: { min: 6, max: 24 },
  openingConjunctions: 'A|Ale|Potom|Pak|Tehdy|Jednoho dne|Proto|Nakonec',
  numberBounds: 'do|přes|nad|pod|více než|méně než|asi|okolo|kolem|téměř|nejméně|nejvýše|po roce|před rokem',
  pointsOutside: /(?<!\p{L})(?:tento|tato|toto|této|tohoto|tomto|tyto|zde)(?!\p{L})/iu,
  pointsBack: /^(?:on|ona|ono|oni|jeho|její|jejich|to|poté|později|pak)$/i,
  pointsByOrder: /^(?:Je|Byla?|Byli|Má|Leží|Zemřela?|Narodila?) /u,
  yearBefore: 'rok|roku',
  yearBehind: 'roku',
  yearsBehind: 'let',
  placePrepositions: 'v ve do',
  personVerbs: 'narodil zemřel který která',
  wordClasses: {
    country: {
      nom: 'Francie Anglie Itálie Indie Belgie Dánsko Rusko Polsko Maďarsko Německo Španělsko Japonsko Turecko Řecko Švédsko',
      loc: 'Německu Rusku Polsku Maďarsku Španělsku Japonsku Turecku Řecku Švédsku Dánsku',
      gen: 'Německa Ruska Polska Maďarska Španělska Japonska Turecka Řecka Švédska Dánska',
    },
    city: {
      loc: 'Praze Varšavě Moskvě Ostravě Olomouci Vídni',
      m: 'Londýn Berlín Řím Madrid Tábor',
      locM: 'Londýně Berlíně Římě Madridu',
    },
    numeral: { many: 'pět šest sedm osm devět deset' },
    direction: 'sever jih východ západ',
    season: 'jaro léto podzim zima',
    creature: {
      f: 'kočka kráva koza slepice kachna myš opice liška želva žába',
      m: 'pes kocour býk kůň kohout zajíc lev tygr slon vlk medvěd jelen krokodýl osel',
    },
    family: {
      f: 'matka/maminka sestra babička teta dcera manželka vnučka',
      m: 'otec/tatínek bratr dědeček strýc syn manžel vnuk',
    },
    role: {
      m: 'král císař sedlák rybář lovec učitel žák lékař kupec voják generál kuchař kovář pastýř soused prezident básník malíř hudebník filozof inženýr spisovatel',
    },
    building: { f: 'škola nemocnice knihovna továrna', m: 'kostel obchod zámek hrad palác' },
    gas: 'kyslík dusík vodík helium metan',
    science: 'matematika fyzika chemie biologie historie geografie filozofie astronomie',
  },
  orderQuestions: {
    first: 'Co se stane nejdříve?',
    last: 'Co se stane nakonec?',
    firstStep: 'Který krok je první?',
  },
  deed: /^(?<noun>\p{Lu}\p{L}+) (?:se |si )?(?!(?:řek|zepta|odpově|zavola|pomysle|rozhod|vědě|uslyše|pocíti|souhlasi|potřebova)(?:l|la|li|ly|děl\p{L}*)(?!\p{L}))(?!\p{Ll}*(?:áva|íva|ýva|ova|odi|osi)(?:l|la|li|ly)(?!\p{L}))(?:po|za|vy|při|od|na|s|z|u|pře|roz|do|ob|pod|v|vz)\p{Ll}+(?:l|la|li|ly)(?!\p{L})/u,
  noDeed:
    /(?<!\p{L})(?:ho|jeho|její|ji|jí|jemu|mu|ním|ní|něho|jich|jim|nich|on|ona|oni|ony|ono|já|ty|my|vy|ten|ta|to|ti|tam|tady|potom|pak|později|tehdy|brzy|nejdřív|nejprve|konečně|nakonec|zase|znovu|ještě|už|také|taky|vždy|často|každ\p{L}+|nikdy|jin\p{L}+|druh\p{L}+|než|až|když|byl\p{L}*|ne\p{Ll}+l|tak|aby|že)(?!\p{L})/iu,
  orderWords: 'potom|pak|brzy|konečně|nakonec|najednou|hned|také|taky|tedy',
} satisfies Language;
