import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { isId } from './list-statement.ts';
import type { Place } from './reading.ts';

const place = z.tuple([z.string().nullable(), z.string().refine(isId)]);

/**
 * Cursors (rules.md#paging): a row's place, signed together with its list, so that a cursor of another filter or order,
 * or a forged one, is refused.
 */
export interface Cursors {
  write(list: string, place: Place): string;
  /** Null: it is no cursor of this list. */
  read(list: string, cursor: string): Place | null;
}

export function createCursors(key: string): Cursors {
  const sign = (list: string, text: string) =>
    createHmac('sha256', key).update(`${list}\n${text}`).digest().subarray(0, 12);

  return {
    write: (list, { key, id }) => {
      const text = JSON.stringify([key, id]);
      return Buffer.concat([sign(list, text), Buffer.from(text)]).toString('base64url');
    },
    read: (list, cursor) => {
      const bytes = Buffer.from(cursor, 'base64url');
      const text = bytes.subarray(12).toString();
      if (bytes.length < 13 || bytes.toString('base64url') !== cursor) return null;
      if (!timingSafeEqual(sign(list, text), bytes.subarray(0, 12))) return null;
      const [key, id] = place.parse(JSON.parse(text));
      return { key, id };
    },
  };
}
