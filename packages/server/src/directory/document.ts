import { Representation } from '../http/representation.ts';
import { publicHeaders } from '../http/security-headers.ts';
import type { AnswerHead } from '../http/streamed-answer.ts';
import type { Page, Reading } from './list-statement.ts';

/** The answer of a public read: JSON that PostgreSQL wrote, and the version of the directory that it is of. */
export class Document extends Representation {
  readonly version: number;
  readonly json: Buffer;

  constructor({ version, body }: Reading, head: AnswerHead) {
    super({ ...head, body });
    this.version = version;
    this.json = body;
  }
}

/** Stands for a list that is too long to be cached as one document. */
export class LongList {
  readonly version: number;
  readonly total: number;
  /** In bytes, with a long key. */
  readonly size = 4000;

  constructor({ version, total }: Pick<Page, 'version' | 'total'>) {
    this.version = version;
    this.total = total;
  }
}

/** The tag of an answer is the directory's version, never a hash. @param epoch of this database and program */
export function documentHead(
  epoch: string,
  version: number,
  headers: Readonly<Record<string, string>> = {},
): AnswerHead {
  return {
    tag: `${epoch}-${version.toString(36)}`,
    headers: {
      ...publicHeaders,
      'Content-Type': 'application/json',
      'Cache-Control': 'no-cache',
      ...headers,
    },
  };
}
