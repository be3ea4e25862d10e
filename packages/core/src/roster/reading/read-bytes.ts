import { UnreadableError } from './unreadable.ts';

/** Bytes: several times as many as the most rows usually take. */
const mostBytes = 200 * 1024 * 1024;

/** @throws {UnreadableError} where there are too many */
export async function readBytes(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > mostBytes) {
      await reader.cancel();
      throw new UnreadableError(
        `A file may have ${mostBytes / 1024 / 1024} MB. Split it, each part with the header row, and import one after the other.`,
      );
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
