import type { Language } from './language.js';

/** Czech. See language.ts for the members. */
export const cs = {
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
  asksWhatIsSaid: 'Které z těchto tvrzení odpovídá textu?',
  asksWhatIsContradicted: 'Které z těchto tvrzení je v rozporu s textem?',
  opposites:
    'na severu|na jihu, na východě|na západě, na sever|na jih, na východ|na západ, vlevo|vpravo, nahoře|dole, nahoru|dolů, uvnitř|vně, severní|jižní, ' +
    'severního|jižního, severnímu|jižnímu, severním|jižním, severních|jižních, severními|jižními, východní|západní, východního|západního, ' +
    'východnímu|západnímu, východním|západním, východních|západních, východními|západními, první|poslední, prvního|posledního, prvnímu|poslednímu, ' +
    'prvním|posledním, prvních|posledních, prvními|posledními, větší|menší, většího|menšího, většímu|menšímu, větším|menším, větších|menších, ' +
    'většími|menšími, největší|nejmenší, největšího|nejmenšího, největšímu|nejmenšímu, největším|nejmenším, největších|nejmenších, největšími|nejmenšími, ' +
    'nejvyšší|nejnižší, nejvyššího|nejnižšího, nejvyššímu|nejnižšímu, nejvyšším|nejnižším, nejvyšších|nejnižších, nejvyššími|nejnižšími, vyšší|nižší, ' +
    'vyššího|nižšího, vyššímu|nižšímu, vyšším|nižším, vyšších|nižších, vyššími|nižšími, vnitřní|vnější, vnitřního|vnějšího, vnitřnímu|vnějšímu, ' +
    'vnitřním|vnějším, vnitřních|vnějších, vnitřními|vnějšími, horní|dolní, horního|dolního, hornímu|dolnímu, horním|dolním, horních|dolních, ' +
    'horními|dolními, starší|mladší, staršího|mladšího, staršímu|mladšímu, starším|mladším, starších|mladších, staršími|mladšími, velký|malý, velká|malá, ' +
    'velké|malé, velkého|malého, velkém|malém, velkým|malým, velkých|malých, velkou|malou, velkými|malými, vysoký|nízký, vysoká|nízká, vysoké|nízké, ' +
    'vysokého|nízkého, vysokém|nízkém, vysokým|nízkým, vysokých|nízkých, vysokou|nízkou, vysokými|nízkými, nový|starý, nová|stará, nové|staré, ' +
    'nového|starého, novém|starém, novým|starým, nových|starých, novou|starou, novými|starými, silný|slabý, silná|slabá, silné|slabé, silného|slabého, ' +
    'silném|slabém, silným|slabým, silných|slabých, silnou|slabou, silnými|slabými, teplý|studený, teplá|studená, teplé|studené, teplého|studeného, ' +
    'teplém|studeném, teplým|studeným, teplých|studených, teplou|studenou, teplými|studenými, veřejný|soukromý, veřejná|soukromá, veřejné|soukromé, ' +
    'veřejného|soukromého, veřejném|soukromém, veřejným|soukromým, veřejných|soukromých, veřejnou|soukromou, veřejnými|soukromými, více než|méně než, ' +
    'nejvíce|nejméně, většina|menšina, většiny|menšiny, mnoho|málo, často|zřídka, rychle|pomalu, snadno|těžko, dříve|později, alespoň|nejvýše, ' +
    'roste|klesá, rostou|klesají, vzrostl|klesl, vzrostla|klesla, vzrostlo|kleslo, vzrostly|klesly, zvýšil|snížil, zvýšila|snížila, zvýšilo|snížilo, ' +
    'zvýšili|snížili, zvyšuje|snižuje, zvyšují|snižují, koupil|prodal, koupila|prodala, vyhrál|prohrál, vyhrála|prohrála, vyhráli|prohráli, ' +
    'otevřel|zavřel, otevřela|zavřela, narodil se v|zemřel v, narodila se v|zemřela v, začal v|skončil v, začala v|skončila v, na začátku|na konci, ' +
    'kvůli|navzdory, díky|navzdory, v létě|v zimě, na jaře|na podzim, ráno|večer, ve dne|v noci, výhody|nevýhody, může|nemůže, mohou|nemohou, nejen, ' +
    'více či méně',
  denials:
    'nemohl|mohl, nemohla|mohla, nemohli|mohli, nebyl|byl, nebyla|byla, nebylo|bylo, nebyli|byli, nebyly|byly, není|je, nejsou|jsou, nechtěl|chtěl, ' +
    'nechtěla|chtěla, neměl|měl, neměla|měla, nemá|má, nemají|mají, ale, nýbrž, ani, nejen, nikdo, nic, žádný, žádná, žádné, už, ještě',
} satisfies Language;
