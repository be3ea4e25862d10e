import { createHash } from 'node:crypto';
import { chooseEncoding, compress, type Encoding, leastWorthCompressing } from './encoding.ts';
import { respond } from './respond.ts';
import { publicHeaders } from './security-headers.ts';

/** A body in one encoding, with everything that its answer says. */
interface Variant {
  readonly etag: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface RepresentationOptions {
  readonly body: Buffer;
  /** Distinguishes this content from every other of its URL. */
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** 200, unless it says. */
  readonly status?: number;
  /** False: sent as it is, being compressed by its nature. */
  readonly isCompressible?: boolean;
  /** Forms that were made before. */
  readonly compressed?: Readonly<Partial<Record<Encoding, Buffer>>>;
}

/** A body that is kept to be sent many times: each compressed form is made once, on first use. */
export class Representation {
  readonly #variants = new Map<Encoding, Variant>();
  readonly #compressing = new Map<Encoding, Promise<Variant>>();
  readonly #headers: Readonly<Record<string, string>>;
  readonly #tag: string;
  readonly #status: number;
  readonly #identity: Variant;
  readonly #isCompressible: boolean;

  constructor(options: RepresentationOptions) {
    const { body, tag, headers, status = 200, isCompressible = true, compressed = {} } = options;
    this.#headers = headers;
    this.#status = status;
    this.#tag = tag;
    this.#identity = this.#keep('identity', body);
    this.#isCompressible = isCompressible && body.length >= leastWorthCompressing;
    for (const encoding of ['br', 'gzip'] as const) {
      const made = compressed[encoding];
      if (made !== undefined) this.#keep(encoding, made);
    }
  }

  /** About the bytes that keeping it takes, its compressed forms included. */
  get size(): number {
    return 1000 + 1.5 * this.#identity.body.length;
  }

  /** The answer to a GET or HEAD: 304 where the client has this content in this encoding. */
  answer(request: Request): Response | Promise<Response> {
    const encoding = chooseEncoding(request.headers.get('Accept-Encoding'));
    const variant = this.#variants.get(encoding);
    return variant === undefined
      ? this.#compress(encoding).then((made) => this.#respond(request, made))
      : this.#respond(request, variant);
  }

  #respond(request: Request, { etag, body, headers }: Variant): Response {
    const status = this.#status;
    if (status === 200 && isCached(request, etag)) return notModified(headers);
    return respond(body, { status, headers });
  }

  #keep(encoding: Encoding, body: Buffer): Variant {
    const length = { 'Content-Length': String(body.length) };
    const headers = { ...this.#headers, ...length, ...encodedHeaders(this.#tag, encoding) };
    const variant = { etag: headers.ETag, body, headers };
    this.#variants.set(encoding, variant);
    return variant;
  }

  #compress(encoding: Encoding): Promise<Variant> {
    if (encoding === 'identity' || !this.#isCompressible) {
      this.#variants.set(encoding, this.#identity);
      return Promise.resolve(this.#identity);
    }
    const running = this.#compressing.get(encoding);
    if (running !== undefined) return running;
    const started = compress(this.#identity.body, encoding)
      .then((body) => this.#keep(encoding, body))
      .finally(() => this.#compressing.delete(encoding));
    this.#compressing.set(encoding, started);
    return started;
  }
}

/** A text of the program's own, the same for every client. @param more in its head */
export function publicText(text: string, type: string, more: Readonly<Record<string, string>> = {}) {
  const body = Buffer.from(text);
  const headers = { ...publicHeaders, 'Content-Type': type, 'Cache-Control': 'no-cache', ...more };
  return new Representation({ body, tag: contentTag(body), headers });
}

/** A tag for content that has no version. */
export function contentTag(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 16);
}

/** What an answer says of its encoding: each has a tag of its own. */
export function encodedHeaders(tag: string, encoding: Encoding) {
  if (encoding === 'identity') return { ETag: `"${tag}"`, Vary: 'Accept-Encoding' };
  return { ETag: `"${tag}-${encoding}"`, Vary: 'Accept-Encoding', 'Content-Encoding': encoding };
}

export function notModified(headers: Readonly<Record<string, string>>): Response {
  const { 'Content-Length': _, 'Content-Type': __, 'Content-Encoding': ___, ...kept } = headers;
  return respond(null, { status: 304, headers: kept });
}

/** Whether the client has the content of this tag. */
export function isCached(request: Request, etag: string): boolean {
  return matches(request.headers.get('If-None-Match'), etag);
}

/** Weak comparison (RFC 9110 section 13.1.2): a proxy that recompressed has marked our tag as weak. */
function matches(condition: string | null, etag: string): boolean {
  if (condition === null) return false;
  if (condition === etag || condition.trim() === '*') return true;
  return condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
