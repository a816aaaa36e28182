import { z } from '@ludotext/engine/format';

const version = (name: string, usual: string) =>
  z
    .string()
    .regex(/^\d{1,3}\.\d{1,3}$/, 'must be a major and a minor version such as 1.16')
    .default(usual)
    .describe(`Version of ${name} that the site has, as major.minor.`);

/**
 * A site takes a file whose libraries it has in exactly these versions, or, for the main library, in a newer one.
 * The defaults are those that Moodle, WordPress and Lumi sites have had for long.
 */
export const optionsSchema = z.object({
  question_set: version('H5P.QuestionSet', '1.20'),
  sort_paragraphs: version('H5P.SortParagraphs', '0.11'),
  multi_choice: version('H5P.MultiChoice', '1.16'),
  drag_text: version('H5P.DragText', '1.10'),
  blanks: version('H5P.Blanks', '1.14'),
});

/** Versions of the libraries, by the name of their option. */
export type H5pVersions = z.infer<typeof optionsSchema>;
