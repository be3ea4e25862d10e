/** What one statement read: a JSON text, and the version of the directory that its snapshot saw. */
export interface Reading {
  readonly version: number;
  readonly body: Buffer;
  /** How the list goes on; null for what is no list. */
  readonly paging: Paging | null;
}

export interface Paging {
  /** Rows of the narrowed list, on all pages together. */
  readonly total: number;
  /** The last row of a page that is not the last one. */
  readonly last: Place | null;
}

/** A row's place in an ordered list. */
export interface Place {
  /** What the list is ordered by, as PostgreSQL writes it; null: empty, which stands last. */
  readonly key: string | null;
  readonly id: string;
}
