import * as z from 'zod/mini';
import { shownDate } from '../display/display.ts';
import { limitedText } from '../fields/text.ts';
import { parsedJson } from '../wire/json-text.ts';
import { type StarredFacts, starredFacts } from './starred-facts.ts';

/** rules/board.md#board-limits */
export const boardLimits = {
  athletes: 500,
  columns: 50,
  places: 99,
  id: 200,
  columnName: 60,
  note: 2000,
} as const;

/** A coach's progress with an athlete. */
export const marks = ['watching', 'contacted', 'visit', 'offered', 'committed', 'no'] as const;
export type Mark = (typeof marks)[number];

export const markLabels: Readonly<Record<Mark, string>> = {
  watching: 'Watching',
  contacted: 'Contacted',
  visit: 'Visit',
  offered: 'Offered',
  committed: 'Committed',
  no: 'No',
};

/** 'Offered, Nov 22, 2026'; null without a mark. */
export function markText(mark: Mark | null, markedAt: string | null): string | null {
  return mark && [markLabels[mark], markedAt && shownDate(markedAt)].filter(Boolean).join(', ');
}

export interface BoardEntry {
  /** The athlete's. */
  readonly id: string;
  readonly note: string;
  readonly mark: Mark | null;
  /** When the mark was set, ISO 8601, UTC; null without one, and for marks of before it was stored. */
  readonly markedAt: string | null;
  readonly facts: StarredFacts;
}

export interface BoardColumn {
  readonly id: string;
  readonly name: string;
  /** Athletes wanted; null: not given. */
  readonly places: number | null;
  /** Best first. */
  readonly entries: readonly BoardEntry[];
}

export interface Board {
  readonly version: 1;
  readonly columns: readonly BoardColumn[];
}

export const emptyBoard: Board = { version: 1, columns: [] };

export const columnName = limitedText({ max: boardLimits.columnName, required: true });
export const note = limitedText({ max: boardLimits.note, multiline: true });
export const entryId = limitedText({ max: boardLimits.id, multiline: true }).check(z.minLength(1));
export const places = z.nullable(z.int().check(z.gte(0), z.lte(boardLimits.places)));

export const boardEntry = z.object({
  id: entryId,
  note,
  mark: z.nullable(z.enum(marks)),
  markedAt: z._default(z.nullable(z.iso.datetime()), null),
  facts: starredFacts,
});

const boardColumn = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  name: columnName,
  places,
  entries: z.array(boardEntry),
});

/** A board as it is stored (rules/board.md#board-storage). */
export const storedBoard: z.ZodMiniType<Board> = z
  .object({
    version: z.literal(1),
    columns: z.array(boardColumn).check(z.maxLength(boardLimits.columns)),
  })
  .check(
    z.refine(({ columns }) => areDistinct(columns.map(({ id }) => id))),
    z.refine((board) => areDistinct(idsOf(board)) && idsOf(board).length <= boardLimits.athletes),
  );

/** An athlete's entry with its place. */
export interface Placed {
  readonly column: BoardColumn;
  readonly entry: BoardEntry;
  /** From 0. */
  readonly rank: number;
}

export function placeOf({ columns }: Board, id: string): Placed | null {
  for (const column of columns) {
    const rank = column.entries.findIndex((entry) => entry.id === id);
    const entry = column.entries[rank];
    if (entry !== undefined) return { column, entry, rank };
  }
  return null;
}

/** The ids of all athletes on a board, column by column, best first. */
export function idsOf({ columns }: Pick<Board, 'columns'>): string[] {
  return columns.flatMap(({ entries }) => entries.map(({ id }) => id));
}

export function boardText(board: Board): string {
  return JSON.stringify(board);
}

/** @returns null for a text that is not a board, or one of a version that is not known here */
export function readBoardText(text: string): Board | null {
  return storedBoard.safeParse(parsedJson(text)).data ?? null;
}

function areDistinct(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}
