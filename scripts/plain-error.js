/**
 * An error that a person can act on: `message` is one sentence that names the cause and the way out.
 * It is printed without a stack trace.
 */
export class PlainError extends Error {}

/**
 * @param {unknown} error
 * @returns {string | undefined} the system's code, such as EADDRINUSE
 */
export function errorCode(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/**
 * @param {unknown} error
 * @returns {string}
 */
export function sentence(error) {
  return error instanceof Error ? error.message : String(error);
}
