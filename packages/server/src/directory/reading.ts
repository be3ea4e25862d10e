/** What one statement read: a JSON text, and the version of the directory that its snapshot saw. */
export interface Reading {
  readonly version: number;
  readonly body: Buffer;
}

/** A page of a list. */
export interface Page extends Reading {
  /** Rows of the narrowed list, on all pages together. */
  readonly total: number;
  /** The last row of a page that is not the last one. */
  readonly last: CursorPosition | null;
}

/** A row of an ordered list, after which a page starts. */
export interface CursorPosition {
  /** What the list is ordered by; null: empty, which comes last. */
  readonly value: string | null;
  readonly id: string;
}
