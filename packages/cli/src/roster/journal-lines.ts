import type { Intent, Settlement } from '@matchpoint/core/roster/sending/import-journal';
import * as z from 'zod/mini';

/** One service and one agency: lines between two of these belong to the first. */
export interface Binding {
  readonly service: string;
  readonly agency: string;
}

export function runLine({ service, agency }: Binding): string {
  return JSON.stringify({ run: { service, agency } });
}

export function intentLine(rows: readonly Intent[]): string {
  return JSON.stringify({
    sending: rows.map(({ ref, existing }) => (existing === null ? [ref] : [ref, existing])),
  });
}

export function settlementLine({ ref, status, id }: Settlement): string {
  return JSON.stringify({ ref, status, id });
}

const ref = z.string().check(z.regex(/^[\da-f]{32}$/));
const line = z.union([
  z.object({ run: z.object({ service: z.string(), agency: z.string() }) }),
  z.object({ sending: z.array(z.union([z.tuple([ref, z.number()]), z.tuple([ref])])) }),
  z.object({ ref, status: z.enum(['created', 'exists', 'invalid', 'unsent']), id: z.nullable(z.string()) }),
]);
export type JournalLine = z.output<typeof line>;

/** Null for a line that was cut off by a crash. */
export function readLine(text: string): JournalLine | null {
  try {
    return z.safeParse(line, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
