import type { Wordings } from '../../contract/message.js';

export const en: Wordings = {
  items_withheld: {
    one: 'One further item was withheld, so that the items of the set differ.',
    other: '{count} further items were withheld, so that the items of the set differ.',
  },
  difficulty_not_met: 'The text does not give items of the difficulty {asked}; these are {got}.',
};
