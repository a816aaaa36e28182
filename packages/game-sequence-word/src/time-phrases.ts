import { primarySubtag } from '@ludotext/engine/game';

/**
 * Tiles that say when, and stand as well at the beginning of a clause as at its end (before or after the subject, in Chinese,
 * Japanese and Korean). Only what always does: "then" and "soon" do not.
 */
const patterns: Readonly<Record<string, RegExp>> = {
  en: /^(?:yesterday|today|tomorrow|tonight|last (?:night|week|month|year)|next (?:week|month|year)|(?:every|each) (?:single )?(?:day|morning|afternoon|evening|night|week|month|year|spring|summer|autumn|winter)|in \d{4}|in the (?:morning|afternoon|evening)|in (?:spring|summer|autumn|winter)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|at (?:night|noon|midnight|dawn)|(?:after|before) (?:dinner|lunch|breakfast|school|work))$/,
  es: /^(?:ayer|hoy|mañana|anoche|cada (?:día|mañana|tarde|noche|semana|mes|año)|en \d{4}|por la (?:mañana|tarde|noche)|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos))$/,
  fr: /^(?:hier|aujourd['’]hui|demain|chaque (?:jour|matin|soir|nuit|semaine|mois|année)|en \d{4}|(?:le|la) (?:matin|soir|nuit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))$/,
  it: /^(?:ieri|oggi|domani|ogni (?:giorno|mattina|sera|notte|settimana|mese|anno)|nel \d{4})$/,
  pt: /^(?:ontem|hoje|amanhã|cada (?:dia|manhã|tarde|noite|semana|mês|ano)|em \d{4})$/,
  de: /^(?:gestern|heute|morgen|(?:jeden|am) (?:tag|morgen|abend|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|jede (?:nacht|woche)|jedes jahr|im jahr \d{4})$/,
  nl: /^(?:gisteren|vandaag|morgen|elke (?:dag|ochtend|avond|nacht|week|maand)|elk jaar|in \d{4})$/,
  sv: /^(?:igår|idag|imorgon|i (?:går|dag|morgon)|varje (?:dag|morgon|kväll|natt|vecka|månad|år))$/,
  ru: /^(?:вчера|сегодня|завтра|каждый (?:день|вечер|год|месяц)|каждое утро|каждую (?:ночь|неделю)|в \d{4} году)$/,
  pl: /^(?:wczoraj|dzisiaj|jutro|codziennie|każdego (?:dnia|ranka|wieczoru|roku)|w \d{4} roku)$/,
  zh: /^(?:昨天|今天|明天|昨晚|今晚|每天|每晚|每年|每天早上|每天晚上)$/,
  ja: /^(?:昨日|今日|明日|昨夜|今朝|毎日|毎朝|毎晩|毎年)$/,
  ko: /^(?:어제|오늘|내일|매일|매년|매일 (?:아침|저녁|밤))$/,
};

export function isTimePhrase(tile: string, language: string): boolean {
  return patterns[primarySubtag(language)]?.test(tile.toLowerCase()) === true;
}
