export const exitCodes = {
  /** The command succeeded. */
  done: 0,
  /** The service refused, is unreachable, or sent an answer that cannot be read. */
  failed: 1,
  /** The command line or the configuration is wrong; nothing was sent. */
  usage: 2,
  /** The file has problems; nothing was sent. */
  invalid: 3,
  /** Not signed in, or the session has ended. */
  signIn: 4,
  /** Some rows were not created. */
  incomplete: 5,
  /** The person interrupted it; what was done so far stays done. */
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export const exitCodeHelp = `Exit codes:
    0  success; every row exists
    1  the service refused or is unreachable, or an unexpected error
    2  the command line or the configuration is wrong
    3  the file has problems; nothing was sent
    4  not signed in, or the session has ended
    5  some rows failed
  130  interrupted; run the same command again to continue`;
