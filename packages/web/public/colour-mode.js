// Runs before the first paint, so that no page flashes in the other mode. src/shell/colour-mode.ts takes over later.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('matchpoint.colour-mode');
  } catch {
    // Storage may be disabled: use the system's mode.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const mode = chosen === 'light' || chosen === 'dark' ? chosen : system;
  document.documentElement.classList.add(mode);
  document.documentElement.style.colorScheme = mode;
  if (mode === 'dark') document.querySelector('meta[name="theme-color"]').content = '#0a0a0a';
})();
