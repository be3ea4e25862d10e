import { setup } from 'xstate';

/** What a person does about an import; the account is the same throughout. */
type ImportAction =
  /** Checks a roster of two, one row of which is not an athlete. */
  | { type: 'checkBroken' }
  | { type: 'check' }
  /** Imports the roster with its problem still in it. */
  | { type: 'importBroken' }
  | { type: 'startImport' }
  /** Imports the roster with an unknown header for the name, and one more column. */
  | { type: 'importStrange' }
  /** Says which column is the name, and leaves the other one out. */
  | { type: 'nameColumns' }
  /** Says that none is. */
  | { type: 'nameNone' }
  /** Imports a new row, its repetition, and a listed athlete's namesake. */
  | { type: 'importTwins' }
  /** Imports a roster that takes a while to send. */
  | { type: 'importMany' }
  /** Imports the roster once more, with another GPA for one of the two. */
  | { type: 'importChanged' }
  /** Chooses to change the athletes that differ. */
  | { type: 'alsoChange' }
  /** Starts an undo of the last import. */
  | { type: 'undo' }
  | { type: 'agree' }
  /** Agrees, and presses Ctrl-C while rows are sent. */
  | { type: 'agreeAndInterrupt' }
  | { type: 'decline' }
  /** Presses Ctrl-C at a question. */
  | { type: 'interrupt' };

/** What a person does and sees of an import, for every face to walk with `drive`. A path begins with an empty agency. */
export const importRosterModel = setup({ types: { events: {} as ImportAction } }).createMachine({
  id: 'importRosterModel',
  initial: 'empty',
  states: {
    /** The agency has no athletes. */
    empty: {
      on: {
        checkBroken: 'invalid',
        check: 'valid',
        importBroken: 'invalid',
        startImport: 'asked',
        importStrange: 'askedColumns',
        importMany: 'askedMany',
      },
    },
    /** All problems, each with its row, its column and how to fix it; the agency has no athletes. */
    invalid: { on: { check: 'valid', startImport: 'asked' } },
    /** How many rows are athletes; the agency has no athletes. */
    valid: { on: { startImport: 'asked' } },
    /** Which column is the name, with samples of each; the agency has no athletes. */
    askedColumns: { on: { nameColumns: 'asked', nameNone: 'nameless', interrupt: 'unsent' } },
    /** The name is missing, and which headers are known for it; the agency has no athletes. */
    nameless: { on: { startImport: 'asked' } },
    /** The plan with its counts, and a question; the agency has no athletes. */
    asked: { on: { agree: 'imported', decline: 'unsent', interrupt: 'unsent' } },
    /** Nothing was sent; the agency has no athletes. */
    unsent: { on: { startImport: 'asked' } },
    /** The agency lists each athlete of the roster once. */
    imported: { on: { startImport: 'nothingLeft', importTwins: 'askedTwins', importChanged: 'differing' } },
    /** All are there already, and nothing was sent; the agency lists each athlete once. */
    nothingLeft: { type: 'final' },
    /** Nothing new: one of the two differs, in what, and how that is changed; the agency's athletes are as they were. */
    differing: { on: { alsoChange: 'askedChange' } },
    /** One athlete will be changed, and from what to what. */
    askedChange: { on: { agree: 'changed' } },
    /** The agency lists each athlete once, one of them with the new GPA. */
    changed: { on: { undo: 'askedUndo' } },
    /** One athlete will be put back. */
    askedUndo: { on: { agree: 'restored', decline: 'changed' } },
    /** The agency's athletes are as they were before the change. */
    restored: { type: 'final' },
    /** One row will be sent; the repetition and the namesake will not, and why. */
    askedTwins: { on: { agree: 'importedTwin' } },
    /** The agency lists the roster and the new athlete, each once. */
    importedTwin: { type: 'final' },
    /** All of the long roster will be sent. */
    askedMany: { on: { agreeAndInterrupt: 'partlyImported' } },
    /** How many were created and how many were not sent; the agency lists so many. */
    partlyImported: { on: { importMany: 'askedRest' } },
    /** Just those that were not sent will be sent. */
    askedRest: { on: { agree: 'importedRest' } },
    /** How many were created now and how many before; the agency lists each athlete once. */
    importedRest: { type: 'final' },
  },
});
