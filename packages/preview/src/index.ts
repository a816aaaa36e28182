// The preview, for programs: what the command `ludotext-preview` starts.

export { type Preview, type PreviewChange, type PreviewOptions, startPreview } from './preview.js';
export { PreviewFault } from './preview-fault.js';
