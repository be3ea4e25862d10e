import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { type CursorPosition, isId } from './list-statement.ts';

const position = z.tuple([z.string().nullable(), z.string().refine(isId)]);

export type Cursors = ReturnType<typeof createCursors>;

/**
 * Cursors (rules/service.md#paging): a row's position, signed together with its list, so that a cursor of another filter or
 * order, or a forged one, is refused.
 */
export function createCursors(key: string) {
  const sign = (list: string, text: string) =>
    createHmac('sha256', key).update(`${list}\n${text}`).digest().subarray(0, 12);

  return {
    write: (list: string, { value, id }: CursorPosition): string => {
      const text = JSON.stringify([value, id]);
      return Buffer.concat([sign(list, text), Buffer.from(text)]).toString('base64url');
    },
    /** Null: it is not a cursor of this list. */
    read: (list: string, cursor: string): CursorPosition | null => {
      const bytes = Buffer.from(cursor, 'base64url');
      const text = bytes.subarray(12).toString();
      if (bytes.length < 13 || bytes.toString('base64url') !== cursor) return null;
      if (!timingSafeEqual(sign(list, text), bytes.subarray(0, 12))) return null;
      const [value, id] = position.parse(JSON.parse(text));
      return { value, id };
    },
  };
}
