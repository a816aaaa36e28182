/** The page around the players, in their colours. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --color-text: light-dark(#252638, #f6f0e2);
  --color-muted: light-dark(#5d5a63, #bcb9c9);
  --color-surface: light-dark(#fdf5e4, #181a2c);
  --color-raised: light-dark(#fffdf8, #23263d);
  --color-border: light-dark(#8b8378, #8186a8);
  --color-accent: light-dark(#323a9c, #ffd95e);
  --color-on-accent: light-dark(#ffffff, #2a2308);
  --color-right: light-dark(#17692f, #8adea5);
  --color-wrong: light-dark(#ad2831, #ffada8);
  --color-focus: light-dark(#b04a00, #8ecbff);
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
