import type { JudgedRow } from '@matchpoint/core/roster/checking/judge-row';
import type { ImportSource, SourceRow } from '@matchpoint/core/roster/import-source';
import type { ColumnMatch } from '@matchpoint/core/roster/matching/match-columns';
import type { ReadingChoice, ReadingQuestion } from '@matchpoint/core/roster/reading-choice';

/** Everything of a source but its rows, which travel in chunks. */
export type SourceForm = Omit<ImportSource, 'rows'>;

/** A file to read. */
export interface NamedContent {
  readonly name: string;
  readonly content: Blob;
}

/** A message to the worker; its answers come through the port that is sent with it. */
export type Asked =
  | ({ readonly type: 'read'; readonly choice: ReadingChoice } & NamedContent)
  /** Begins a source, whose rows are those of the last `read` or follow, and says how they are judged; has no answer. */
  | {
      readonly type: 'prepare';
      readonly form: SourceForm;
      readonly match: ColumnMatch;
      readonly areRead: boolean;
    }
  /** A chunk of its rows; has no answer. */
  | { readonly type: 'add'; readonly rows: readonly SourceRow[] }
  /** Judges the next chunk, by what all rows say. */
  | { readonly type: 'judge' };

export type Answered =
  /** A chunk of the rows; the `source` follows. */
  | { readonly type: 'rows'; readonly rows: readonly SourceRow[] }
  | { readonly type: 'source'; readonly form: SourceForm }
  | { readonly type: 'question'; readonly question: ReadingQuestion }
  | { readonly type: 'judged'; readonly judged: readonly JudgedRow[] }
  | { readonly type: 'failed'; readonly message: string; readonly isUnreadable: boolean };

export const lost =
  'The part of the page that reads files could not be loaded. Check your connection and try again.';

/** Rows a message: each is decoded in a task of its own, which must not delay a frame. */
export const chunkRows = 1000;
