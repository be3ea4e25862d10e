import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface BufferFile {
  readonly path: string;
  /** SHA-256 of the content, hexadecimal. */
  readonly fingerprint: string;
  remove(): Promise<void>;
}

/** Copies a stream to a private temporary file, because an import reads its input twice. */
export async function bufferFile(content: AsyncIterable<Uint8Array | string>): Promise<BufferFile> {
  const folder = await mkdtemp(join(tmpdir(), 'matchpoint-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'rows');
    const hash = createHash('sha256');
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of content) {
        const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        hash.update(bytes);
        await file.writeFile(bytes);
      }
    } finally {
      await file.close();
    }
    return { path, fingerprint: hash.digest('hex'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
