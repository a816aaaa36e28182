import type { Language } from './language.js';

/** Czech. See language.ts for the members. */
export const cs = {
  stemWords: { min: 6, max: 24 },
  numberBounds: 'do|přes|nad|pod|více než|méně než|asi|okolo|kolem|téměř|nejméně|nejvýše|po roce|před rokem',
  pointsOutside: /(?<!\p{L})(?:tento|tato|toto|této|tohoto|tomto|tyto|zde)(?!\p{L})/iu,
  pointsBack: /^(?:on|ona|ono|oni|jeho|její|jejich|to|poté|později|pak)$/i,
  pointsByOrder: /^(?:Je|Byla?|Byli|Má|Leží|Zemřela?|Narodila?) /u,
  yearBefore: 'rok|roku',
  yearBehind: 'roku',
  yearsBehind: 'let',
  placePrepositions: 'v ve do',
  personVerbs: 'narodil zemřel který která',
  nouns: [
    {
      kind: 'marked',
      before: {
        genitive: 'z ze od do bez u podle kolem vedle',
        locative: 'v ve na o při po',
        dative: 'k ke proti díky',
        instrumental: 's se nad pod před mezi',
      },
      form: /..$/u,
      notNoun: /(?:ého|ému|ých|ými|ých|ným|[ýíé]|ové?m|ní|lo|la|li)$/u,
    },
  ],
} satisfies Language;
