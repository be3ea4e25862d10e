import { noProblems } from '../forms/form.ts';

/** The context of a dialog that creates when it opens, without its choice and entry. */
export const openedCreate = { ...noProblems, key: 'key 1', listed: [], unanswered: null };

/** The view of its form then. */
export const shownCreate = {
  page: 'form',
  form: noProblems,
  reasons: [],
  isUnanswered: false,
  isDoubtful: false,
  isUnsaved: false,
  isBusy: false,
  asksToDiscard: false,
};
