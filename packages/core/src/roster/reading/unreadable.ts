/** Why a file cannot be read as rows, in a sentence for people. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}
