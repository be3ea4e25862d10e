import type { Athlete } from '@matchpoint/core/athletes/fields/athlete';
import { anAthlete } from '@matchpoint/core/testing/builders';
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

/** A refusal that says why. */
export function told(status: number, detail: unknown): object {
  return { status, body: { detail } };
}

/** The 404 for missing entries and for entries of another account. */
export function missing(noun: string): object {
  return told(404, `There is no such ${noun}.`);
}

/** The 422 with a body's problems, field by field. */
export function refusal(...fields: [field: string, msg: string][]): object {
  return told(
    422,
    fields.map(([field, msg]) => ({ loc: ['body', field], msg, type: expect.any(String) })),
  );
}

/** An ISO 8601 instant as it travels. */
export const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** An athlete that a call created: it has `facts`, and dates of now. */
export function aCreatedAthlete(facts: Partial<Athlete>): Athlete {
  const [created_at, changed_at] = [expect.stringMatching(instant), expect.stringMatching(instant)];
  return anAthlete({ created_at, changed_at, ...facts });
}
