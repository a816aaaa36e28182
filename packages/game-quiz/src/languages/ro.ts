import type { Language } from './language.js';
import { romanianClasses } from './ro-words.js';

/** Romanian. See language.ts for the members. */
export const ro = {
  absoluteTerms: 'întotdeauna|mereu|niciodată|absolut|complet|total|fără excepție|în niciun caz',
  wholeTerms: 'toți|toate|fiecare|nimeni|nimic',
  vagueTerms: 'uneori|de obicei|adesea|deseori|frecvent|rareori|probabil|poate|în general|mai mult sau mai puțin',
  negations: 'nu|cu excepția|niciodată|fără|fals|falsă|incorectă?',
  asksForReason: 'de ce',
  pronouns: 'el|ea|ei|ele|lui',
  namesTheText: [/(?:potrivit|conform) textului|în text(?:ul)?(?!\p{L})/iu],
  allOfTheAbove: ['toate cele de mai sus', 'toate variantele', 'toate răspunsurile sunt corecte'],
  noneOfTheAbove: ['niciuna dintre cele de mai sus', 'niciuna de mai sus', 'nicio variantă'],
  truthValues: 'adevărat fals da nu',
  optionNames: 'răspunsul|varianta',
  positions: 'prima|a doua|ultima',
  optionJoiners: 'și|sau',
  andWords: 'și',
  listWords: 'și|sau',
  stemWords: { min: 7, max: 30 },
  pointsBack: /^(?:el|ea|ei|ele|îl|îi|lor|acesta|aceasta|aceștia|acestea|acolo|atunci|apoi|iar|dar|însă|deci)$/iu,
  pointsByOrder: /^(?:A doua zi|De atunci|După aceea|Într-o (?:zi|seară)|În cele din urmă)(?!\p{L})/u,
  numberBounds: 'peste|mai mult de|mai puțin de|cel puțin|cel mult|până la|până în|sub|aproape|din|înainte de|după',
  placePrepositions: 'în la',
  wordClasses: romanianClasses,
  wordEndings: { 'm.1': '0 ul', 'f.1': 'ă a', 'f.2': 'e ea' },
  asksWhatIsSaid: 'Care dintre aceste afirmații este în acord cu textul?',
  asksWhatIsContradicted: 'Care dintre aceste afirmații contrazice textul?',
  opposites:
    'înainte de|după, nord|sud, est|vest, nordul|sudul, estul|vestul, mai mult|mai puțin, mai mulți|mai puțini, mai multe|mai puține, prima|ultima, ' +
    'primul|ultimul, primii|ultimii, primele|ultimele, a crescut|a scăzut, au crescut|au scăzut, crește|scade, cresc|scad, a câștigat|a pierdut, ' +
    'au câștigat|au pierdut, a cumpărat|a vândut, a deschis|a închis, s-a născut|a murit, din cauza|în ciuda, vara|iarna, ziua|noaptea, dimineața|seara, ' +
    'la dreapta|la stânga, în interiorul|în exteriorul, adesea|rareori, repede|încet, mulți|puțini, multe|puține, superioară|inferioară, ' +
    'superior|inferior, interioară|exterioară, intern|extern, internă|externă, publică|privată, publice|private, pozitiv|negativ, pozitivă|negativă, ' +
    'posibil|imposibil, la început|la sfârșit, începutul|sfârșitul, avantaje|dezavantaje, înainte de a, mai mult sau mai puțin, nu mai, pentru că nu, ' +
    'după ce, după cum',
  denials:
    'mai mic|mai mare, mai mică|mai mare, mai mici|mai mari, nu poate|poate, nu pot|pot, nu putea|putea, nu puteau|puteau, nu este|este, nu sunt|sunt, ' +
    'nu era|era, nu erau|erau, nu a fost|a fost, nu au fost|au fost, nu voia|voia, nu are|are, nu avea|avea, ci, dar, nici, nimeni, nimic, niciun, nicio, ' +
    'numai, doar, decât',
} satisfies Language;
