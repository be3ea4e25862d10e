import { deleteAccountActors } from '@matchpoint/core/account/delete-account.actors';
import { deleteAccountMachine } from '@matchpoint/core/account/delete-account.machine';
import { deleteAccountView } from '@matchpoint/core/account/delete-account.view';
import { createActor, waitFor } from 'xstate';
import { ExitError } from '../exit-error.ts';
import { printable } from '../output/terminal-text.ts';
import { askSecret, askYesOrNo, canAsk } from '../prompt/prompt.ts';
import { reporting } from '../reporting.ts';
import type { Run } from '../run.ts';
import type { RunCommand } from '../run-command.ts';
import { type CommandSession, withPerson } from '../session/command-session.ts';
import { openPassingIdentity } from '../session/open-identity.ts';
import { readFirstLine } from '../stdin.ts';

interface DeleteOptions {
  readonly yes?: boolean;
  readonly passwordStdin?: boolean;
}

/** Lists what is deleted, asks, and deletes the caller's account (rules/account.md#delete-account). */
function define(command: RunCommand): void {
  command
    .option('--yes', 'delete without asking; needs --password-stdin')
    .option('--password-stdin', 'read the password from the first line of stdin; needs --yes')
    .runs(async (run, options: DeleteOptions) => {
      if (options.yes !== options.passwordStdin)
        throw new ExitError('usage', '--yes and --password-stdin need each other.');
      if (!options.yes && !canAsk(run.host))
        throw new ExitError(
          'usage',
          'There is no terminal to ask.',
          'Use: matchpoint account delete --yes --password-stdin < password.txt',
        );
      await withPerson(run, (session) => deleteAccount(run, session, options));
    })
    .examples({
      'matchpoint account delete': 'lists what is removed, then asks for a confirmation and the password',
      'matchpoint account delete --yes --password-stdin < password.txt': 'in a script',
    })
    .addHelpText('after', '\nAgencies that you only edit stay. Export first: matchpoint account export');
}

export { define as delete };

async function deleteAccount(run: Run, session: CommandSession, options: DeleteOptions): Promise<void> {
  const { user } = await session.account();
  const failures: unknown[] = [];
  const actor = openDeletion(run, session, user.email, (error) => failures.push(error));
  const settled = async () => {
    const isPending = (step: string) => step === 'reading' || step === 'removing';
    return deleteAccountView(await waitFor(actor, ({ value }) => !isPending(value)));
  };
  const { lines, consent } = await settled();
  if (lines === null) throw failures.at(-1);
  run.log.info(
    `This deletes the account ${printable(user.email)} for good${lines.goes.length > 0 ? ', and:' : '.'}`,
  );
  for (const line of lines.goes) run.log.info(`  ${printable(line)}`);
  if (lines.stays.length > 0) run.log.info(`Stays: ${printable(lines.stays.join(', '))}.`);
  if (!options.yes && !(await askYesOrNo(consent)))
    throw new ExitError('interrupted', 'Nothing was deleted.');
  const current = options.passwordStdin
    ? await readFirstLine(run.host.stdin, 'password')
    : await askSecret('Password');

  actor.send({ type: 'submit', entered: { current, consent: 'on' } });
  const { step, errors, banner } = await settled();
  if (step !== 'deleted') throw refusal(errors.current, banner, failures.at(-1));
  session.actor.send({ type: 'signOut' });
  await session.settled();
  run.log.info('Your account has been deleted.');
}

/** The machine of a deletion, with a sign-in of its own that is not stored. */
function openDeletion(run: Run, session: CommandSession, email: string, onFailure: (error: unknown) => void) {
  const identity = openPassingIdentity(run);
  const { client } = session;
  const actors = deleteAccountActors(
    { ...client, removeMe: reporting(client.removeMe, onFailure) },
    {
      reauthenticate: reporting((password: string) => identity.signIn(email, password), onFailure),
      idToken: identity.idToken,
    },
    reporting(session.authorize, onFailure),
  );
  return createActor(deleteAccountMachine.provide({ actors })).start();
}

/** Why the account still exists, or may exist. */
function refusal(wrong: string | null, banner: readonly string[], failure: unknown): unknown {
  if (wrong !== null) return new ExitError('signInRefused', `${wrong} Nothing was deleted.`);
  const isDoubtful = banner.length > 1;
  return isDoubtful
    ? new ExitError(
        'unreachable',
        banner[0],
        'Run it again. If you cannot sign in any more, the account was deleted.',
      )
    : failure;
}
