import type { Language } from './language.js';

/** Ukrainian. See language.ts for the members. */
export const uk = {
  absoluteTerms: 'завжди|ніколи|абсолютно|повністю|цілком|без винятку',
  wholeTerms: 'усі|всі|все|кожен|ніхто|нічого',
  vagueTerms: 'іноді|інколи|часто|зазвичай|рідко|ймовірно|можливо|як правило|майже',
  negations: 'не|крім|окрім|ніколи|без|за винятком|неправильно',
  asksForReason: 'чому|навіщо',
  pronouns: 'він|вона|вони|його|її|йому|їх',
  namesTheText: [/(?:згідно з|у) текст(?:ом|і)/iu],
  allOfTheAbove: ['усі відповіді правильні'],
  noneOfTheAbove: ['жодне з перерахованого'],
  truthValues: 'так ні',
  optionNames: 'відповідь|варіант',
  positions: 'перша|друга|третя|остання',
  optionJoiners: 'и|та',
  andWords: 'та',
  listWords: 'і|та',
  stemWords: { min: 5, max: 24 },
  numberBounds: 'до|понад|більше|менше|близько|приблизно|майже|щонайменше|щонайбільше|після',
  pointsOutside: /(?<!\p{L})(?:це[йю]?|ця|ці|цього|цієї|цьому|цих|тут|я|ти|ми|ви)(?!\p{L})/iu,
  pointsBack: /^(?:він|вона|воно|вони|його|її|їх|потім|згодом)$/iu,
  yearBehind: 'році|року',
  eraBehind: 'н\\. ?э|до н\\.',
  yearsBehind: 'років',
  placePrepositions: 'в у до',
  nouns: [
    {
      kind: 'marked',
      verb: /(?:ла|ло|ли|[иаі]в|[иаує]ть)(?:ся)?$/u,
      before: {
        genitive: 'з із зі від до без біля після для',
        locative: 'в у на о об при по',
        instrumental: 'над під перед між',
        dative: 'к завдяки',
      },
      form: /..$/u,
      notNoun:
        /(?:ого|ому|ими|их|ій|ий|ою|ним)$|(?:ть|ти|ться|лся|лась|лось|лись|ся|łam|łem|ył[ay]?|ał[ay]?|ował[ay]?|ić|ać|eć|yć|ąc|il[aoi]?|al[aoi]?|ti)$/u,
    },
  ],
} satisfies Language;
