/** Nothing was done, for a reason that the caller may know. The message is the answer's. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly status: 403 | 404 | 409;

  constructor(status: RefusedError['status'], message: string) {
    super(message);
    this.status = status;
  }
}

/** The same for what does not exist and for what is another's, so that no caller learns what others have. */
export function unknown(noun: string): RefusedError {
  return new RefusedError(404, `There is no such ${noun}.`);
}

/** For an editor, about what only the agency's owner may do (rules/agencies.md#members). */
export function forOwner(): RefusedError {
  return new RefusedError(403, 'Only the owner of this agency may do that. You are one of its editors.');
}
