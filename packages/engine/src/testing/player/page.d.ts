/** Defines `ludotextKit`, a {@link PageKit}, in the page that runs it. It is sent as text, so it refers to nothing outside. */
export function preparePage(): void;
