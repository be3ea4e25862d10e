import { setup } from 'xstate';

/**
 * What a coach does with the directory of `findAndKeepWorld`: Ada, Bea and Cleo are women of tennis for Fall 2028, Dan is
 * not. By UTR, Bea comes before Ada, and Ada before Cleo.
 */
type CoachAction =
  /** To women, tennis, Fall 2028. */
  | { type: 'narrow' }
  /** By UTR, the highest first. */
  | { type: 'order' }
  /** To a least UTR that is above the greatest. */
  | { type: 'narrowToNobody' }
  /** Takes these bounds away again. */
  | { type: 'widen' }
  /** The two at the top. */
  | { type: 'star' }
  | { type: 'unstar' }
  | { type: 'openBoard' }
  /** Ada above Bea. */
  | { type: 'rank' }
  /** A note on Bea. */
  | { type: 'note' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'compare' }
  | { type: 'share' }
  /** Opens the address in another browser. */
  | { type: 'openElsewhere' }
  /** Closes the board, and opens it in another tab. */
  | { type: 'comeBack' }
  /** Stars Cleo in another tab, while the board is open in this one. */
  | { type: 'starElsewhere' }
  /** Bea's agency removes her, and the board is opened again. */
  | { type: 'loseAthlete' }
  | { type: 'dropGone' }
  /** Bea's agency raises her UTR to 9.9 and moves her to Fall 2029, and the board is opened again. */
  | { type: 'improveAthlete' }
  /** Moves Bea to the column of her new term. */
  | { type: 'followTerm' }
  /** Bea's changes. */
  | { type: 'acknowledge' }
  /** The service stays away, and the board is opened again; also a shared one. */
  | { type: 'loseNetwork' }
  /** The service is there again, and the person asks for the board again. */
  | { type: 'reconnect' }
  /** The device takes no more, and the person ranks Ada above Bea. */
  | { type: 'fillStorage' }
  /** There is room again, and the person tries again. */
  | { type: 'freeStorage' }
  /** Opens what a colleague shared (`sharedTargets`), where nothing is starred. */
  | { type: 'receive' }
  /** The same address without its end, and so without Ada. */
  | { type: 'receiveCut' }
  /** The same, and Ada is not listed any more. */
  | { type: 'receiveGone' }
  /** An address that holds no board. */
  | { type: 'receiveNonsense' }
  /** The same board as by `receive`, while the service stays away. */
  | { type: 'receiveAway' }
  | { type: 'copyShared' }
  /** Opens the file of another device (`savedFile`), where nothing is starred. */
  | { type: 'openFile' }
  /** The same, saved by a later version. */
  | { type: 'openNewerFile' };

/** Finding athletes, keeping them on a board, and sharing it, for every face to walk with `drive`. */
export const findAndKeepModel = setup({ types: { events: {} as CoachAction } }).createMachine({
  id: 'findAndKeepModel',
  initial: 'listed',
  states: {
    /** All four athletes, the newest first, none starred. */
    listed: {
      on: {
        narrow: 'narrowed',
        receive: 'received',
        receiveCut: 'receivedCut',
        receiveGone: 'receivedGone',
        receiveNonsense: 'refused',
        receiveAway: 'awaited',
        openNewerFile: 'unopened',
      },
    },
    /** Ada, Bea and Cleo. */
    narrowed: { on: { order: 'ordered', narrowToNobody: 'nobody' } },
    /** No athlete, and the message that none can match. */
    nobody: { on: { widen: 'narrowed' } },
    /** Bea, Ada, Cleo, and the order in words. */
    ordered: { on: { star: 'starred' } },
    /** The same, with Bea and Ada starred. */
    starred: { on: { unstar: 'ordered', openBoard: 'board' } },
    /** The column "Women's tennis, Fall 2028": Bea first, then Ada. */
    board: {
      on: {
        rank: 'ranked',
        note: 'noted',
        compare: 'compared',
        share: 'shared',
        starElsewhere: 'inStep',
        loseAthlete: 'missing',
        improveAthlete: 'improved',
        loseNetwork: 'cutOff',
        fillStorage: 'unsaved',
      },
    },
    /** Ada first, then Bea. */
    ranked: { on: { undo: 'board', comeBack: 'kept' } },
    /** The board with Ada first, in a tab that has nothing to undo. */
    kept: { type: 'final' },
    /** The board with the note on Bea. */
    noted: { on: { undo: 'unnoted', share: 'shared' } },
    /** The board without a note, and the step to do again. */
    unnoted: { on: { redo: 'noted' } },
    /** Bea beside Ada; of the two UTRs hers is marked as the best. */
    compared: { on: { openBoard: 'board' } },
    /** An address with the board's column and its order, without the note. */
    shared: { on: { openElsewhere: 'seenElsewhere' } },
    /** "Women's tennis, Fall 2028" with Bea, then Ada, as a shared board; nothing is starred in this browser. */
    seenElsewhere: { type: 'final' },
    /** Bea, Ada and Cleo. */
    inStep: { type: 'final' },
    /** Bea as a line of what was known of her, no longer listed; and Ada. */
    missing: { on: { dropGone: 'dropped' } },
    /** Ada alone. */
    dropped: { on: { undo: 'missing' } },
    /** The board, and 'UTR 9.60 → 9.90' and the terms on Bea. */
    improved: { on: { followTerm: 'followed' } },
    /** Bea in "Women's tennis, Fall 2029", with her changes. */
    followed: { on: { acknowledge: 'acknowledged', undo: 'improved' } },
    /** The same without changes, which an undo shows again. */
    acknowledged: { on: { undo: 'followed' } },
    /** The board as of the stars, and on both that they cannot be read now. */
    cutOff: { on: { reconnect: 'board' } },
    /** Ada first, and that the board is not saved. */
    unsaved: { on: { freeStorage: 'ranked' } },
    /** The shared board: 'Targets' with two places, Bea, then Ada. */
    received: { on: { copyShared: 'copied' } },
    /** One's own board with 'Targets': Bea, then Ada. */
    copied: { on: { undo: 'uncopied' } },
    /** One's own board, empty. */
    uncopied: { type: 'final' },
    /** Bea alone, and that the end of the address is missing. */
    receivedCut: { on: { receive: 'received' } },
    /** Bea, and a line for an athlete no longer listed. */
    receivedGone: { type: 'final' },
    /** That the file was saved by a newer version; nothing is taken of it. */
    unopened: { on: { openFile: 'opened' } },
    /** 'Targets' with two places: Bea with a note, then Ada. */
    opened: { on: { undo: 'uncopied' } },
    /** That this is not an address of a board, and what to do. */
    refused: { on: { receiveCut: 'receivedCut' } },
    /** That the service cannot be reached; nothing of the address is lost. */
    awaited: { on: { reconnect: 'received' } },
  },
});
