/**
 * English: what something can be. Of the qualities of a row only one is right. "/" joins words that mean much the same; what
 * stands behind "~" is only a wrong answer.
 */
export const qualities: readonly string[] = [
  'empty | full/packed ~ half full',
  'hot/boiling | cold/freezing/icy ~ lukewarm',
  'wet/damp/soaked | dry ~ frozen',
  'hollow | solid ~ filled with water',
  'rare/scarce/uncommon | common/widespread ~ unknown',
  'extinct | endangered ~ common/widespread',
  'dangerous/hazardous/risky | safe/harmless ~ helpful',
  'poisonous/toxic/venomous | harmless ~ edible',
  'alive | dead ~ asleep',
  'asleep | awake ~ away',
  'legal | illegal/forbidden ~ compulsory',
  'necessary/essential | unnecessary/needless ~ forbidden/impossible',
  'transparent | opaque ~ invisible',
  'rigid/stiff | flexible/elastic ~ liquid',
  'rough | smooth ~ sticky',
  'expensive/costly | cheap/inexpensive ~ free',
  'easy/simple | difficult/hard ~ impossible',
  'possible | impossible ~ certain',
  'permanent | temporary ~ monthly',
  'guilty | innocent ~ mad',
  'early | late ~ on time',
  'loud/noisy | quiet/silent ~ musical',
  'sweet | sour | bitter | salty',
  'rich/wealthy | poor/penniless ~ of royal blood',
  'popular | unpopular ~ unknown',
  'successful | unsuccessful ~ never finished',
  'open | closed/shut ~ broken',
  'blind | deaf ~ lame',
  'rude | polite ~ silent',
  'lazy/idle | hard-working/diligent ~ ill/sick',
  'brave/courageous | cowardly ~ careless',
  'generous | greedy/mean ~ poor',
  'honest | dishonest ~ shy',
  'solid | liquid | gaseous',
  'vertical | horizontal | diagonal',
  'positive | negative | neutral',
  'male | female ~ sexless',
  'herbivorous | carnivorous | omnivorous',
  'nocturnal | diurnal ~ blind',
  'round/circular | square | triangular',
  'symmetrical | asymmetrical ~ square',
  'warm-blooded/endothermic | cold-blooded/ectothermic ~ bloodless',
  'married | single/unmarried | divorced | widowed',
  'pregnant | ill ~ blind',
];

/** Feelings, with those that may go with them, and with the words that may follow them. */
export interface Feeling {
  readonly words: string;
  /** Feelings that somebody may have at the same time. */
  readonly near: string;
  readonly before: string;
}

export const feelings: readonly Feeling[] = [
  {
    words: 'happy/glad/delighted/pleased/overjoyed/cheerful/joyful',
    near: 'proud excited grateful calm relieved surprised',
    before: 'to that about with',
  },
  { words: 'sad/unhappy/miserable/heartbroken', near: 'lonely disappointed worried ashamed', before: 'to that about' },
  { words: 'angry/furious/annoyed/cross', near: 'jealous disappointed', before: 'with at about that' },
  { words: 'afraid/frightened/scared/terrified', near: 'worried surprised', before: 'of that to' },
  { words: 'proud', near: 'happy grateful calm', before: 'of to that' },
  { words: 'ashamed/embarrassed', near: 'sad worried', before: 'of to that' },
  { words: 'jealous/envious', near: 'angry', before: 'of' },
  { words: 'surprised/astonished/amazed', near: 'happy afraid excited curious', before: 'to that at' },
  { words: 'bored', near: 'tired', before: 'with' },
  { words: 'worried/anxious/nervous', near: 'afraid sad', before: 'about that' },
  { words: 'excited', near: 'happy surprised curious', before: 'about to' },
  { words: 'disappointed', near: 'sad angry', before: 'with that to' },
  { words: 'lonely', near: 'sad', before: '' },
  { words: 'tired/exhausted/weary', near: 'bored hungry thirsty', before: '' },
  { words: 'hungry/starving', near: 'tired thirsty', before: '' },
  { words: 'thirsty', near: 'tired hungry', before: '' },
  { words: 'calm', near: 'happy proud', before: '' },
  { words: 'grateful/thankful', near: 'happy relieved', before: 'to that' },
];
