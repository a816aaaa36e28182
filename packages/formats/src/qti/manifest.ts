import { element, type XmlElement } from '../xml.js';

/** A file of a package, and what its manifest says of it. */
export interface Resource {
  readonly identifier: string;
  /** Its type in IMS Content Packaging, for example `imsqti_item_xmlv2p1`. */
  readonly type: string;
  readonly href: string;
  readonly metadata?: readonly XmlElement[];
  /** Identifiers of the resources it needs. */
  readonly dependencies?: readonly string[];
}

/**
 * The manifest of a package. Source: IMS Content Packaging 1.1.4, and the QTI 2.1 Integration Guide for schema and
 * types.
 */
export function manifest(
  identifier: string,
  schema: { readonly name: string; readonly version: string },
  namespaces: Readonly<Record<string, string>>,
  resources: readonly Resource[],
): XmlElement {
  return element(
    'manifest',
    { xmlns: 'http://www.imsglobal.org/xsd/imscp_v1p1', ...namespaces, identifier },
    element('metadata', {}, element('schema', {}, schema.name), element('schemaversion', {}, schema.version)),
    element('organizations'),
    element('resources', {}, ...resources.map(resource)),
  );
}

function resource({ identifier, type, href, metadata = [], dependencies = [] }: Resource): XmlElement {
  return element(
    'resource',
    { identifier, type, href },
    metadata.length === 0 ? undefined : element('metadata', {}, ...metadata),
    element('file', { href }),
    ...dependencies.map((identifierref) => element('dependency', { identifierref })),
  );
}
