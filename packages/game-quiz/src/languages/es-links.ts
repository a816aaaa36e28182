import type { Language } from './language.js';

/** The beginning of a clause up to its verb, which is in the indicative. */
const indicative =
  '(?:(?:no|se|l[aeo]s?|ya|aún|todavía|también|nunca|siempre) )*' +
  '(?:es|son|era|eran|fue|fueron|está|están|estaba|estaban|ha|han|había|habían|hay|hubo|tiene|tienen|tuvo|puede|pueden|' +
  'pudo|hizo|\\p{Ll}+(?:aba|aban|ía|ían|ó|aron|ieron)) ';
/** What may stand before a noun behind "a" or "de" without melting into it. */
const determiner = '(?:las?|los|una?|sus?|est[aeo]s?) ';
/** Words before "porque" that make it no plain reason. */
const noReason = '(?:no|solo|sólo|sino|también|tampoco|es|era|fue|quizás?|justamente|precisamente|y|e|o|que)';

/** Words that link two statements in Spanish. See language.ts. */
export const spanishLinks: NonNullable<Language['links']> = {
  between: [
    {
      words: /^(?:Sin embargo|No obstante|Pese a ello|A pesar de ello|A pesar de eso)(?=, \p{Ll})/u,
      others: ['Por lo tanto', 'Por ejemplo', 'En otras palabras'],
    },
    {
      words:
        /^(?:Por lo tanto|Por tanto|Por consiguiente|En consecuencia|Como consecuencia|Como resultado)(?=, \p{Ll})/u,
      others: ['Sin embargo', 'Por el contrario', 'De lo contrario'],
    },
    {
      words: /^(?:Por eso|Por ello|Por esta razón|Por este motivo|Debido a ello)(?=, \p{Ll})/u,
      others: ['Sin embargo', 'Por el contrario', 'De lo contrario'],
    },
    {
      words: /^(?:Por eso|Por ello|Por esta razón|Por este motivo)(?= \p{Ll})/u,
      others: ['A pesar de ello', 'En lugar de ello', 'En contra de ello'],
    },
    { words: /^Por ejemplo(?=, \p{Ll})/u, others: ['Sin embargo', 'Por lo tanto', 'De lo contrario'] },
    {
      words: /^(?:En cambio|Por el contrario)(?=, \p{Ll})/u,
      others: ['Por lo tanto', 'Por ejemplo', 'En otras palabras'],
    },
    { words: /^De lo contrario(?=, \p{Ll})/u, others: ['Por ejemplo', 'Del mismo modo', 'Gracias a ello'] },
    {
      words: /^(?:Es decir|En otras palabras|Dicho de otro modo)(?=, \p{Ll})/u,
      others: ['Sin embargo', 'Por el contrario', 'Mientras tanto'],
    },
  ],
  within: [
    {
      words: /(?<=\p{L}{2}, )(?:porque|ya que|puesto que|dado que|debido a que)(?= \p{L})/u,
      others: ['aunque', 'mientras que', 'por lo que'],
    },
    {
      words: new RegExp(`(?<=\\p{L}{2} )(?<!(?:^| )${noReason} )(?:porque|debido a que)(?= \\p{L})`, 'u'),
      others: ['aunque', 'hasta que', 'mientras que'],
    },
    {
      words: /(?<=\p{L}{2}, )(?:por lo que|así que)(?= \p{L})(?! (?:no )?(?:deb|hab|hub))/u,
      others: ['porque', 'aunque', 'mientras que'],
    },
    {
      words: new RegExp(`(?<=\\p{L}{2}, )(?:de modo que|de manera que)(?= ${indicative})`, 'u'),
      others: ['porque', 'aunque', 'mientras que'],
    },
    {
      words: new RegExp(`(?<=\\p{L}{2}, )(?:aunque|a pesar de que)(?= ${indicative})`, 'u'),
      others: ['porque', 'así que', 'desde que'],
    },
    {
      words: new RegExp(`^(?:Aunque|A pesar de que)(?= ${indicative}[^,]+, )`, 'u'),
      others: ['Como', 'Ya que', 'Desde que'],
    },
    { words: /^(?:Ya que|Puesto que|Dado que)(?= [^,]+, )/u, others: ['Aunque', 'Mientras que', 'A pesar de que'] },
    { words: /(?<=\p{L}{2}, )mientras que(?= \p{L})/u, others: ['desde que', 'hasta que', 'o bien'] },
    {
      words: /(?<=\p{L}{2},? )(?:para que|a fin de que|con el fin de que)(?= \p{L})/u,
      others: ['sin que', 'a menos que', 'por mucho que'],
    },
    {
      words:
        /(?<=\p{L}{2},? )(?:con el fin de|con el objetivo de|a fin de)(?= \p{Ll}+[aeií]r(?:se|l[aeo]s?)?(?!\p{L}))/u,
      others: ['en lugar de', 'a pesar de', 'por miedo a'],
    },
    {
      words: new RegExp(`(?<=\\p{L}{2},? )(?:debido a|a causa de|gracias a)(?= ${determiner}\\p{Ll})`, 'u'),
      others: ['a pesar de', 'en lugar de', 'a diferencia de'],
    },
    {
      words: new RegExp(`^(?:Debido a|A causa de|Gracias a)(?= ${determiner}\\p{Ll}[^,]+, )`, 'u'),
      others: ['A pesar de', 'En lugar de', 'A diferencia de'],
    },
    {
      words: new RegExp(`(?<=\\p{L}{2},? )a pesar de(?= ${determiner}\\p{Ll})`, 'u'),
      others: ['debido a', 'gracias a', 'con ayuda de'],
    },
    {
      words: new RegExp(`^A pesar de(?= ${determiner}\\p{Ll}[^,]+, )`, 'u'),
      others: ['Debido a', 'Gracias a', 'Con ayuda de'],
    },
    {
      // Only before a clause with a verb of its own.
      words: new RegExp(
        `(?<=\\p{L}{2}, )pero(?= (?:(?:él|ell[ao]s?|nadie|(?:las?|los|el|sus?) \\p{Ll}+) )?${indicative})`,
        'u',
      ),
      others: ['desde que', 'siempre que', 'o bien'],
    },
  ],
};
