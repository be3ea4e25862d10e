import { athleteFields, fieldNamed } from '../athletes/fields/athlete-fields.ts';
import { type CellEdit, editCells } from './checking/cell-edits.ts';
import type { ImportSource } from './import-source.ts';
import { draftField, type ImportField } from './matching/import-field.ts';
import type { ReadingChoice } from './reading-choice.ts';

/** One thing that a person says of a file: of any such file, or of rows of this one (`edit`, `leaveOut`). */
export type Decision =
  | { readonly kind: 'layout'; readonly layout: ReadingChoice }
  /** The field (its name or any alias) of a column by its header, in any spelling, or its place ('#3'); `leftOut` for none. */
  | { readonly kind: 'column'; readonly column: string; readonly field: string }
  /** The value of a field (its name or any alias) in every row: 'Fall 2027'; '' for none. */
  | { readonly kind: 'all'; readonly field: string; readonly value: string }
  /** What a text means in the column of a field: 'Güz' means 'Fall'; '' leaves the cell empty, null takes it back. */
  | { readonly kind: 'meaning'; readonly field: string; readonly text: string; readonly means: string | null }
  | { readonly kind: 'edit'; readonly edits: readonly CellEdit[] }
  /** Leaves rows out, or takes them back. */
  | { readonly kind: 'leaveOut'; readonly rows: readonly number[]; readonly isOut: boolean };

export type Texts = Readonly<Record<string, string>>;

/** What decisions say of any file, the last of each kind and key. */
export interface Answers {
  readonly layout?: ReadingChoice;
  /** Field by header or place. */
  readonly columns?: Texts;
  /** The value of all rows by field. */
  readonly all?: Texts;
  /** By field, what each text means. */
  readonly meanings?: Readonly<Record<string, Texts>>;
}

export function answersOf(decisions: readonly Decision[]): Required<Answers> {
  let layout: ReadingChoice = {};
  const [columns, all] = [new Map<string, string>(), new Map<string, string>()];
  const meanings = new Map<string, Map<string, string>>();
  for (const said of decisions)
    switch (said.kind) {
      case 'layout':
        layout = { ...layout, ...said.layout };
        break;
      case 'column':
        columns.set(said.column, said.field);
        break;
      case 'all':
        if (said.value === '') all.delete(said.field);
        else all.set(said.field, said.value);
        break;
      case 'meaning': {
        const texts = meanings.get(said.field) ?? new Map<string, string>();
        if (said.means === null) texts.delete(said.text);
        else meanings.set(said.field, texts.set(said.text, said.means));
      }
    }
  return {
    layout,
    columns: Object.fromEntries(columns),
    all: Object.fromEntries(all),
    meanings: Object.fromEntries(
      [...meanings].flatMap(([field, texts]) =>
        texts.size === 0 ? [] : [[field, Object.fromEntries(texts)]],
      ),
    ),
  };
}

export function decisionsIn({ layout, columns = {}, all = {}, meanings = {} }: Answers): readonly Decision[] {
  return [
    ...(layout === undefined || Object.keys(layout).length === 0
      ? []
      : [{ kind: 'layout', layout } as const]),
    ...Object.entries(columns).map(([column, field]) => ({ kind: 'column', column, field }) as const),
    ...Object.entries(all).map(([field, value]) => ({ kind: 'all', field, value }) as const),
    ...Object.entries(meanings).flatMap(([field, texts]) =>
      Object.entries(texts).map(([text, means]) => ({ kind: 'meaning', field, text, means }) as const),
    ),
  ];
}

/** All answers of both; the later one wins. */
export function mergeAnswers(earlier: Answers, later: Answers): Required<Answers> {
  return answersOf([...decisionsIn(earlier), ...decisionsIn(later)]);
}

/** Whether a field is a person's name, text or link, whose cells no answer keeps. */
export function isPersonal(field: string): boolean {
  const name = fieldNamed(field);
  return name === null || ['text', 'link', 'email'].includes(athleteFields[name].kind);
}

/** The source with the edits of these decisions. */
export function editedBy(source: ImportSource, decisions: readonly Decision[]): ImportSource {
  const edits = editsIn(decisions);
  return edits.length === 0 ? source : editCells(source, edits);
}

function editsIn(decisions: readonly Decision[]): readonly CellEdit[] {
  return decisions.flatMap((said) => (said.kind === 'edit' ? said.edits : []));
}

/** The fields, by row, whose cells a person emptied, so that they say nothing. */
export function emptiedBy(
  decisions: readonly Decision[],
  columns: ReadonlyMap<ImportField, number>,
): ReadonlyMap<number, readonly string[]> {
  const fields = new Map([...columns].map(([field, column]) => [column, draftField(field)]));
  const last = new Map(editsIn(decisions).map((edit) => [`${edit.row} ${edit.column}`, edit]));
  const emptied = new Map<number, string[]>();
  for (const { row, column, value } of last.values()) {
    const field = fields.get(column);
    if (value === '' && field !== undefined) emptied.set(row, [...(emptied.get(row) ?? []), field]);
  }
  return emptied;
}

/** The rows that stay out. */
export function rowsLeftOut(decisions: readonly Decision[]): ReadonlySet<number> {
  const out = new Set<number>();
  for (const said of decisions)
    if (said.kind === 'leaveOut')
      for (const row of said.rows)
        if (said.isOut) out.add(row);
        else out.delete(row);
  return out;
}
