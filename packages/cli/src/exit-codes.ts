export const exitCodes = {
  /** The command did what was asked. */
  done: 0,
  /** The service refused, is out of reach, or answered what cannot be read. */
  failed: 1,
  /** The command line is wrong; nothing was sent. */
  usage: 2,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
