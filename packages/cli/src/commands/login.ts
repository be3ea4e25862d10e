import type { Command } from 'commander';
import { waitFor } from 'xstate';
import { addExamples } from '../examples.ts';
import { exitCodes } from '../exit-codes.ts';
import { ExitError } from '../exit-error.ts';
import type { Host } from '../host.ts';
import { askSecret, askText, canAsk } from '../prompt.ts';
import { openRun, type Run } from '../run.ts';
import { activeProfile } from '../session/agency.ts';
import { openNewIdentity } from '../session/open-identity.ts';
import { openSession } from '../session/session.ts';
import { readFirstLine } from '../stdin.ts';

interface LoginOptions {
  readonly email?: string;
  readonly passwordStdin?: boolean;
}

export function login(command: Command, host: Host): void {
  command
    .option('--email <email>', 'whom to sign in; asked for on a terminal')
    .option('--password-stdin', 'read the password from the first line of stdin')
    .action(async () => {
      const run = openRun(command, host);
      const { email, password } = await readCredentials(command.opts<LoginOptions>(), run);
      await signIn(run, email, password);
    });
  addExamples(command, {
    'matchpoint login': 'asks for email and password',
    'matchpoint login --email ada@example.com --password-stdin < password.txt': 'in a script',
  });
  command.addHelpText(
    'after',
    `
The session is kept in the XDG state folder (~/.local/state/matchpoint), in a
file that only you can read. In CI nothing is kept: leave login out, and set
MATCHPOINT_REFRESH_TOKEN, or MATCHPOINT_ID_TOKEN, which lasts for an hour.

Without settings the sign-in service that "npm start" brings up is asked: the
project demo-matchpoint and its Auth emulator at http://127.0.0.1:9099. For
another service name its Firebase project and web API key.`,
  );
}

async function readCredentials({ email, passwordStdin }: LoginOptions, { host, talk }: Run) {
  for (const name of ['MATCHPOINT_ID_TOKEN', 'MATCHPOINT_REFRESH_TOKEN'])
    if (host.env[name]) talk.warn(`${name} is set: other commands use that token, not this sign-in.`);
  if (passwordStdin && !email)
    throw new ExitError(exitCodes.usage, '--password-stdin needs --email: stdin has the password alone.');
  if (passwordStdin) return { email: email ?? '', password: await readFirstLine(host.stdin) };
  if (!canAsk(host))
    throw new ExitError(
      exitCodes.usage,
      'There is no terminal to ask on. Use: matchpoint login --email <email> --password-stdin < <file>',
    );
  return { email: email ?? (await askText('Email')), password: await askSecret('Password') };
}

async function signIn(run: Run, email: string, password: string): Promise<void> {
  const session = await openSession(run, openNewIdentity(run));
  try {
    await session.settled();
    session.actor.send({ type: 'signIn', email: email.trim(), password });
    const state = await waitFor(session.actor, (now) => !now.hasTag('busy'));
    if (state.matches({ signedOut: 'refused' })) {
      const { identityFailureText } = await import('@matchpoint/core/identity/identity-code');
      const { IdentityError } = await import('@matchpoint/core/identity/identity-provider');
      const code = state.context.signInError ?? 'unknown';
      const isOutOfReach = code === 'NETWORK_REQUEST_FAILED';
      throw new ExitError(
        isOutOfReach ? exitCodes.failed : exitCodes.signIn,
        isOutOfReach
          ? identityFailureText(new IdentityError(code))
          : `The sign-in is refused: ${code}. Check the email and the password.`,
      );
    }
    const account = await session.account();
    const profile = activeProfile(account);
    run.talk.say(
      `Signed in as ${account.user.email} at ${run.options.apiUrl}. ${
        profile === null
          ? 'No profile is active.'
          : `Active profile: ${profile.name} (${profile.profile_type}).`
      }`,
    );
  } finally {
    session.close();
  }
}
