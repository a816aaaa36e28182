import type { ExportSet, WrittenFile } from '@ludotext/engine/format';
import { onLine } from '../parts.js';
import { escapeHtml, xmlText } from '../xml.js';
import { zip } from '../zip.js';
import { type Content, contentOf, fitsTitle, isSortable, type Library, sortParagraphs } from './content.js';
import type { H5pVersions } from './options.js';

/** Each library's name on a site, and the option that has its version. */
const libraries: Readonly<Record<Library, keyof H5pVersions>> = {
  'H5P.QuestionSet': 'question_set',
  'H5P.SortParagraphs': 'sort_paragraphs',
  'H5P.MultiChoice': 'multi_choice',
  'H5P.DragText': 'drag_text',
  'H5P.Blanks': 'blanks',
};

/** A package of `h5p.json` and the content, without libraries: what is not used is not named in it. */
export function write(set: ExportSet, versions: H5pVersions): WrittenFile {
  const { items } = set;
  const [only] = items;
  const isAlone = items.length === 1 && only !== undefined && isSortable(only.interaction);
  const contents = items.map(({ interaction }) => (isAlone ? sortParagraphs(interaction) : contentOf(interaction)));
  const sorted = isAlone ? contents[0]?.content : undefined;
  const main: Library = sorted === undefined ? 'H5P.QuestionSet' : sorted.library;
  const used = new Set<Library>([main, ...contents.flatMap(({ content }) => content?.library ?? [])]);
  const content =
    sorted === undefined
      ? questionSet(
          set,
          contents.map((each) => each.content),
          versions,
        )
      : sorted.params;
  return {
    content: zip({
      'h5p.json': JSON.stringify(description(set, main, [...used], versions)),
      'content/content.json': JSON.stringify(content),
    }),
    outcomes: contents.map(({ outcome }) => outcome),
  };
}

/** What a site reads first. Source: h5p.org, the specification of h5p.json; patterns of h5p-php-library. */
function description(set: ExportSet, main: Library, used: readonly Library[], versions: H5pVersions) {
  const language = languageOf(set.language);
  return {
    title: shortTitle(set.title),
    language,
    defaultLanguage: language,
    mainLibrary: main,
    embedTypes: ['iframe'],
    license: 'U',
    preloadedDependencies: used.map((machineName) => {
      const [major = '', minor = ''] = versions[libraries[machineName]].split('.');
      return { machineName, majorVersion: Number(major), minorVersion: Number(minor) };
    }),
  };
}

/** The tag where H5P takes it, which has letters and hyphens in it and no more than ten of them; else its language. */
const languageOf = (tag: string): string => (/^[-a-zA-Z]{1,10}$/.test(tag) ? tag : (tag.split('-')[0] ?? 'und'));

/** A title is a name and no content: one that is too long is shortened, and stands on the first page as a whole. */
function shortTitle(title: string): string {
  const clean = cleanTitle(title);
  if (fitsTitle(clean)) return clean;
  let short = '';
  for (const character of clean) {
    if (!fitsTitle(`${short}${character}…`)) break;
    short += character;
  }
  return `${short}…`;
}

const cleanTitle = (title: string): string => onLine(xmlText(title)) || '–';

function questionSet({ title, items }: ExportSet, contents: readonly (Content | undefined)[], versions: H5pVersions) {
  const seen = new Map<string, number>();
  const questions = contents.flatMap((content, index) => {
    const item = items[index];
    if (content === undefined || item === undefined) return [];
    const times = seen.get(item.id) ?? 0;
    seen.set(item.id, times + 1);
    return [
      {
        library: `${content.library} ${versions[libraries[content.library]]}`,
        params: content.params,
        subContentId: subContentId(item.id, times),
        metadata: {
          contentType: content.name,
          license: 'U',
          title: content.title ?? `${index + 1}`,
        },
      },
    ];
  });
  return {
    introPage: !fitsTitle(cleanTitle(title))
      ? { showIntroPage: true, title: escapeHtml(cleanTitle(title)) }
      : { showIntroPage: false },
    progressType: 'dots',
    passPercentage: 50,
    questions,
    disableBackwardsNavigation: false,
    randomQuestions: false,
    // The player counts on the last two, and not every version has defaults of its own for them.
    endGame: {
      showResultPage: true,
      showSolutionButton: true,
      showRetryButton: true,
      overallFeedback: [{ from: 0, to: 100 }],
      scoreBarLabel: 'You got @finals out of @totals points',
    },
    override: { checkButton: true },
  };
}

/** A UUID (version 8, of one's own making) of the item's id, and of how often it stood in the set before. */
const subContentId = (id: string, times: number): string =>
  `${id.slice(0, 8)}-${id.slice(8, 12)}-8${id.slice(12, 15)}-8${id.slice(15)}00-${times.toString(16).padStart(12, '0')}`;
