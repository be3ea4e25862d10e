import { pipeline, Readable } from 'node:stream';
import { chooseEncoding, createCompressor } from './encoding.ts';
import { encodedHeaders, isCached, notModified } from './representation.ts';
import { respond } from './respond.ts';

/** What an answer says beside its body. */
export interface AnswerHead {
  /** Distinguishes this content from every other of its URL. */
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The answer to a client that has this content; null to others. */
export function unchangedAnswer(request: Request, { tag, headers }: AnswerHead): Response | null {
  const now = { ...headers, ...encodedHeaders(tag, chooseEncoding(request.headers.get('Accept-Encoding'))) };
  return isCached(request, now.ETag) ? notModified(now) : null;
}

/**
 * Answers a GET or HEAD with a body that is made while it is sent.
 * @param known how it would be answered now; the body is opened only for clients that have another one
 */
export async function streamedAnswer(
  request: Request,
  known: AnswerHead,
  open: () => Promise<AnswerHead & { readonly body: Readable }>,
): Promise<Response> {
  const unchanged = unchangedAnswer(request, known);
  if (unchanged !== null) return unchanged;
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'));
  const headersOf = ({ tag, headers }: AnswerHead) => ({ ...headers, ...encodedHeaders(tag, encoding) });
  if (request.method === 'HEAD') return respond(null, { headers: headersOf(known) });
  const { body, ...head } = await open();
  const sent = encoding === 'identity' ? body : pipeline(body, createCompressor(encoding), () => undefined);
  return respond(Readable.toWeb(sent), { headers: headersOf(head) });
}
