import * as z from 'zod/mini';

/** One import's service and agency: entries between two of these belong to the first. */
const run = z.object({
  service: z.string(),
  agency: z.string(),
  agencyName: z.optional(z.string()),
  /** Name of the file. */
  file: z.optional(z.string()),
  /** ISO time. */
  at: z.optional(z.string()),
});
export type JournalRun = z.output<typeof run>;

const ref = z.string().check(z.regex(/^[\da-f]{32}$/));
const nullableText = z.nullable(z.string());
const values = z.record(z.string(), z.optional(z.nullable(z.union([z.string(), z.number()]))));

/** An athlete about to get the values `after`. */
const intendedChange = z.object({ id: z.string(), version: nullableText, before: values, after: values });
export type IntendedChange = z.output<typeof intendedChange>;

const status = z.enum(['created', 'exists', 'invalid', 'unsent']);

/**
 * An import's journal entry: one before a request, one for its answer.
 * - `run`: begins a run's entries
 * - `sending`: rows, each with the earlier number of athletes of its name and sport where known
 * - `settled`: the rows' outcomes, with the athlete's id and version
 * - `changing`: athletes that get new values, with the earlier version and values
 * - `changed`: the outcomes, with the new version
 * - `ended`: every row has its outcome; what follows is another import
 * - `undone`: an undo's change of an athlete, with the new version
 */
export const journalEntry = z.union([
  z.object({ run }),
  z.object({ sending: z.array(z.union([z.tuple([ref, z.number()]), z.tuple([ref])])) }),
  z.object({ settled: z.array(z.tuple([ref, status, nullableText, nullableText])) }),
  z.object({ changing: z.array(intendedChange) }),
  z.object({ changed: z.array(z.tuple([z.string(), z.enum(['updated', 'left']), nullableText])) }),
  z.object({ ended: z.literal(true) }),
  z.object({ undone: z.array(z.tuple([z.string(), z.enum(['removed', 'updated', 'gone']), nullableText])) }),
  /** One settled row, as earlier versions wrote it. */
  z.object({ ref, status, id: nullableText }),
]);
export type JournalEntry = z.output<typeof journalEntry>;
export type Values = z.output<typeof values>;

/** Where entries are kept, in order. */
export interface JournalStore {
  /** Entries of earlier runs, without unreadable ones, such as a line that a crash cut off. */
  readonly entries: readonly unknown[];
  /** Resolves when the entry would survive a crash of the program or of the machine. */
  append(entry: JournalEntry): Promise<void>;
}

export function readEntries(found: readonly unknown[]): readonly JournalEntry[] {
  return found.flatMap((one) => {
    const { data } = z.safeParse(journalEntry, one);
    return data === undefined ? [] : [data];
  });
}
