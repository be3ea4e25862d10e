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
  /** Imports a roster with a title, an unknown header for the name, an SAT of `1350*` and a GPA of `8.7/10`. */
  | { type: 'importDoubtful' }
  /** Takes all readings as they are. */
  | { type: 'acceptReading' }
  /** Says what the GPA is. */
  | { type: 'giveValue' }
  | { type: 'leaveRowOut' }
  /** Says that the title is the header. */
  | { type: 'readOtherwise' }
  | { type: 'readAsBefore' }
  /** Goes from the plan to the reading. */
  | { type: 'goBack' }
  /** Leaves the import and opens it again. */
  | { type: 'reload' }
  /** Imports another file of the same form, with what was said of this one. */
  | { type: 'importNextSeason' }
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
        importDoubtful: 'askedReading',
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
    /** The SAT is read as 1350, and the GPA stays empty; the agency has no athletes. */
    askedReading: {
      on: {
        reload: 'askedReading',
        readOtherwise: 'misread',
        acceptReading: 'askedEmpty',
        giveValue: 'askedGiven',
        leaveRowOut: 'askedFewer',
      },
    },
    /** The columns are named by the title, and none is the name; the agency has no athletes. */
    misread: { on: { readAsBefore: 'askedReading' } },
    /** Both rows will be sent. */
    askedEmpty: { on: { goBack: 'askedReading', agree: 'importedEmpty' } },
    /** One of the two has an SAT and no GPA. */
    importedEmpty: { type: 'final' },
    /** Both rows will be sent. */
    askedGiven: { on: { agree: 'importedGiven' } },
    /** It has the GPA that was given. */
    importedGiven: { on: { importNextSeason: 'askedNext' } },
    /** Its row will be sent, and nothing is asked about how it is read. */
    askedNext: { type: 'final' },
    /** The other row will be sent. */
    askedFewer: { type: 'final' },
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
