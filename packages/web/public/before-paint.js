// Runs before the first paint, so that no page flashes in the other mode, or in the look of somebody else.
// src/shell/colour-mode.ts and src/session/account-corner.tsx take over later.
(() => {
  const { classList, dataset, style } = document.documentElement;
  let chosen = null;
  try {
    chosen = localStorage.getItem('matchpoint.colour-mode');
    const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    if (kept.some((key) => key.startsWith('firebase:authUser:'))) dataset.account = 'kept';
  } catch {
    // Storage may be disabled: use the system's mode, and nobody is signed in.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const mode = chosen === 'light' || chosen === 'dark' ? chosen : system;
  classList.add(mode);
  style.colorScheme = mode;
  if (mode === 'dark') document.querySelector('meta[name="theme-color"]').content = '#0a0a0a';
})();
