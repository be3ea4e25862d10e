import { UnreadableError } from './unreadable.ts';

/** Bytes: several times as many as the most rows usually take. */
const mostBytes = 200 * 1024 * 1024;

/** @throws {UnreadableError} where there are too many */
export async function readBytes(content: AsyncIterable<Uint8Array | string>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += bytes.length;
    if (size > mostBytes)
      throw new UnreadableError(
        `A file may have ${mostBytes / 1024 / 1024} MB. Split it, each part with the header row, and import one after the other.`,
      );
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
