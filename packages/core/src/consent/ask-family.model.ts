import { setup } from 'xstate';

/** The agency acts at My Athletes. The family then opens its link again, unless it is 'meanwhile'. */
type AgencyAction =
  /** Makes a link, which the family opens. */
  | { type: 'ask' }
  | { type: 'hide' }
  | { type: 'list' }
  /** What the menu says of one who waits. */
  | { type: 'stopHiding' }
  | { type: 'rename' }
  /** While the family reads. */
  | { type: 'renameMeanwhile' }
  /** To a term that is over, while the family reads. */
  | { type: 'endTermMeanwhile' }
  /** To the next year, or to one that is to come. */
  | { type: 'moveLater' }
  | { type: 'remove' }
  | { type: 'undo' };

/** A parent acts on the page of the link. The agency then opens My Athletes again. */
type FamilyAction =
  | { type: 'agree' }
  /** The service takes no more answers from there (429). */
  | { type: 'agreeLimited' }
  | { type: 'refuse' }
  | { type: 'withdraw' }
  /** The service stores it, and its answer is lost on the way. */
  | { type: 'withdrawLost' }
  | { type: 'retry' }
  | { type: 'readAgain' };

/**
 * What an agency and the family of one athlete do, each with a browser of their own, and what both and a visitor see
 * (rules/consent.md), to walk with `drive`. A path begins with an athlete for Fall of a year to come, at a service
 * that asks families.
 */
export const askFamilyModel = setup({ types: { events: {} as AgencyAction | FamilyAction } }).createMachine({
  id: 'askFamilyModel',
  initial: 'waiting',
  states: {
    /** A new entry, also after an undo: it waits, and no link that the family has leads to it. */
    waiting: { on: { ask: 'asked' } },
    /** The family's page asks; the athlete waits. */
    asked: {
      on: {
        agree: 'agreed',
        agreeLimited: 'limited',
        refuse: 'refused',
        renameMeanwhile: 'renamed',
        endTermMeanwhile: 'past',
        hide: 'hiddenAsked',
      },
    },
    /** Visitors find the athlete; both are told until when. */
    agreed: {
      on: {
        withdraw: 'withdrawn',
        hide: 'hidden',
        moveLater: 'movedLater',
        rename: 'asked',
        remove: 'removed',
      },
    },
    /** Visitors find nobody any more; the family, which cannot know, is asked to send its answer again. */
    unanswered: { on: { retry: 'withdrawn' } },
    /** The family has to wait; so does the athlete. */
    limited: { on: { retry: 'agreed' } },
    refused: { on: { agree: 'agreed' } },
    withdrawn: { on: { agree: 'agreed' } },
    /** The family still reads the old name. */
    renamed: { on: { agree: 'changed' } },
    /** The yes was to the old name and counts for nothing; the page has to be read again. */
    changed: { on: { readAgain: 'asked' } },
    /** The family still reads of the old term. */
    past: { on: { agree: 'tooLate' } },
    /** The yes counts for nothing; the page has to be read again. */
    tooLate: { on: { readAgain: 'over' } },
    /** There is nothing left to agree to. */
    over: { on: { moveLater: 'asked' } },
    /** The family is asked nevertheless; no longer hidden, the athlete still waits. */
    hiddenAsked: { on: { stopHiding: 'asked' } },
    /** The family agreed and reads that the agency does not show the entry; visitors find none. */
    hidden: { on: { list: 'agreed' } },
    /** As agreed, until the end of the term to which the family agreed. */
    movedLater: { on: { withdrawLost: 'unanswered' } },
    /** The link leads nowhere. */
    removed: { on: { undo: 'waiting' } },
  },
});
