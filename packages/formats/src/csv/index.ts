import { apiVersion, defineFormat } from '@ludotext/engine/format';
import { messages } from '../messages/index.js';
import { optionsSchema } from './options.js';

/**
 * A plain table for spreadsheets, one item per row, with the names of the columns in the first: RFC 4180, UTF-8.
 *
 * `type`, `prompt` and `option_1` … `option_n` are always there, the others where an item uses them:
 *
 * | type | options | correct | more |
 * |---|---|---|---|
 * | `choice`, `choices` | the options | numbers of the right ones: `2`, `1 3` | `feedback_n` of each option |
 * | `order`, `order_words` | the parts in their order | | `alternatives`: other right orders, `2 1 3 \| 1 3 2`; `solved`: the whole text |
 * | `match` | the lefts, beside `match_n`, the rights | | `shown`: the order of the rights, `2 1 3` |
 * | `gaps` | words to choose from | | `gap_text`: `The [heart\|cor] pumps.`; `\` before what is no gap |
 * | `text` | the answers that are right | | |
 *
 * and for every type `title`, `hint`, `explanation`, `evidence`, `place`, `difficulty` (`easy`, `medium`, `hard`).
 *
 * Reading takes columns in any order, with a comma, a semicolon or a tab between; a missing `type` is a choice;
 * `question` is `prompt`, `answer_n` is `option_n`; `correct` may be letters or the text of an option.
 */
export const csv = defineFormat({
  apiVersion,
  id: 'csv',
  displayName: { en: 'Table (CSV)', de: 'Tabelle (CSV)' },
  mediaType: 'text/csv; charset=utf-8',
  extension: '.csv',
  carries: { choice: 'exact', order: 'exact', match: 'exact', gaps: 'exact', text: 'exact' },
  optionsSchema,
  messages,
  write: async (set, options) => (await import('./write.js')).write(set, options),
  read: async (file) => (await import('./read.js')).read(file),
  recognises: (file) => {
    const decoder = new TextDecoder(file[0] === 0xff && file[1] === 0xfe ? 'utf-16le' : 'utf-8');
    const [header = ''] = decoder
      .decode(file.subarray(0, 4000))
      .toLowerCase()
      .split(/[\r\n]/);
    return (
      /(?:^|[,;\t"\ufeff])(?:prompt|question)["\s]*[,;\t]/.test(`${header},`) &&
      /(?:option|answer)[ _-]?1\b/.test(header)
    );
  },
});
