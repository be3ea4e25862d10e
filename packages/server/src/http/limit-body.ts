import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from './problem.ts';
import { BrokenUploadError } from './read-body.ts';

/** Refuses bodies of more than `kilobytes` before they are read. */
export function limitBody(kilobytes: number): MiddlewareHandler {
  const maxSize = kilobytes * 1024;
  const tooLarge = () => problem(413, `The body is larger than ${kilobytes} KB.`);
  const counted = bodyLimit({ maxSize, onError: tooLarge });
  return async (context, next) => {
    const length = context.req.header('Content-Length');
    // Node keeps a sender to the length that was said, and a body that is not made a stream of is read much faster.
    if (length === undefined || context.req.header('Transfer-Encoding') !== undefined) {
      let isRead = false;
      const proceed = () => {
        isRead = true;
        return next();
      };
      return counted(context, proceed).catch((error) => {
        throw isRead ? error : new BrokenUploadError(error);
      });
    }
    return Number(length) > maxSize ? tooLarge() : next();
  };
}

/** Of a body of a few fields. */
export const limitSmallBody = limitBody(64);
