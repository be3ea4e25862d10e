import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number] | 'identity';

const chosen = new Map<string, Encoding>();

/** The best encoding that `Accept-Encoding` allows (RFC 9110 section 12.5.3). */
export function chooseEncoding(accepted: string | null): Encoding {
  if (accepted === null || accepted === '') return 'identity';
  const known = chosen.get(accepted);
  if (known !== undefined) return known;
  const encoding = parse(accepted);
  if (chosen.size < 100) chosen.set(accepted, encoding);
  return encoding;
}

function parse(accepted: string): Encoding {
  const weights = new Map(
    accepted.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  return encodings.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0) ?? 'identity';
}

/** Below this many bytes a compressed text is hardly smaller. */
export const leastWorthCompressing = 1000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In zlib's own threads, with less effort the larger the text: 33 KB take about 2 ms, 50 MB about half a second. */
export function compress(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: body.length > 1_000_000 ? 1 : 6 });
  const quality = body.length > 4_000_000 ? 1 : body.length > 200_000 ? 4 : 5;
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Compresses a text of any length as it comes. */
export function createCompressor(encoding: Exclude<Encoding, 'identity'>): Transform {
  if (encoding === 'gzip') return createGzip({ level: 1 });
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
}

/** For files that are compressed once at the start: about a second for a megabyte. */
export function compressThoroughly(body: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body, { level: 9 });
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Whether compressing a content type is worth it; pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|javascript|json|svg|xml/.test(type);
}
