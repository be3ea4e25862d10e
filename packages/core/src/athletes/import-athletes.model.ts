import { setup } from 'xstate';

/** What a person does about an import; the file and the account are the same throughout. */
type ImportDeed =
  /** Checks a roster, some rows of which are no athletes. */
  | { type: 'checkBroken' }
  | { type: 'check' }
  /** Imports the roster with its problems still in it. */
  | { type: 'importBroken' }
  | { type: 'startImport' }
  | { type: 'agree' }
  | { type: 'decline' }
  /** Presses Ctrl-C at the question. */
  | { type: 'interrupt' };

/** What a person does and sees of an import, for every face to walk with `drive`. A path begins with an empty agency. */
export const importAthletesModel = setup({ types: { events: {} as ImportDeed } }).createMachine({
  id: 'importAthletesModel',
  initial: 'empty',
  states: {
    /** The agency lists nobody. */
    empty: {
      on: {
        checkBroken: 'toldProblems',
        check: 'toldValid',
        importBroken: 'toldProblems',
        startImport: 'asked',
      },
    },
    /** All problems, each with its row, its column and how to mend it; the agency lists nobody. */
    toldProblems: { on: { check: 'toldValid', startImport: 'asked' } },
    /** How many rows are athletes; the agency lists nobody. */
    toldValid: { on: { startImport: 'asked' } },
    /** The plan with its counts, and a question; the agency lists nobody. */
    asked: { on: { agree: 'imported', decline: 'toldUnsent', interrupt: 'toldUnsent' } },
    /** Nothing was sent; the agency lists nobody. */
    toldUnsent: { on: { startImport: 'asked' } },
    /** The agency lists each athlete of the roster once. */
    imported: { on: { startImport: 'toldThere' } },
    /** All are there already, and nothing was sent; the agency lists each athlete once. */
    toldThere: { type: 'final' },
  },
});
