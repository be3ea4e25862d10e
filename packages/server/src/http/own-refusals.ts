import { refuse } from './problem.ts';

/** The same for what does not exist and for what is another's, so that no caller learns what others have. */
export function refuseUnknown(noun: string): never {
  refuse(404, `There is no such ${noun}.`);
}

/** What only the agency's owner may do (rules/agencies.md#members). */
export function refuseEditor(): never {
  refuse(403, 'Only the owner of this agency may do that. You are one of its editors.');
}

/** None of the revisions that the caller has seen is the one that is there. */
export function refuseStale(noun: string): never {
  refuse(412, `This ${noun} was changed meanwhile; nothing was saved. Reload it, then save again.`);
}
