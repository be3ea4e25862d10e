/** What the build evaluates in Node: `ui` first, so that what is styled with it may override it. */
const ui = import.meta.glob<Readonly<Record<string, unknown>>>('./ui/**/*.static.ts', { eager: true });
const others = import.meta.glob<Readonly<Record<string, unknown>>>(['./**/*.static.ts', '!./ui/**'], {
  eager: true,
});

export const modules = { ...ui, ...others };
export { staticSheet } from './ui/static-styles.ts';
