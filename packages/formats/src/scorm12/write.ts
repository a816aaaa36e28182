import { type ExportSet, seedFrom, type WrittenFile } from '@ludotext/engine/format';
import { type PageOptions, writePage } from '../html/page.js';
import { element, writeXml } from '../xml.js';
import { zip } from '../zip.js';
import { courseScript } from './course-script.js';

interface ScormOptions extends PageOptions {
  readonly pass_score: number;
}

/** Writes the package: the page and the manifest that names it as the one activity. */
export async function write(set: ExportSet, options: ScormOptions): Promise<WrittenFile> {
  const { page, outcomes } = await writePage(set, options, courseScript(options.pass_score));
  return { content: zip({ 'imsmanifest.xml': manifest(set, options), 'index.html': page }), outcomes };
}

/**
 * The manifest of a package with one activity (SCO). Source: ADL, SCORM 1.2 Content Aggregation Model (2001), 2.3. It
 * names no place of its schemas: those files are not ours to hand on, and systems know them.
 */
function manifest({ title, items }: ExportSet, { pass_score }: ScormOptions): string {
  const id = seedFrom(title, ...items.map((item) => item.id)).toString(16);
  const item = element(
    'item',
    { identifier: 'item', identifierref: 'page' },
    element('title', {}, title),
    ...(pass_score > 0 ? [element('adlcp:masteryscore', {}, String(pass_score))] : []),
  );
  return writeXml(
    element(
      'manifest',
      {
        identifier: `ludotext-${id}`,
        version: '1.0',
        xmlns: 'http://www.imsproject.org/xsd/imscp_rootv1p1p2',
        'xmlns:adlcp': 'http://www.adlnet.org/xsd/adlcp_rootv1p2',
      },
      element('metadata', {}, element('schema', {}, 'ADL SCORM'), element('schemaversion', {}, '1.2')),
      element(
        'organizations',
        { default: 'course' },
        element('organization', { identifier: 'course' }, element('title', {}, title), item),
      ),
      element(
        'resources',
        {},
        element(
          'resource',
          { identifier: 'page', type: 'webcontent', 'adlcp:scormtype': 'sco', href: 'index.html' },
          element('file', { href: 'index.html' }),
        ),
      ),
    ),
  );
}
