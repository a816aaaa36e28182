import type { ExportSet, WrittenFile } from '@ludotext/engine/format';
import { arranged } from '../qti/item.js';
import { manifest } from '../qti/manifest.js';
import { element, writeXml, type XmlElement } from '../xml.js';
import { zip } from '../zip.js';
import { itemElement } from './item-element.js';

/** The package: a manifest, and one file with every item in one section. */
export function write(set: ExportSet): WrittenFile {
  const { title, language } = set;
  const all = arranged(set);
  const items = all.flatMap(({ item }) => (item === undefined ? [] : [textOf(itemElement(item))]));
  const assessment = element(
    'questestinterop',
    { xmlns: 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2' },
    element(
      'assessment',
      { ident: 'assessment', title, 'xml:lang': language },
      element('section', { ident: 'root_section' }, element(place)),
    ),
  );
  const resource = { identifier: 'assessment', type: 'imsqti_xmlv1p2', href: 'assessment.xml' };
  const package_ = manifest('manifest', { name: 'IMS Content', version: '1.1.3' }, {}, [resource]);
  return {
    content: zip({
      'imsmanifest.xml': writeXml(package_),
      [resource.href]: writeXml(assessment).split(`<${place}/>`).join(items.join('')),
    }),
    outcomes: all.map(({ outcome }) => outcome),
  };
}

/** Where the items go: one after the other, so that the tree of no more than one is in memory. */
const place = 'items';

/** An element by itself, without the declaration of a document. */
const textOf = (root: XmlElement): string => writeXml(root).replace(/^<\?xml[^>]*>\s*/, '');
