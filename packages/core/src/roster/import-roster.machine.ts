import { changesMachine } from '../changes/changes.machine.ts';
import type { ImportTypes } from './import-types.ts';

/** Checked rows into an agency: nothing is sent before a person has seen the plan. */
export const importRosterMachine = changesMachine<ImportTypes>('importRoster');
