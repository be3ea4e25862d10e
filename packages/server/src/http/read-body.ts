import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { detailOf, problem } from './problem.ts';

export type ReadBody<T> = { readonly data: T } | { readonly refusal: Response };

/** A JSON body by its schema, made ready by `prepare`, or the answer that says what is wrong with it. */
export async function readBody<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
  prepare: (value: unknown) => unknown = (value) => value,
): Promise<ReadBody<z.output<S>>> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return { refusal: problem(415, 'The Content-Type must be application/json.') };
  }
  const value = parse(await request.arrayBuffer());
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
