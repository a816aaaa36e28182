import type { ExportSet, WrittenFile } from '@ludotext/engine/format';
import { arranged } from '../qti/item.js';
import { manifest } from '../qti/manifest.js';
import { element, writeXml } from '../xml.js';
import { zip } from '../zip.js';
import { itemElement } from './item-element.js';

/** The package: a manifest, and one file with every item in one section. */
export function write(set: ExportSet): WrittenFile {
  const { title, language } = set;
  const all = arranged(set);
  const assessment = element(
    'questestinterop',
    { xmlns: 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2' },
    element(
      'assessment',
      { ident: 'assessment', title, 'xml:lang': language },
      element('section', { ident: 'root_section' }, ...all.map(({ item }) => item && itemElement(item))),
    ),
  );
  const resource = { identifier: 'assessment', type: 'imsqti_xmlv1p2', href: 'assessment.xml' };
  const package_ = manifest('manifest', { name: 'IMS Content', version: '1.1.3' }, {}, [resource]);
  return {
    content: zip({ 'imsmanifest.xml': writeXml(package_), [resource.href]: writeXml(assessment) }),
    outcomes: all.map(({ outcome }) => outcome),
  };
}
