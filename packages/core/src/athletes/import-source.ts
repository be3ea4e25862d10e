/** A row of a sheet before anything is made of it. Cells are text, trailing ones may be missing. */
export interface SourceRow {
  /** As the spreadsheet shows it (see `RowProblem`). */
  readonly row: number;
  readonly cells: readonly string[];
}

/** A file of rows that can be read again and again: once to check, once to send. */
export interface ImportSource {
  /** For messages: 'roster.csv', 'standard input'. */
  readonly name: string;
  /** What was found of its form, for messages: 'CSV with semicolons, Windows-1252'. */
  readonly form: string;
  readonly header: readonly string[];
  /** The first rows, for a person who maps columns. */
  readonly samples: readonly SourceRow[];
  /** Whether numbers may have a decimal comma: where a comma does not separate the cells. */
  readonly decimalComma: boolean;
  /** All rows below the header but the blank ones, in pieces, from the start. */
  rows(): AsyncIterable<readonly SourceRow[]>;
}
