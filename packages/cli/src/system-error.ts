/** Whether an error has one of these codes of the system. */
export function isErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

/** The code of the system behind a sentence: ' (ENOSPC)', or nothing. */
export function codeText(error: unknown): string {
  return error instanceof Error && 'code' in error ? ` (${error.code})` : '';
}
