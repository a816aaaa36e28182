import { wordTable } from './word-table.js';

/** A word that turns a question round. Players overlook it where it is small. */
export const negations = wordTable({
  en: "not(?! to )|except|never|without|false|incorrect|untrue|\\p{L}+n['’]t",
  de: 'nicht|kein|keine|keiner|keines|keinem|keinen|außer|ohne|niemals|falsch',
  es: 'no|excepto|salvo|nunca|sin|falsa|falso|incorrecta|incorrecto',
  fr: 'ne|pas|sauf|excepté|jamais|sans|aucun|aucune|fausse|faux|incorrecte?',
  it: 'non|tranne|eccetto|mai|senza|falsa|falso|errata|errato',
  pt: 'não|exceto|salvo|nunca|sem|falsa|falso|incorreta|incorreto',
  nl: 'niet|geen|behalve|nooit|zonder|onjuist',
  pl: 'nie|oprócz|z wyjątkiem|nigdy|bez|fałszywe|nieprawdziwe',
  ru: 'не|кроме|никогда|без|за исключением|неверно|неправильно',
  uk: 'не|крім|окрім|ніколи|без|за винятком|неправильно',
  ro: 'nu|cu excepția|niciodată|fără|fals|falsă|incorectă?',
  sv: 'inte|utom|förutom|aldrig|utan|falskt?|felaktigt?',
  el: 'δεν|εκτός|ποτέ|χωρίς|ψευδής|λάθος',
  tr: 'değil|değildir|hariç|dışında|yanlıştır|olmayan',
  ar: 'ليس|ليست|لا|لم|لن|ما عدا|باستثناء|غير|بدون',
  vi: 'không phải|ngoại trừ|trừ|chưa bao giờ|sai',
  hi: 'नहीं|के अलावा|को छोड़कर|गलत|बिना',
  th: 'ไม่ใช่|ไม่ได้|ยกเว้น|ไม่ถูกต้อง|ไม่เคย',
  zh: '不是|不属于|不屬於|不包括|不正确|不正確|除了|没有|錯誤的是|错误的是',
  ja: 'ではない|でない|以外|含まれない|誤り|間違って|正しくない',
  ko: '아닌|않은|않는|제외|틀린',
});

/** The statement is to be found that is false: even in capitals that is the question turned round twice. */
export const asksForFalsehood = wordTable({
  en: "(?:not|never|isn['’]t|aren['’]t) (?:\\p{L}+ )?(?:true|correct|right|stated|mentioned|said|listed|named|included|supported|described|given|part of|one of)|except|is (?:false|incorrect|untrue)|are (?:false|incorrect|untrue)",
  de: 'nicht (?:\\p{L}+ )?(?:wahr|richtig|korrekt|zutreffend|genannt|erwähnt)|trifft \\p{L}* ?nicht zu|(?:ist|sind) falsch|außer',
  es: 'no (?:es|son|se) (?:verdad|verdadera|verdadero|cierto|cierta|correcta|correcto|menciona|dice)|excepto|salvo|es fals[ao]',
  fr: "(?:n'est|ne sont|n'a) pas (?:vraie?|exacte?|correcte?|mentionnée?|été mentionnée?|citée?)|sauf|est fausse?|est faux",
  it: 'non (?:è|sono|viene) (?:ver[ao]|corrett[ao]|menzionat[ao]|citat[ao])|tranne|eccetto|è fals[ao]',
  pt: 'não (?:é|são|foi) (?:verdade|verdadeir[ao]|corret[ao]|mencionad[ao]|citad[ao])|exceto|é fals[ao]',
  ru: 'не (?:является|верно|правильно|соответствует|упоминается)|кроме|является ложным',
  zh: '(?:不正确|不正確|错误|錯誤|不符合|没有提到|不包括)',
  ja: '(?:正しくない|誤って|間違って|当てはまらない|述べられていない)',
  ko: '(?:옳지 않은|틀린|일치하지 않는|언급되지 않은|맞지 않는)',
});

/** A question for a reason: why something is not so. */
export const asksForReason = wordTable({
  en: 'why|how come|for what reason',
  de: 'warum|weshalb|wieso|weswegen',
  es: 'por qué',
  fr: 'pourquoi',
  it: 'perché|come mai',
  pt: 'por que|porque|por quê',
  nl: 'waarom',
  pl: 'dlaczego|czemu',
  ru: 'почему|зачем|отчего',
  uk: 'чому|навіщо',
  ro: 'de ce',
  sv: 'varför',
  el: 'γιατί',
  tr: 'niçin|niye',
  ar: 'لماذا|لم لا',
  vi: 'tại sao|vì sao',
  hi: 'क्यों',
  th: 'ทำไม|เหตุใด',
  zh: '为什么|為什麼|为何|何以',
  ja: 'なぜ|どうして',
  ko: '왜|어째서',
});

/** A word that opens a clause inside a question: what is negative there is not what is asked. */
export const opensClause = wordTable({
  en: 'that|if|because|when|whether|although|while|unless|who|whose',
  de: 'dass|wenn|weil|ob|obwohl|während',
  es: 'que|si|porque|cuando|aunque|mientras',
  fr: 'que|si|parce que|quand|bien que|qui',
  it: 'che|se|perché|quando|benché|mentre',
  pt: 'que|se|porque|quando|embora|enquanto',
  nl: 'dat|als|omdat|of|hoewel|terwijl',
  pl: 'że|jeśli|ponieważ|gdy|chociaż',
  ru: 'что|если|потому|когда|хотя|чтобы',
});
