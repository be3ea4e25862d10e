import type { EncodingQuestion, ReadingOption, ReadingQuestion } from './reading-choice.ts';

/** A row of a file before it is validated. Cells are text; trailing ones may be missing. */
export interface SourceRow {
  /** As the spreadsheet shows it (see `RowProblem`). */
  readonly row: number;
  readonly cells: readonly string[];
}

/** A table of rows, read from a file. */
export interface ImportSource {
  /** For messages: 'roster.csv', 'standard input'. */
  readonly name: string;
  /** Its detected form, for messages: 'semicolons, Windows-1252'. */
  readonly form: string;
  /** The name of its sheet, where it has sheets. */
  readonly sheet?: string;
  /** What stands above the header. */
  readonly title?: string;
  readonly header: readonly string[];
  /** Whether numbers may have a decimal comma: where a comma does not separate the cells. */
  readonly decimalComma: boolean;
  /** All rows below the header but the blank ones. */
  readonly rows: readonly SourceRow[];
  /** What of the reading a person may change. */
  readonly options?: readonly ReadingOption[];
  /** The question about its encoding, where no person could be asked and the preset was taken. */
  readonly guessed?: EncodingQuestion;
  /** Notes for people on how the file was read. */
  readonly notes?: readonly string[];
  /** How its rows were found where another layout is conceivable, for people, who confirm it (rules/import.md#how-sure). */
  readonly layout?: readonly string[];
}

export type RosterReading = { readonly source: ImportSource } | { readonly question: ReadingQuestion };
