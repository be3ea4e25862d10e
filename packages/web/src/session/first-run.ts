import type { EnteredSignIn } from '@matchpoint/core/session/sign-in.form';

/** Marks the ways in of someone who wants to list athletes, which end on My Athletes instead of Home (rules/session.md#first-run). */
const mark = '?for=agency';

/** The address of a way in, with this page's mark. */
export function withMark(path: string): string {
  return isMarked() ? path + mark : path;
}

export function isMarked(): boolean {
  return location.search === mark;
}

let entered: EnteredSignIn | null = null;

/** What was just entered to sign up fills the form to sign in, once. In memory alone, because of the password. */
export function passOn(next: EnteredSignIn | null): void {
  entered = next;
}

export function passedOn(): EnteredSignIn | null {
  return entered;
}
