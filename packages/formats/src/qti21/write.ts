import type { ExportSet, WrittenFile } from '@ludotext/engine/format';
import { arranged, type QtiItem } from '../qti/item.js';
import { manifest, type Resource } from '../qti/manifest.js';
import { element, writeXml, type XmlElement } from '../xml.js';
import { zip } from '../zip.js';
import { assessmentItem, interactionOf, qti } from './assessment-item.js';

/** The type of an item's file. Canvas reads no other than those that begin `imsqti_item_xmlv2p`. */
const itemType = 'imsqti_item_xmlv2p1';

/** The namespace of LOM, where an item's difficulty stands. Source: QTI 2.1, Metadata and Usage Data. */
const lom = 'http://ltsc.ieee.org/xsd/LOM';

/** LOM's words for what is easy, medium and hard. Source: IEEE 1484.12.1, 5.8. */
const difficulties = { easy: 'easy', medium: 'medium', hard: 'difficult' } as const;

/** The package: a manifest, a file for each item, and a test of them all. */
export function write(set: ExportSet, options: { readonly test: boolean; readonly canvas: boolean }): WrittenFile {
  const { title, language } = set;
  const all = arranged(set);
  const written = all.flatMap(({ item }) => (item === undefined ? [] : [item]));
  const files = written.map((item) => [pathOf(item), writeXml(assessmentItem(item, language))] as const);
  const resources = written.map((item) => resourceOf(item, options.canvas));
  const test: Resource = {
    identifier: 'test',
    type: 'imsqti_test_xmlv2p1',
    href: 'test.xml',
    dependencies: resources.map(({ identifier }) => identifier),
  };
  const package_ = manifest(
    'manifest',
    { name: 'QTIv2.1 Package', version: '1.0.0' },
    { 'xmlns:imsmd': lom, 'xmlns:imsqti': qti },
    options.test ? [test, ...resources] : resources,
  );
  return {
    content: zip({
      'imsmanifest.xml': writeXml(package_),
      ...(options.test ? { 'test.xml': writeXml(assessmentTest(title, written)) } : {}),
      ...Object.fromEntries(files),
    }),
    outcomes: all.map(({ outcome }) => outcome),
  };
}

const pathOf = ({ identifier }: QtiItem): string => `items/${identifier}.xml`;

function resourceOf(item: QtiItem, forCanvas: boolean): Resource {
  const { identifier, difficulty, body } = item;
  const metadata: XmlElement[] = [];
  if (difficulty !== undefined) {
    const value = difficulties[difficulty];
    metadata.push(
      element(
        'imsmd:lom',
        {},
        element(
          'imsmd:educational',
          {},
          element('imsmd:difficulty', {}, element('imsmd:source', {}, 'LOMv1.0'), element('imsmd:value', {}, value)),
        ),
      ),
    );
  }
  // Canvas tells other kinds by their content; an order it tells by this alone, and by this namespace.
  if (body.kind === 'order' && forCanvas) {
    metadata.push(element('imsqti:qtiMetadata', {}, element('imsqti:interactionType', {}, interactionOf(body))));
  }
  return { identifier, type: itemType, href: pathOf(item), metadata };
}

/** One part and one section, in which every item is shown, with its feedback. */
function assessmentTest(title: string, items: readonly QtiItem[]): XmlElement {
  return element(
    'assessmentTest',
    { xmlns: qti, identifier: 'test', title },
    element(
      'outcomeDeclaration',
      { identifier: 'SCORE', cardinality: 'single', baseType: 'float' },
      element('defaultValue', {}, element('value', {}, '0')),
    ),
    element(
      'testPart',
      { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'individual' },
      element('itemSessionControl', { showFeedback: true }),
      element(
        'assessmentSection',
        { identifier: 'section', title, visible: true },
        ...items.map((item) => element('assessmentItemRef', { identifier: item.identifier, href: pathOf(item) })),
      ),
    ),
    element(
      'outcomeProcessing',
      {},
      element(
        'setOutcomeValue',
        { identifier: 'SCORE' },
        element('sum', {}, element('testVariables', { variableIdentifier: 'SCORE' })),
      ),
    ),
  );
}
