/** Why a file cannot be read as rows, in a sentence for people. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** What the file system said of a file, in words. */
export function readFileError(error: unknown, name: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  switch (code) {
    case 'ENOENT':
      return new UnreadableError(`There is no file ${name}.`);
    case 'EISDIR':
      return new UnreadableError(`${name} is a folder, not a file.`);
    case 'EACCES':
    case 'EPERM':
      return new UnreadableError(`${name} may not be read: its permissions do not allow it.`);
    default:
      return error;
  }
}
