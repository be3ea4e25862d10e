import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { detailOf, problem } from './problem.ts';

/** The client disconnected, or was too slow, before its body had arrived. */
export class BrokenUploadError extends Error {
  override readonly name = 'BrokenUploadError';

  constructor(cause: unknown) {
    super('The body did not arrive.', { cause });
  }
}

export type ReadBody<T> = { readonly data: T } | { readonly refusal: Response };

export const bodyTypes = ['application/json'] as const;
/** An edit is a merge patch (RFC 7396), which clients may as well send as plain JSON. */
export const editTypes = [...bodyTypes, 'application/merge-patch+json'] as const;

interface BodyOptions {
  /** Makes the value ready for the schema. */
  readonly prepare?: (value: unknown) => unknown;
  /** The most that is read. */
  readonly kilobytes?: number;
}

/** A JSON body by its schema, or the answer that says what is wrong with it. */
export async function readBody<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
  options: BodyOptions = {},
): Promise<ReadBody<z.output<S>>> {
  const refusal = refuseType(request, bodyTypes);
  return refusal === null ? readJson(request, schema, options) : { refusal };
}

/** As `readBody`, for the body of a PATCH. */
export async function readEdit<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
  options: BodyOptions = {},
): Promise<ReadBody<z.output<S>>> {
  const refusal = refuseType(request, editTypes, { 'Accept-Patch': editTypes.join(', ') });
  return refusal === null ? readJson(request, schema, options) : { refusal };
}

function refuseType(request: Request, types: readonly string[], headers = {}): Response | null {
  const encoding = request.headers.get('Content-Encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() !== 'identity') {
    return problem(415, 'Send the body without a Content-Encoding.', { 'Accept-Encoding': 'identity' });
  }
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1);
  if (types.includes(type.trim().toLowerCase())) return null;
  return problem(415, `The Content-Type must be ${types.join(' or ')}.`, headers);
}

async function readJson<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
  { prepare = (value) => value, kilobytes = 64 }: BodyOptions,
): Promise<ReadBody<z.output<S>>> {
  const body = await readBytes(request, kilobytes * 1024).catch((cause) => {
    throw new BrokenUploadError(cause);
  });
  if (body === null) return { refusal: problem(413, `The body is larger than ${kilobytes} KB.`) };
  const value = parse(body);
  if (value === undefined) return { refusal: problem(400, 'The body is not JSON.') };
  const parsed = safeParse(schema, prepare(value));
  if (parsed.success) return { data: parsed.data };
  const isWhole = parsed.error.issues.some(({ path }) => path.length === 0);
  return {
    refusal: problem(422, isWhole ? 'The body must be a JSON object.' : detailOf('body', parsed.error)),
  };
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

/** Undefined: it is no JSON in UTF-8. */
function parse(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
