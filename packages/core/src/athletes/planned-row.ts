import type { AthleteDraft } from './athlete.ts';
import type { RowFate } from './import-journal.ts';
import type { Key } from './row-identity.ts';

/** A row that the plan sends. */
export interface PlannedRow {
  /** As the spreadsheet shows it. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly draft: AthleteDraft;
  /** Its client_ref. */
  readonly ref: string;
  readonly name: Key;
  readonly fate: RowFate;
}
