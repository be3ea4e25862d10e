import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Remembers in a file what a step was last done for, so that it is done again only for something else.
 *
 * @param {string} root
 * @param {string} name
 */
export function stamp(root, name) {
  const file = join(root, 'node_modules', '.matchpoint', name);
  return {
    /** @returns {string | undefined} */
    read() {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return undefined;
      }
    },
    clear() {
      rmSync(file, { force: true });
    },
    /** @param {string} text */
    write(text) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
  };
}
