import type { ContrastRow } from './en-contrasts.js';

const noObject =
  /^(?:[.,;]|$| (?:as|when|with|in|by|during|to|from|at|over|until|after|between|because|and|but|since|sharply|slightly|rapidly|greatly|quickly)\b)/;
const ofTime = /\b(?:in|during|of|every|each|by|until|last|this|early|late|through) (?:the )?(?:early |late )?$/;

/** English words for times, places, ways and materials, of which one excludes the others. */
export const closedSets: readonly ContrastRow[] = [
  // Time
  { options: 'spring | summer | autumn | winter', before: ofTime },
  {
    options:
      'January | February | March | April | May | June | July | August | September | October | November | December',
    before: /\b(?:in|during|until|since|by|every|last|early|late|mid) $/u,
    behind: /^(?:[.,;]|$| (?!\d|and\b|to\b|or\b|until\b))/,
  },
  {
    options: 'once | twice | three times',
    behind: /^ (?:an?|every|each|per) (?:day|week|month|year|hour|century|decade)\b/u,
  },
  {
    options: 'daily | weekly | monthly | yearly',
    behind: /^ (?:newspaper|magazine|market|meetings?|report|journal|payment|rent|wage|income|visits?)\b/u,
  },
  // Space
  {
    options: 'Africa | Asia | Europe | South America | North America',
    before: /\b(?:in|to|from|across|of|throughout) $/,
    behind: noObject,
  },
  { options: 'Atlantic | Pacific | Indian', before: /\bthe $/, behind: /^ Ocean\b/ },
  {
    options: 'north | south | east | west',
    before: /\b(?:the|due|to the|miles|kilomet(?:re|er)s|km|just|further|farther) $/u,
    behind: /^(?:[.,;]|$| (?:of|coast|side|bank|by|from|along|and then|to)\b)/,
  },
  {
    options: 'northern | southern | eastern | western',
    before: /\b(?:the|in|of|from|across|its|to) $/u,
    behind:
      /^ (?:coast|part|side|shore|end|tip|edge|border|half|slope|slopes|bank|region|regions|province|provinces|states|hemisphere|\p{Lu})/u,
  },
  {
    options: 'above | below | inside',
    before:
      /\b(?:just|right|directly|metres|meters|feet|miles|kilomet(?:re|er)s|located|lies|lie|found|situated|lives?|degrees) $/u,
    behind: /^ (?:the|its|their|sea|ground|water)/,
  },
  // Kinds of things
  {
    options: 'wood | stone | clay | iron | leather | glass | bronze',
    before:
      /\b(?:made|built|carved|cut|woven|constructed|consists?|consisted) (?:entirely |only |mostly |mainly )?(?:of|from|out of) $/u,
    behind: /^(?:[.;]|$| (?:in|by|and was|with|that|which|on|for)\b)/,
  },
  {
    options: 'red | blue | green | yellow | white | black | brown',
    before:
      /\b(?:is|are|was|were|turns?|turned|became|becomes?|painted|dyed|looks?|looked|(?:bright|dark|light|deep|pale)) $/u,
    behind: /^(?:[.,;]|$| (?:in|when|with|because|after|from|on)\b)/,
  },
  // Ways and languages
  {
    options: 'under | behind | beside',
    before: /\b(?:hid|hidden|sat|stood|lay|slept|waited|buried|stands?|sleeps?|hides?|lying|sitting|standing) $/,
    behind: /^ (?:the|an?|his|her|its|their) \p{Ll}/u,
  },
  {
    keys: 'by boat/by ship/by car/by train/by plane/by bus/by bicycle/on foot/on horseback',
    options:
      'by train/by train/by train/on foot/by ship/on foot/by train/by train/by train | on foot/on horseback/on foot/by ship/by train/by bicycle/on foot/by boat/on foot | by bus/by plane/by plane/by plane/by bus/by train/by car/by bicycle/by carriage',
    before:
      /\b(?:go|goes|went|travel\p{L}*|came|come|arriv\p{L}+|return\p{L}*|sent|moved|carried|transported|reach\p{L}*|deliver\p{L}*|cross\p{L}*|left|journey\p{L}*)\b[^,;]{0,50} $/u,
    behind: noObject,
  },
  {
    options: 'English | French | German | Spanish | Italian | Russian | Latin | Greek | Portuguese',
    before:
      /\b(?:written in|wrote in|spoken in|speak|speaks|spoke|learn|learned|learnt|taught|taught in|studied|translated into|translated from|fluent in) $/,
    behind: /^(?:[.,;]|$| (?:at|in|by|with|from|when|because)\b)/,
  },
];
