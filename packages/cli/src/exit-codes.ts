export const exitCodes = {
  /** The command did what was asked. */
  done: 0,
  /** The service refused, is out of reach, or answered what cannot be read. */
  failed: 1,
  /** The command line or the configuration is wrong; nothing was sent. */
  usage: 2,
  /** The file has problems; nothing was sent. */
  invalid: 3,
  /** Nobody is signed in, or the sign-in has ended. */
  signIn: 4,
  /** Some rows are not there. */
  incomplete: 5,
  /** The person ended it; what was done so far is kept. */
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

export const exitCodeHelp = `Exit codes:
    0  done; all rows are there
    1  the service refused or cannot be reached, or something unexpected
    2  the command line or the configuration is wrong
    3  the file has problems, and nothing was sent
    4  nobody is signed in, or the sign-in has ended
    5  some rows failed
  130  interrupted; run the same command again to go on`;
