import { expect } from 'vitest';
import * as z from 'zod';
import type { TestAnswer } from './test-person.ts';

const entry = z.object({ id: z.string() });

export function idOf({ body }: TestAnswer): string {
  return entry.parse(body).id;
}

/** An answer without its headers. */
export function said({ status, body }: TestAnswer): { status: number; body: unknown } {
  return { status, body };
}

/** What is said of what is not there, and of what is another's. */
export function missing(noun: string): object {
  return { status: 404, body: { detail: `There is no such ${noun}.` } };
}

/** What is said of a body, field by field. */
export function refusal(...fields: [field: string, msg: string][]): object {
  return {
    status: 422,
    body: {
      detail: fields.map(([field, msg]) => ({ loc: ['body', field], msg, type: expect.any(String) })),
    },
  };
}
