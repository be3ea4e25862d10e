import { setup } from 'xstate';

/** What a person does about the athletes of their agency; what they type is the same throughout. */
type DirectoryAction =
  | { type: 'add' }
  | { type: 'chooseTennis' }
  | { type: 'chooseSoccer' }
  /** Name and Available for; removes a GPA typed before. */
  | { type: 'typeRequired' }
  | { type: 'typeEverything' }
  /** A GPA between two steps, in a form that is otherwise whole. */
  | { type: 'typeOffStep' }
  | { type: 'create' }
  /** The service refuses the next one. */
  | { type: 'createRefused' }
  /** The service stores it, and its answer is lost on the way. */
  | { type: 'createLost' }
  | { type: 'close' }
  | { type: 'keepEditing' }
  | { type: 'discard' }
  /** Goes to the public list of athletes. */
  | { type: 'lookUp' }
  /** Starts the face again: a page by its reload, a program by its next run. */
  | { type: 'reload' }
  | { type: 'edit' }
  | { type: 'typeName' }
  /** A GPA of 3.9. */
  | { type: 'typeGrade' }
  | { type: 'save' }
  | { type: 'saveRefused' }
  | { type: 'saveLost' }
  /** Another editor saves a bio. */
  | { type: 'otherSavesBio' }
  /** Another editor saves a GPA of 3.2. */
  | { type: 'otherSavesGrade' }
  | { type: 'otherRemoves' }
  | { type: 'keepMine' }
  | { type: 'takeTheirs' }
  | { type: 'hide' }
  | { type: 'list' }
  | { type: 'remove' }
  | { type: 'keep' }
  | { type: 'confirm' };

/**
 * What a person does and sees from an agency without athletes to a directory that shows them, for every face to walk
 * with `drive`. A path begins signed in, with an agency of one's own at a service
 * that can hide athletes.
 */
export const fillDirectoryModel = setup({ types: { events: {} as DirectoryAction } }).createMachine({
  id: 'fillDirectoryModel',
  initial: 'withoutAthletes',
  states: {
    /** My Athletes, with nothing in it. */
    withoutAthletes: { on: { add: 'empty' } },
    /** The Add Athlete dialog, with Tennis chosen. */
    empty: {
      on: {
        create: 'incomplete',
        typeRequired: 'typed',
        typeEverything: 'fullTyped',
        chooseSoccer: 'comingSoon',
        close: 'withoutAthletes',
      },
    },
    comingSoon: { on: { chooseTennis: 'empty', close: 'withoutAthletes' } },
    /** Name, semester and year are named as missing. */
    incomplete: { on: { typeRequired: 'typed' } },
    typed: {
      on: {
        create: 'listed',
        createRefused: 'refused',
        createLost: 'unanswered',
        typeOffStep: 'offStep',
        close: 'confirmingDiscard',
        chooseSoccer: 'setAside',
      },
    },
    /** The service's words, and all that was typed. */
    refused: { on: { create: 'listed' } },
    /** That the service cannot be reached; the next attempt adds no second athlete. */
    unanswered: { on: { create: 'listed' } },
    /** 'Coming soon'; what was typed is kept. */
    setAside: { on: { chooseTennis: 'typed' } },
    offStep: { on: { create: 'corrected' } },
    /** The field and its step are named; nothing was rounded. */
    corrected: { on: { typeRequired: 'typed' } },
    confirmingDiscard: { on: { keepEditing: 'typed', discard: 'withoutAthletes' } },
    fullTyped: { on: { create: 'fullListed' } },
    /** My Athletes with the athlete, and a message that it was added. */
    listed: { on: { lookUp: 'public', reload: 'kept' } },
    kept: { on: { edit: 'editing', remove: 'removing', hide: 'hidden' } },
    /** My Athletes says so; a visitor finds no such athlete. */
    hidden: { on: { list: 'kept' } },
    fullListed: { on: { lookUp: 'fullPublic' } },
    /** The public list, with '-' for what is empty. */
    public: { type: 'final' },
    /** The public list, with every value, and the athlete's page, with the country by its name. */
    fullPublic: { type: 'final' },
    editing: { on: { typeName: 'renaming', typeGrade: 'grading', close: 'kept' } },
    renaming: { on: { save: 'renamed' } },
    renamed: { on: { reload: 'kept' } },
    grading: {
      on: {
        save: 'graded',
        saveRefused: 'gradeRefused',
        saveLost: 'gradeUnanswered',
        otherSavesBio: 'besideBio',
        otherSavesGrade: 'besideGrade',
        otherRemoves: 'besideNothing',
      },
    },
    gradeRefused: { on: { save: 'graded' } },
    gradeUnanswered: { on: { save: 'graded' } },
    /** The form, before it has read the other editor's save. */
    besideBio: { on: { save: 'merged' } },
    besideGrade: { on: { save: 'conflicting' } },
    besideNothing: { on: { save: 'gone' } },
    /** That the athlete is no longer among the agency's, and what was typed. */
    gone: { on: { close: 'discarding' } },
    discarding: { on: { discard: 'withoutAthletes' } },
    /** Both values of the field that both changed. */
    conflicting: { on: { keepMine: 'graded', takeTheirs: 'theirsTaken' } },
    /** The form, with the other GPA. */
    theirsTaken: { on: { close: 'kept' } },
    /** My Athletes, and the athlete with the GPA typed here. */
    graded: { on: { reload: 'kept' } },
    /** The same, with the other person's bio. */
    merged: { on: { reload: 'kept' } },
    /** The question that names the athlete. */
    removing: { on: { keep: 'kept', confirm: 'withoutAthletes' } },
  },
});
