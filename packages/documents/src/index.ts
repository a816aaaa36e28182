export {
  type DocumentLimits,
  type DocumentPart,
  type DocumentText,
  type DocumentType,
  defaultDocumentLimits,
  documentTypes,
  type Place,
  type PlaceName,
  type PlaceProblem,
  type PlaceReport,
  type ReadProgress,
} from './document.js';
export { placeLabel } from './place-words.js';
export { type ReadOptions, readDocument } from './read-document.js';
export type { DocumentHints } from './tell-type.js';
