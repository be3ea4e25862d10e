/** Bytes of an answer that are read. */
export const mostRead = 32 * 1024 * 1024;

export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/** Follows no redirect, and fails an answer that does not end within `mostRead`: what is checked may be anything. */
export function carefulFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'manual' });
    let read = 0;
    const bound = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, stream) => {
        read += chunk.length;
        if (read > mostRead) stream.error(new TooLargeError());
        else stream.enqueue(chunk);
      },
    });
    return new Response(answer.body?.pipeThrough(bound) ?? null, answer);
  };
}
