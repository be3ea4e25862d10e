import { Representation } from '../http/representation.ts';
import { apiHeaders } from '../http/security-headers.ts';
import type { Reading } from './reading.ts';

/**
 * An answer of a public read as it is kept: the text that PostgreSQL wrote. Its ETag is the directory's version,
 * never a hash.
 */
export class Document extends Representation {
  readonly version: number;

  constructor(
    { version, body }: Pick<Reading, 'version' | 'body'>,
    epoch: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super({
      body,
      tag: `${epoch}-${version.toString(36)}`,
      headers: {
        ...apiHeaders,
        'Content-Type': 'application/json',
        'Cache-Control': 'no-cache',
        ...headers,
      },
    });
    this.version = version;
  }
}
