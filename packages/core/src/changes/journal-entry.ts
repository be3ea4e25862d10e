import * as z from 'zod/mini';
import { clientRef } from '../athletes/fields/athlete-batch.ts';

/** A run's service and agency: entries between two of these belong to the first. */
const run = z.object({
  service: z.string(),
  agency: z.string(),
  agencyName: z.optional(z.string()),
  /** Name of the file; absent for an undo. */
  file: z.optional(z.string()),
  /** ISO time. */
  at: z.optional(z.string()),
  /** Whether it takes back what the runs before did. */
  isUndo: z.optional(z.boolean()),
  /** Whether it hides the athletes that it adds. */
  hidden: z.optional(z.boolean()),
});
export type JournalRun = z.output<typeof run>;

const nullableText = z.nullable(z.string());
const values = z.record(z.string(), z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()]))));

/** An athlete about to be added: its key, name and sport, and how many of these the agency lists. */
const sentAddition = z.tuple([clientRef, z.string(), nullableText, z.number()]);
export type SentAddition = z.output<typeof sentAddition>;

/** An athlete about to be changed; null removes it. */
const sentChange = z.object({
  id: z.string(),
  name: z.string(),
  version: nullableText,
  before: values,
  after: z.nullable(values),
});
export type SentChange = z.output<typeof sentChange>;

/** `invalid` and `unsent`: certainly not added. */
const settledAddition = z.tuple([
  clientRef,
  z.enum(['created', 'exists', 'invalid', 'unsent']),
  nullableText,
  nullableText,
]);
export type SettledAddition = z.output<typeof settledAddition>;

/** `left`: certainly not changed. */
const settledChange = z.tuple([z.string(), z.enum(['updated', 'removed', 'gone', 'left']), nullableText]);
export type SettledChange = z.output<typeof settledChange>;

/**
 * A journal's entry: one before a request, one for its answer.
 * - `run`: begins a run's entries
 * - `sending`: athletes that are added
 * - `settled`: their outcomes, with the athlete's id and version
 * - `changing`: athletes that are changed or removed, with the earlier version and values
 * - `changed`: their outcomes, with the new version
 * - `ended`: everything has its outcome; what follows is another import
 */
export const journalEntry = z.union([
  z.object({ run }),
  z.object({ sending: z.array(sentAddition) }),
  z.object({ settled: z.array(settledAddition) }),
  z.object({ changing: z.array(sentChange) }),
  z.object({ changed: z.array(settledChange) }),
  z.object({ ended: z.literal(true) }),
]);
export type JournalEntry = z.output<typeof journalEntry>;

/** Where entries are kept, in order. */
export interface JournalStore {
  /** Entries of earlier runs, without unreadable ones, such as a line that a crash cut off. */
  readonly entries: Iterable<unknown>;
  /** Resolves when the entry would survive a crash of the program or of the machine. */
  append(entry: JournalEntry): Promise<void>;
}

/** One at a time: all those of 100,000 rows take 100 MB. */
export function* readEntries(found: Iterable<unknown>): Iterable<JournalEntry> {
  for (const one of found) {
    const { data } = z.safeParse(journalEntry, one);
    if (data !== undefined) yield data;
  }
}
