import * as z from 'zod/mini';
import type { Athlete } from '../athletes/athlete.ts';
import { limitedText } from '../fields/text.ts';

/** rules/board.md#board-limits */
export const boardLimits = {
  athletes: 500,
  columns: 50,
  places: 99,
  id: 200,
  columnName: 60,
  note: 2000,
  fact: 200,
} as const;

/** A coach's progress with an athlete. */
export const marks = ['watching', 'contacted', 'offered', 'no'] as const;
export type Mark = (typeof marks)[number];

export const markLabels: Readonly<Record<Mark, string>> = {
  watching: 'Watching',
  contacted: 'Contacted',
  offered: 'Offered',
  no: 'No',
};

/** An athlete as they were when starred: compared later, and shown when they are gone. */
export type StarredFacts = Pick<
  Athlete,
  | 'name'
  | 'sport'
  | 'gender'
  | 'country_of_residence'
  | 'available_semester'
  | 'available_year'
  | 'agency_id'
  | 'agency_name'
  | 'GPA'
  | 'SAT'
  | 'TOEFL'
  | 'UTR'
  | 'ITF'
>;

/** Any athlete with these facts. */
export type Starrable = StarredFacts & Pick<Athlete, 'id'>;

export interface BoardEntry {
  /** The athlete's. */
  readonly id: string;
  readonly note: string;
  readonly mark: Mark | null;
  /** ISO 8601, UTC. */
  readonly starredAt: string;
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

const factText = z.nullable(z.string().check(z.maxLength(boardLimits.fact)));
const factNumber = z.nullable(z.number());
const starredFacts: z.ZodMiniType<StarredFacts> = z.object({
  name: z.string().check(z.maxLength(boardLimits.fact)),
  sport: factText,
  gender: factText,
  country_of_residence: factText,
  available_semester: factText,
  available_year: factNumber,
  agency_id: factText,
  agency_name: factText,
  GPA: factNumber,
  SAT: factNumber,
  TOEFL: factNumber,
  UTR: factNumber,
  ITF: factNumber,
});

export const boardEntry = z.object({
  id: entryId,
  note,
  mark: z.nullable(z.enum(marks)),
  starredAt: z.iso.datetime(),
  facts: starredFacts,
});

const boardColumn = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  name: columnName,
  places,
  entries: z.array(boardEntry),
});

/** A board as it is stored (rules/board.md#board-storage). */
const storedBoard: z.ZodMiniType<Board> = z
  .object({
    version: z.literal(1),
    columns: z.array(boardColumn).check(z.maxLength(boardLimits.columns)),
  })
  .check(
    z.refine(({ columns }) => areDistinct(columns.map(({ id }) => id))),
    z.refine((board) => areDistinct(idsOf(board)) && idsOf(board).length <= boardLimits.athletes),
  );

/** The ids of all athletes on a board, column by column, best first. */
export function idsOf({ columns }: Pick<Board, 'columns'>): string[] {
  return columns.flatMap(({ entries }) => entries.map(({ id }) => id));
}

/** An athlete's facts for the board, cut to the board's limits. */
export function starredFactsOf(athlete: StarredFacts): StarredFacts {
  return {
    name: cut(athlete.name),
    sport: textFact(athlete.sport),
    gender: textFact(athlete.gender),
    country_of_residence: textFact(athlete.country_of_residence),
    available_semester: textFact(athlete.available_semester),
    available_year: numberFact(athlete.available_year),
    agency_id: textFact(athlete.agency_id),
    agency_name: textFact(athlete.agency_name),
    GPA: numberFact(athlete.GPA),
    SAT: numberFact(athlete.SAT),
    TOEFL: numberFact(athlete.TOEFL),
    UTR: numberFact(athlete.UTR),
    ITF: numberFact(athlete.ITF),
  };
}

export function boardText(board: Board): string {
  return JSON.stringify(board);
}

/** @returns null for a text that is no board, or one of a version that is not known here */
export function readBoardText(text: string): Board | null {
  try {
    return storedBoard.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function areDistinct(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

function cut(text: string): string {
  return text.slice(0, boardLimits.fact);
}

function textFact(text: string | null): string | null {
  return text === null ? null : cut(text);
}

/** JSON has neither -0 nor infinity. */
function numberFact(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : value + 0;
}
