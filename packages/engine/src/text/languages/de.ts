import type { Language } from './language.js';

/** German. */
export const german: Language = {
  stopWords: {
    own: `aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin bis bist da damit dann
    das dass dein deine dem den denn der deren des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du
    durch ein eine einem einen einer eines er es etwas euch euer für gegen hab habe haben hat hatte hatten hier hinter ich
    ihm ihn ihnen ihr ihre ihrem ihren ihrer im in indem ins ist ja jede jedem jeden jeder jedes jene jetzt kann kein keine
    können könnte man mein meine mich mir mit muss nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen
    seiner sich sie sind so solche soll sondern sonst über um und uns unser unter vom von vor war waren warum was weil welche
    wenn wer werden wie wieder will wir wird wo wollte wurde wurden zu zum zur zwar zwischen`,
  },
  abbreviations:
    'hr fr dr prof dipl ing mag hl st z.b z.t d.h u.a v.a o.ä u.ä s.o i.d.r bzw vgl ca evtl ggf sog inkl exkl geb gest tel bspw mio mrd abb',
  ordinals: {
    before: /\b(?:am|im|der|die|das|dem|den|des|vom|zum|beim|seit|bis|ab|ein|eine|und|–)\s(?:\d{1,2}|[IVX]{1,5})\.$/u,
    after:
      /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhundert|Jh)(?!\p{L})/u,
  },
  openingCues: {
    pronoun:
      'er|sie|es|ihm|ihn|ihr|ihre|ihrem|ihren|ihrer|sein|seine|seinem|seinen|seiner|dies|diese|dieser|dieses|diesem|diesen|jene|jener|jenes|das|der|die war|solche|solcher|solches|beide|dort|da|dabei|damit|dafür|dagegen|darauf|daraus|darin|darüber|darum|davon|dazu|hier|hierbei|hierfür|letztere|letzterer|ersterer|als er|als sie|als es|wenn er|wenn sie|nachdem er|nachdem sie|bevor er|bevor sie|während er|während sie|sobald er|sobald sie|weil er|weil sie|jedes mal wenn er|ein anderer|eine andere|ein weiterer|eine weitere|ein weiteres|in seinem|in ihrem|mit seinem|mit ihrem|mit diesem|in diesem|in dieser|mit dieser|jedes mal|alle anderen|die anderen|der andere|die andere',
    connective:
      'aber|und|oder|doch|jedoch|denn|deshalb|daher|deswegen|darum|somit|folglich|trotzdem|dennoch|außerdem|zudem|auch|stattdessen|sonst|ansonsten|allerdings|zum beispiel|beispielsweise|im gegensatz|andererseits|ebenso|also|so|nun|ja|nein|vielleicht|leider|zum glück|schließlich|nur|sogar|selbst|noch',
    time: 'dann|danach|anschließend|später|schließlich|endlich|plötzlich|bald|sofort|inzwischen|unterdessen|am nächsten|am folgenden|in jener|an diesem|in dieser nacht|seitdem|daraufhin|zuletzt|zunächst aber|kurz darauf|gleich darauf|im handumdrehen|nach einer weile|nach einiger zeit|im nächsten|als nächstes|zweitens|drittens|nach kurzer zeit|da|jetzt|diesmal|wieder',
    episode: 'eines tages|eines morgens|eines abends|eines nachts|einmal|einst',
    unless: /^(?:Der|Das) (?:\p{Ll}+ )?\p{Lu}/u,
  },
  elapsedTime: {
    numbers:
      'ein|eine|einen|einer|einem|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|ein paar|einigen?|wenigen?|vielen?|mehreren?|weiteren?',
    units:
      'sekunden?|minuten?|stunden?|tag|tage|tagen|nacht|nächten?|wochen?|monate?n?|jahr|jahre|jahren|jahrhunderten?|jahrzehnten?',
    before: 'nach|binnen|innerhalb von|nur|etwa|kaum',
    after: 'später|danach|darauf',
  },
  laterPronouns: {
    openers: 'in|im|am|an|auf|aus|bei|beim|mit|nach|ohne|seit|von|vor|zu|zum|zur|unter|über|jeden|jedes|jede',
    articles: 'der|die|das|dem|den|des|einer|einem|einen|eine|ein|diesem|dieser|seinem|seiner|ihrem|ihrer',
    demonstratives: 'diese[mnrs]?|jene[mnrs]?|solche[mnr]?',
    subjects: 'er|sie',
    verbSecond: true,
  },
  detection: {
    letters: 'äöüß',
    foreign: '',
    parts: 'sch|ung$|lich|keit$|heit$|ich|ei|^ge.*t$|cht|tz|eu|pf|^ver|en$|^zu|^ein',
  },
};
