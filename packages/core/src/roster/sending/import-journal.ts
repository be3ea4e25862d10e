/** What is known of a row from earlier runs. */
export type RowFate =
  /** Never sent, or certainly not created. */
  | { readonly kind: 'open' }
  /** The service has it, under this id where it is known. */
  | { readonly kind: 'done'; readonly id: string | null }
  /** Sent, and no answer is known. `existing`: as in `Intent`. */
  | { readonly kind: 'unknown'; readonly existing: number | null };

export interface Intent {
  readonly ref: string;
  /** How many athletes of its name and sport the agency has before it is sent; null if unknown. */
  readonly existing: number | null;
}

/** `invalid` and `unsent`: certainly not created. */
export interface Settlement {
  readonly ref: string;
  readonly status: 'created' | 'exists' | 'invalid' | 'unsent';
  readonly id: string | null;
}

/**
 * What an import sent, across runs, for one service and one agency. Both promises resolve when the lines would survive a
 * crash of the program or of the machine.
 */
export interface ImportJournal {
  fateOf(ref: string): RowFate;
  /** Before rows are sent. */
  intend(rows: readonly Intent[]): Promise<void>;
  /** Before an answer is trusted. */
  settle(rows: readonly Settlement[]): Promise<void>;
}
