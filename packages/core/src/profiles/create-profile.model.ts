import { setup } from 'xstate';

/** What a person does with their agency; what they type is always the same. */
type AgencyAction =
  | { type: 'addProfile' }
  | { type: 'chooseAgency' }
  | { type: 'chooseCoach' }
  | { type: 'type' }
  | { type: 'create' }
  | { type: 'close' }
  | { type: 'keepEditing' }
  | { type: 'discard' }
  | { type: 'openMyAgency' }
  | { type: 'changeCity' }
  | { type: 'save' }
  | { type: 'saveRefused' }
  /** Another editor saves another city. */
  | { type: 'otherSavesCity' }
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
    typed: { on: { create: 'owning', close: 'confirmingDiscard' } },
    confirmingDiscard: { on: { keepEditing: 'typed', discard: 'withoutAgency' } },
    /** Account, with the agency, whose pages are in the navigation. */
    owning: { on: { openMyAgency: 'atMyAgency', reload: 'owning' } },
    /** My Agency, as it is saved. */
    atMyAgency: { on: { changeCity: 'changed' } },
    changed: {
      on: {
        save: 'saved',
        saveRefused: 'saveFailed',
        otherSavesCity: 'besideCity',
        leave: 'leaving',
      },
    },
    /** The service's words, and what was typed. */
    saveFailed: { on: { save: 'saved' } },
    /** The form, before it has read the other editor's save. */
    besideCity: { on: { save: 'conflicting' } },
    /** Both values of the field that both changed. */
    conflicting: { on: { takeTheirs: 'theirsTaken' } },
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
