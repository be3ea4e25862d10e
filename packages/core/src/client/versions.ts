import * as z from 'zod/mini';
import type { Capabilities } from '../contract/capabilities.ts';
import { wireId } from '../wire/values.ts';
import type { Answered, BearerCallOptions, Call, CallFacts } from './call.ts';

/** The answer of a create call: its shape is open, so there may be no id (rules/service.md#eleven-calls). */
export interface Created {
  readonly id: string | null;
  /** The ETag of the answer; null without one. */
  readonly version: string | null;
}

/** An entity and its version (the ETag), which an edit sends back; null if the service has none. */
export interface Versioned<T> {
  readonly data: T;
  readonly version: string | null;
}

/** `key`: requests under one `Idempotency-Key` create once, where the service takes keys. */
export type CreateOptions = BearerCallOptions & { readonly key?: string | undefined };

/** `version`: the edit is refused with status 412 if the entity has changed since; null edits any version. */
export type EditOptions = BearerCallOptions & { readonly version: string | null };

/** Makes a call that creates `body`. */
export type Create = (
  operation: { readonly method: string; readonly path: string },
  body: object,
  options: CreateOptions,
  parameters?: Readonly<Record<string, string>>,
) => Promise<Created>;

const withId = z.object({ id: wireId });
const created = z.pipe(
  z.unknown(),
  z.transform((body) => ({ id: z.safeParse(withId, body).data?.id ?? null })),
);

export function createCreate(call: Call, { can }: Pick<Capabilities, 'can'>): Create {
  return async (operation, body, { key, ...options }, parameters = {}) => {
    const headers = key !== undefined && can('idempotency') === true ? { 'Idempotency-Key': key } : {};
    const facts = { ...options, parameters, headers, body };
    const { data, version } = versioned(await call({ ...operation, answer: created }, facts));
    return { ...data, version };
  };
}

/** The facts of a call that changes only the given version. */
export function ifVersion({
  version = null,
  ...options
}: BearerCallOptions & Partial<EditOptions>): BearerCallOptions & CallFacts {
  return { ...options, headers: version === null ? {} : { 'If-Match': version } };
}

export function versioned<T>({ data, headers }: Answered<T>): Versioned<T> {
  return { data, version: headers.get('ETag') };
}
