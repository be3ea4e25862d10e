import { keyPrefix } from '@matchpoint/core/agencies/agency-keys';
import { identityRefusal } from '@matchpoint/core/identity/identity-code';
import { IdentityError } from '@matchpoint/core/identity/identity-provider';
import { signIn } from '@matchpoint/core/session/sign-in.form';
import { Option } from 'commander';
import { createActor, waitFor } from 'xstate';
import { ExitError } from '../exit-error.ts';
import { askSecret, askText, canAsk } from '../prompt/prompt.ts';
import { reporting } from '../reporting.ts';
import type { Run } from '../run.ts';
import type { RunCommand } from '../run-command.ts';
import { activeProfile } from '../session/agency.ts';
import { withSession } from '../session/command-session.ts';
import { type OpenedIdentity, openKey, openNewIdentity, tokenVariables } from '../session/open-identity.ts';
import { readFirstLine } from '../stdin.ts';

interface LoginOptions {
  readonly email?: string;
  readonly passwordStdin?: boolean;
  readonly keyStdin?: boolean;
}

export function login(command: RunCommand): void {
  command
    .option('--email <email>', 'the account; on a terminal you are asked')
    .option('--password-stdin', 'read the password from the first line of stdin')
    .addOption(
      new Option('--key-stdin', "read an agency's key from the first line of stdin").conflicts([
        'email',
        'passwordStdin',
      ]),
    )
    .runs(async (run, options: LoginOptions) => {
      warnOfTokens(run);
      if (options.keyStdin) return storeKey(run);
      const opened = openNewIdentity(run);
      const { email, password } = await readCredentials(options, run);
      await signInAs(run, opened, email, password);
    })
    .examples({
      'matchpoint login': 'asks for email and password',
      'matchpoint login --email ada@example.com --password-stdin < password.txt': 'in a script',
      'matchpoint login --key-stdin < key.txt': 'as a program that manages the athletes of one agency',
    })
    .addHelpText(
      'after',
      `
The session is stored in the XDG state folder (~/.local/state/matchpoint), in a
file that only you can read. In CI or a nightly job, skip login and set
MATCHPOINT_API_KEY to a key of your agency: its owner creates one on My Agency.

By default you sign in at the Auth emulator of "npm start": the project
demo-matchpoint at http://127.0.0.1:9099. For another service name its Firebase
project and web API key.`,
    );
}

function warnOfTokens({ host, log }: Run): void {
  for (const name of tokenVariables)
    if (host.env[name]) log.warn(`${name} is set: other commands use that, not this sign-in.`);
}

/** Stores a key that the service takes; else what was stored stays. */
async function storeKey(run: Run): Promise<void> {
  const key = (await readFirstLine(run.host.stdin, 'key')).trim();
  if (!key.startsWith(keyPrefix)) throw new ExitError('usage', `Not a key: keys start with ${keyPrefix}.`);
  const opened = openKey(run, key, 'key file');
  const { user } = await withSession(run, (session) => session.account(), opened);
  await opened.file.writeKey(key);
  run.log.info(
    `Signed in at ${run.options.apiUrl} with the ${user.email} of ${user.active_profile_name}. It can manage the athletes of this agency.`,
  );
}

async function readCredentials({ email, passwordStdin }: LoginOptions, { host }: Run) {
  if (passwordStdin && !email)
    throw new ExitError('usage', '--password-stdin needs --email, because stdin has only the password.');
  if (passwordStdin) return { email: email ?? '', password: await readFirstLine(host.stdin, 'password') };
  if (!canAsk(host))
    throw new ExitError(
      'usage',
      'There is no terminal to ask for them. Use: matchpoint login --email <email> --password-stdin < <file>',
    );
  return { email: email ?? (await askText('Email')), password: await askSecret('Password') };
}

async function signInAs(run: Run, opened: OpenedIdentity, email: string, password: string): Promise<void> {
  let failure: unknown = null;
  const actors = signIn.actors({
    signIn: reporting(opened.provider.signIn, (error) => {
      failure = error;
    }),
  });
  await withSession(
    run,
    async (session) => {
      await session.settled();
      const form = createActor(signIn.machine.provide({ actors })).start();
      form.send({ type: 'submit', entered: { email, password } });
      await waitFor(form, (state) => signIn.view(state).step !== 'sending');
      const { step, errors } = signIn.view(form.getSnapshot());
      if (failure !== null) throw failure instanceof IdentityError ? refusal(failure) : failure;
      if (step !== 'accepted')
        throw new ExitError(
          'usage',
          [errors.email, errors.password].filter((error) => error !== null).join(' '),
        );
      const account = await session.account();
      const profile = activeProfile(account);
      run.log.info(
        `Signed in as ${account.user.email} at ${run.options.apiUrl}. ${
          profile === null
            ? 'No profile is active.'
            : `Active profile: ${profile.name} (${profile.profile_type}).`
        }`,
      );
    },
    opened,
  );
}

function refusal(error: IdentityError): Error {
  return error.code === 'NETWORK_REQUEST_FAILED'
    ? error
    : new ExitError('signInRefused', `Sign-in was refused: ${identityRefusal(error).replace(/\.$/, '')}.`);
}
