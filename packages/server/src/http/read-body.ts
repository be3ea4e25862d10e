import { isUtf8 } from 'node:buffer';
import { parsedJson } from '@matchpoint/core/wire/json-text';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { detailOf, refuse } from './problem.ts';

export const bodyTypes = ['application/json'] as const;
/** An edit is a merge patch (RFC 7396), which clients may as well send as plain JSON. */
export const editTypes = [...bodyTypes, 'application/merge-patch+json'] as const;

interface BodyOptions {
  /** Makes the value ready for the schema. */
  readonly prepare?: (value: unknown) => unknown;
  /** The most that is read. */
  readonly kilobytes?: number;
}

/** A JSON body by its schema; that of a PATCH may be a merge patch. @throws {RefusedError} what is wrong with it */
export async function readBody<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
  { prepare = (value) => value, kilobytes = 64 }: BodyOptions = {},
): Promise<z.output<S>> {
  expectType(request);
  const body = await readBytes(request, kilobytes * 1024).catch(() =>
    refuse(400, 'The body did not arrive.'),
  );
  if (body === null) refuse(413, `The body is larger than ${kilobytes} KB.`);
  const value = isUtf8(body) ? parsedJson(new TextDecoder().decode(body)) : undefined;
  if (value === undefined) refuse(400, 'The body is not JSON.');
  const { data, error } = safeParse(schema, prepare(value));
  if (error === undefined) return data;
  const isWhole = error.issues.some(({ path }) => path.length === 0);
  return refuse(422, isWhole ? 'The body must be a JSON object.' : detailOf('body', error));
}

function expectType({ headers, method }: Request): void {
  const encoding = headers.get('Content-Encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity')
    refuse(415, 'Send the body without a Content-Encoding.', { 'Accept-Encoding': 'identity' });
  const types: readonly string[] = method === 'PATCH' ? editTypes : bodyTypes;
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';', 1);
  if (types.includes(type.trim().toLowerCase())) return;
  refuse(
    415,
    `The Content-Type must be ${types.join(' or ')}.`,
    method === 'PATCH' ? { 'Accept-Patch': types.join(', ') } : {},
  );
}

/** Null: there are more than `most`, of which no more are read. */
async function readBytes(request: Request, most: number): Promise<Buffer | null> {
  const length = request.headers.get('Content-Length');
  // Node keeps a sender to the length that was said, and a body that is not made a stream of is read much faster.
  if (length !== null) return Number(length) > most ? null : Buffer.from(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
