/** Why the preview cannot be shown; the message says what to do. */
export class PreviewFault extends Error {}
