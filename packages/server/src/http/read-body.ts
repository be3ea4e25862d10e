import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { detailOf, problem } from './problem.ts';

/** The client ended the connection, or was too slow, before its body was there: nobody reads the answer. */
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

/** A JSON body by its schema, made ready by `prepare`, or the answer that says what is wrong with it. */
export async function readBody<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
  prepare: (value: unknown) => unknown = (value) => value,
): Promise<ReadBody<z.output<S>>> {
  const refusal = refuseType(request, bodyTypes);
  return refusal === null ? readJson(request, schema, prepare) : { refusal };
}

/** As `readBody`, for the body of a PATCH. */
export async function readEdit<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
): Promise<ReadBody<z.output<S>>> {
  const refusal = refuseType(request, editTypes, { 'Accept-Patch': editTypes.join(', ') });
  return refusal === null ? readJson(request, schema, (value) => value) : { refusal };
}

function refuseType(request: Request, types: readonly string[], headers = {}): Response | null {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1);
  if (types.includes(type.trim().toLowerCase())) return null;
  return problem(415, `The Content-Type must be ${types.join(' or ')}.`, headers);
}

async function readJson<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
  prepare: (value: unknown) => unknown,
): Promise<ReadBody<z.output<S>>> {
  const body = await request.arrayBuffer().catch((cause) => {
    throw new BrokenUploadError(cause);
  });
  const value = parse(body);
  if (value === undefined) return { refusal: problem(400, 'The body is not JSON.') };
  const parsed = safeParse(schema, prepare(value));
  if (parsed.success) return { data: parsed.data };
  const isWhole = parsed.error.issues.some(({ path }) => path.length === 0);
  return {
    refusal: problem(422, isWhole ? 'The body must be a JSON object.' : detailOf('body', parsed.error)),
  };
}

/** Undefined: it is no JSON in UTF-8. */
function parse(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
