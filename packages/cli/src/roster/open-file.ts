import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { refuseAddress } from '@matchpoint/core/roster/reading/other-forms';
import type { RosterFile } from '@matchpoint/core/roster/reading/read-roster';
import { UnreadableError } from '@matchpoint/core/roster/reading/unreadable';

export interface OpenedFile extends RosterFile {
  /** SHA-256 of a stream (standard input, a pipe) that was read, hexadecimal; null for a file. */
  readonly fingerprint: () => string | null;
}

/**
 * Opens the file of an import.
 * @param path '-' for standard input
 * @throws {UnreadableError} if there is none that may be read
 */
export async function openFile(path: string, stdin: AsyncIterable<Uint8Array | string>): Promise<OpenedFile> {
  if (path === '-') return streamed('standard input', stdin);
  refuseAddress(path);
  const found = await Promise.all([stat(path), access(path, constants.R_OK)]).then(
    ([stats]) => stats,
    (error: unknown) => {
      throw readFileError(error, path);
    },
  );
  if (found.isDirectory()) throw new UnreadableError(`${path} is a folder, not a file.`);
  const name = basename(path);
  if (!found.isFile()) return streamed(name, readable(path));
  return { name, stream: () => ReadableStream.from(readable(path)), fingerprint: () => null };
}

function streamed(name: string, content: AsyncIterable<Uint8Array | string>): OpenedFile {
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of content) {
      hash.update(chunk);
      yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    }
  }
  return { name, stream: () => ReadableStream.from(hashed()), fingerprint: () => hash.copy().digest('hex') };
}

async function* readable(path: string): AsyncIterable<Uint8Array> {
  try {
    for await (const chunk of createReadStream(path)) yield chunk;
  } catch (error) {
    throw readFileError(error, path);
  }
}

/** An error of the file system as a sentence. */
export function readFileError(error: unknown, name: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new UnreadableError(`There is no file ${name}.`);
    case 'EISDIR':
      return new UnreadableError(`${name} is a folder, not a file.`);
    case 'EACCES':
    case 'EPERM':
      return new UnreadableError(`${name} may not be read: its permissions do not allow it.`);
    case null:
      return error;
    default:
      return new UnreadableError(`${name} cannot be read (${code}).`);
  }
}
