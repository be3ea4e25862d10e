import { dirname } from 'node:path';

/** The repository's folder. */
export const root = dirname(dirname(import.meta.dirname));
