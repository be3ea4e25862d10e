import type { Key } from './row-identity.ts';

/** What is known of a row that was to be sent before. */
export type RowFate =
  /** Never sent, or surely not created. */
  | { readonly kind: 'open' }
  /** The service has it. */
  | { readonly kind: 'done' }
  /**
   * Sent, and no answer is known. `there`: how many athletes of this name and sport the agency was known to have
   * before; null where nobody had looked.
   */
  | { readonly kind: 'unknown'; readonly there: number | null };

export interface Intent {
  readonly ref: string;
  readonly there: number | null;
}

/** `invalid` and `unsent`: surely not created. */
export interface Settlement {
  readonly ref: string;
  readonly status: 'created' | 'exists' | 'invalid' | 'unsent';
  readonly id: string | null;
}

/**
 * The memory of an import across runs, bound to one service and one agency. Both promises end when the lines are
 * where a crash of the program or of the machine cannot take them; many callers share one flush.
 */
export interface ImportJournal {
  fateOf(ref: Key): RowFate;
  /** The id of a row that is done, where it is known. */
  idOf(ref: Key): string | null;
  /** Before rows are sent. */
  intend(rows: readonly Intent[]): Promise<void>;
  /** Before an answer is trusted. */
  settle(rows: readonly Settlement[]): Promise<void>;
}
