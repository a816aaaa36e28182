/** The page around the players, in their colours. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --color-text: light-dark(#2b2320, #f4ece2);
  --color-muted: light-dark(#645850, #c0b3a7);
  --color-surface: light-dark(#fbf6ee, #1d1916);
  --color-raised: light-dark(#fffdfa, #2a2420);
  --color-border: light-dark(#8f8175, #83766b);
  --color-accent: light-dark(#1d5f74, #8ecbe0);
  --color-on-accent: light-dark(#ffffff, #10222a);
  --color-right: light-dark(#1c6838, #8fd6a4);
  --color-wrong: light-dark(#a3302b, #ffaea3);
  --color-focus: light-dark(#b04a00, #ffc46b);
  font: 100%/1.5 system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif;
  color: var(--color-text);
  background: var(--color-surface);
  overflow-wrap: anywhere;
}
body { margin: 0; }
main { max-inline-size: 48rem; margin-inline: auto; padding: 1rem clamp(1rem, 4vw, 2.5rem) 4rem; }
h1 { margin: 0.5rem 0 1rem; font-size: clamp(1.5rem, 5vw, 2.25rem); line-height: 1.2; }
h2 { margin: 0 0 0.75rem; font-size: 1.25rem; }
h2:focus { outline: none; }
p { margin: 0; }
.total { font-size: 1.5rem; font-weight: 700; color: var(--color-accent); }
progress { inline-size: 100%; block-size: 0.75rem; accent-color: var(--color-accent); }
ol { display: grid; gap: 1rem; margin: 1rem 0; padding: 0; list-style: none; }
li { display: grid; gap: 0.25rem; padding: 1rem; border: 1px solid var(--color-border); border-radius: 0.75rem; background: var(--color-raised); }
.text { white-space: pre-line; }
.title { font-weight: 600; }
.verdict { font-weight: 700; }
.right { color: var(--color-right); }
.wrong { color: var(--color-wrong); }
.label { color: var(--color-muted); font-size: 0.875rem; }
button { min-block-size: 2.75rem; padding: 0.5rem 1rem; border: 2px solid var(--color-accent); border-radius: 0.75rem; background: var(--color-accent); color: var(--color-on-accent); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
@media print { button { display: none; } }
`;
