import { type Command, InvalidArgumentError, Option } from 'commander';

const defaultApiUrl = 'http://127.0.0.1:4300';

/** `table` is for people. `json` (one array), `ndjson` (one object a line) and `csv` have all fields, for programs. */
export const formats = ['table', 'json', 'ndjson', 'csv'] as const;
export type Format = (typeof formats)[number];

/** The options of every command (rules/terminal.md#precedence). */
export interface GlobalOptions {
  readonly apiUrl: string;
  /** Unset: each command has its own default. */
  readonly format?: Format;
  readonly profile?: string;
  /** Unset: the terminal decides. */
  readonly color?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly insecure?: boolean;
  /** False: nothing is asked. */
  readonly input?: boolean;
  readonly firebaseProject?: string;
  readonly firebaseApiKey?: string;
  readonly firebaseEmulator?: string;
}

export function addGlobalOptions(program: Command): Command {
  return program
    .addOption(
      new Option('--api-url <url>', 'the service to use')
        .env('MATCHPOINT_API_URL')
        .default(defaultApiUrl)
        .argParser((text) => (text.trim() === '' ? defaultApiUrl : readUrl(text))),
    )
    .addOption(new Option('--format <format>', 'the output format').choices(formats))
    .addOption(
      new Option('--profile <id or name>', 'the Agency profile to act for; the active one by default').env(
        'MATCHPOINT_PROFILE',
      ),
    )
    .addOption(new Option('--color', 'use colors even without a terminal'))
    .addOption(new Option('--no-color', 'use no colors, like NO_COLOR in the environment'))
    .addOption(new Option('--no-input', 'ask nothing, as without a terminal'))
    .addOption(new Option('-q, --quiet', 'print only problems').conflicts('verbose'))
    .addOption(new Option('--verbose', 'log every call, and why something failed'))
    .addOption(new Option('--insecure', 'send passwords and tokens over plain http to other machines, too'))
    .addOption(
      new Option('--firebase-project <id>', 'the Firebase project that signs people in').env(
        'MATCHPOINT_FIREBASE_PROJECT_ID',
      ),
    )
    .addOption(
      new Option('--firebase-api-key <key>', 'its web API key, which is not secret').env(
        'MATCHPOINT_FIREBASE_API_KEY',
      ),
    )
    .addOption(
      new Option('--firebase-emulator <url>', 'the Auth emulator, for a demo- project')
        .env('MATCHPOINT_FIREBASE_AUTH_EMULATOR_URL')
        .argParser((text) => (text.trim() === '' ? '' : readUrl(text))),
    );
}

/** An http(s) origin with an optional path, without a slash at its end. */
function readUrl(text: string): string {
  const address = readAddress(text);
  if (address.problem !== null) throw new InvalidArgumentError(address.problem);
  return address.url;
}

export function readAddress(text: string): { url: string; problem: string | null } {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    return { url: '', problem: 'It must be a URL that starts with http:// or https://.' };
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return { url: '', problem: 'It must be an address alone, without a password, a query or a fragment.' };
  return { url: `${url.origin}${url.pathname.replace(/\/+$/, '')}`, problem: null };
}
