import { noProblems } from '../forms/form.ts';

/** What a dialog that creates something knows when it opens, but for its choice and entry. */
export const openedCreate = { ...noProblems, key: 'key 1', listed: [], unanswered: null };

/** What its form shows then. */
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
