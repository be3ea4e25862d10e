import { setup } from 'xstate';

/** What a person does with their agency; what they type is always the same. */
type AgencyAction =
  | { type: 'addProfile' }
  | { type: 'chooseAgency' }
  | { type: 'chooseCoach' }
  | { type: 'type' }
  | { type: 'create' }
  /** The service stores it, and its answer is lost on the way. */
  | { type: 'createLost' }
  | { type: 'close' }
  | { type: 'keepEditing' }
  | { type: 'discard' }
  | { type: 'openMyAgency' }
  | { type: 'changeCity' }
  | { type: 'save' }
  | { type: 'saveRefused' }
  | { type: 'saveLost' }
  /** Another editor saves an address. */
  | { type: 'otherSavesAddress' }
  /** Another editor saves another city. */
  | { type: 'otherSavesCity' }
  | { type: 'keepMine' }
  | { type: 'takeTheirs' }
  /** Goes to Account. */
  | { type: 'leave' }
  /** Restarts the face: reloads the page, or runs the program again. */
  | { type: 'reload' };

/**
 * What a person does and sees when they create and edit an agency, walked through every face with `drive`. A path
 * starts signed in, without a profile.
 */
export const createProfileModel = setup({ types: { events: {} as AgencyAction } }).createMachine({
  id: 'createProfileModel',
  initial: 'withoutAgency',
  states: {
    /** Account, with no profile. */
    withoutAgency: { on: { addProfile: 'choosing' } },
    /** The Add Profile dialog. */
    choosing: { on: { chooseAgency: 'empty', chooseCoach: 'comingSoon', close: 'withoutAgency' } },
    comingSoon: { on: { chooseAgency: 'empty', close: 'withoutAgency' } },
    empty: { on: { create: 'refused', type: 'typed', chooseCoach: 'comingSoon', close: 'withoutAgency' } },
    /** The service names the required fields. */
    refused: { on: { type: 'typed', close: 'withoutAgency' } },
    typed: { on: { create: 'owning', createLost: 'unanswered', close: 'confirmingDiscard' } },
    /** That the service cannot be reached; the next attempt creates no second agency. */
    unanswered: { on: { create: 'owning' } },
    confirmingDiscard: { on: { keepEditing: 'typed', discard: 'withoutAgency' } },
    /** Account, with the agency, whose pages are in the navigation. */
    owning: { on: { openMyAgency: 'atMyAgency', reload: 'owning' } },
    /** My Agency, as it is saved. */
    atMyAgency: { on: { changeCity: 'changed' } },
    changed: {
      on: {
        save: 'saved',
        saveRefused: 'saveFailed',
        saveLost: 'saveUnanswered',
        otherSavesAddress: 'besideAddress',
        otherSavesCity: 'besideCity',
        leave: 'leaving',
      },
    },
    /** The service's words, and what was typed. */
    saveFailed: { on: { save: 'saved' } },
    /** That the service cannot be reached. */
    saveUnanswered: { on: { save: 'saved' } },
    /** The form, before it has read the other editor's save. */
    besideAddress: { on: { save: 'merged' } },
    besideCity: { on: { save: 'conflicting' } },
    /** My Agency, with both changes. */
    merged: { on: { leave: 'owning' } },
    /** Both values of the field that both changed. */
    conflicting: { on: { keepMine: 'saved', takeTheirs: 'theirsTaken' } },
    /** The form, with the other city and nothing to save. */
    theirsTaken: { on: { leave: 'owning' } },
    /** Asked whether to leave without saving. */
    leaving: { on: { keepEditing: 'changed', discard: 'owning' } },
    /** My Agency, which says what was saved. */
    saved: { on: { leave: 'owning', reload: 'reloaded' } },
    /** My Agency, with the new city. */
    reloaded: { on: { leave: 'owning' } },
  },
});
