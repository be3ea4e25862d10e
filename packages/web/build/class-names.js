// @ts-check
import { basename } from 'node:path';

/**
 * Vite's `css.modules`: a class is named by its module, `table_row`. A hash, which no compression shortens, would make each
 * first visit longer; `styles.test.ts` holds that no two modules have one name.
 */
export const classNames = {
  generateScopedName: (/** @type {string} */ name, /** @type {string} */ file) =>
    `${basename(file, '.module.css')}_${name}`,
};
