/** Why the server does not start: one sentence that names the cause and the way out. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}

/** What a server needs is away, or cannot be written, and may be back by itself. */
export class AwayError extends StartupError {
  override readonly name = 'AwayError';
}
