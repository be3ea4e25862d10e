/** Why the server does not start: one sentence that names the cause and the way out. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
