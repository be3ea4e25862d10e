import type { Problem } from '../wire/problems.ts';

/** An entry as the payload to send, or every problem that keeps it from being sent. */
export type Judged<T> = { readonly payload: T } | { readonly problems: readonly Problem[] };
