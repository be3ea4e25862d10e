import type { ApiErrorCode } from '@matchpoint/core/wire/api-error';
import { wrapped } from './wording.ts';

/** What each means is in `about`, for the help. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  invalid: 3,
  signIn: 4,
  incomplete: 5,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Why a command failed, for programs (rules/terminal.md#errors-for-programs): codes keep their names and their meaning. */
export const exitCodeOf = {
  refused: exitCodes.failed,
  unsupported: exitCodes.failed,
  unreachable: exitCodes.failed,
  timeout: exitCodes.failed,
  failed: exitCodes.failed,
  malformed: exitCodes.failed,
  notFound: exitCodes.failed,
  noAgency: exitCodes.failed,
  file: exitCodes.failed,
  locked: exitCodes.failed,
  unexpected: exitCodes.failed,
  usage: exitCodes.usage,
  invalidFile: exitCodes.invalid,
  notSignedIn: exitCodes.signIn,
  sessionEnded: exitCodes.signIn,
  signInRefused: exitCodes.signIn,
  unsent: exitCodes.signIn,
  incomplete: exitCodes.incomplete,
  interrupted: exitCodes.interrupted,
} satisfies Readonly<Record<ApiErrorCode, ExitCode> & Record<string, ExitCode>>;
export type ErrorCode = keyof typeof exitCodeOf;

const about: Readonly<Record<ExitCode, string>> = {
  0: 'success; every row exists',
  1: 'the service refused or is unreachable, no such file, or unexpected',
  2: 'the command line or the configuration is wrong',
  3: 'the file has problems; nothing was sent',
  4: 'not signed in, or the session has ended',
  5: 'some rows failed or were left out',
  130: 'interrupted; run the same command again to continue',
};

/** A line for each exit code, then the codes of its errors. */
export const exitCodeHelp = [
  'Exit codes, with the error codes that --format json prints on stderr:',
  ...Object.values(exitCodes).flatMap((exitCode) => {
    const indent = ' '.repeat(7);
    const codes = Object.entries(exitCodeOf).flatMap(([code, ends]) => (ends === exitCode ? [code] : []));
    const line = `  ${String(exitCode).padStart(3)}  ${about[exitCode]}`;
    return codes.length === 0 ? [line] : [line, wrapped(`${indent}${codes.join(', ')}`, 78, indent)];
  }),
].join('\n');
