/** Evaluated in Node by the build: `ui` first, so that other folders can override its styles. */
const ui = import.meta.glob<Readonly<Record<string, unknown>>>('./ui/**/*.static.ts', { eager: true });
const others = import.meta.glob<Readonly<Record<string, unknown>>>(['./**/*.static.ts', '!./ui/**'], {
  eager: true,
});

export const modules = { ...ui, ...others };
export { staticSheet } from './ui/theme/static-styles.ts';
