import { accountActionsModel } from '@matchpoint/core/account/account-actions.model';
import { drive, type PartialDriver, wayName, waysThrough } from '@matchpoint/core/testing/drive';
import { testAccounts } from '@matchpoint/server/testing/accounts';
import { expect, inject } from 'vitest';
import { withServer } from './fixtures.ts';
import type { MyAgency } from './my-agency.ts';
import { keys, type Opened, openTerminal } from './terminal.ts';

const test = withServer();

const accounts = testAccounts(inject('authEmulator'));
type Actions = PartialDriver<typeof accountActionsModel>;

/** A person at a terminal, who owns an agency; other actions of an account are the web app's. */
function person({ name, email, password, env, run }: MyAgency): Actions & { readonly actions: object } {
  let terminal: Opened;
  let code = 0;
  const exists = () => accounts.takes(email, password);
  const ask = async () => {
    terminal = openTerminal(['account', 'delete'], env, { columns: 200, rows: 24 });
    await terminal.until('Delete your account, 1 agency and 0 athletes. This cannot be undone.');
  };
  const confirm = async (typed: string) => {
    terminal.type(`y${keys.enter}`);
    await terminal.until('Password');
    terminal.type(`${typed}${keys.enter}`);
    code = await terminal.ended;
    expect(terminal.written()).not.toContain(typed);
  };
  return {
    actions: {
      askToDelete: ask,
      deleteWithWrongPassword: () => confirm('wrong horse'),
      async deleteAccount() {
        if (code !== 0) await ask();
        await confirm(password);
      },
    },
    sights: {
      async atAccount() {
        const { stdout } = await run('account', 'show');
        expect(stdout).toBe(
          [
            `Email     ${email}`,
            'Verified  no: open the link that My Account in the web app sends',
            `Owns      ${name}, with 0 athletes`,
            'Edits     -',
            '',
          ].join('\n'),
        );
      },
      async asked() {
        expect(terminal.shown().split('\n').slice(0, 2)).toEqual([
          `This deletes the account ${email} for good, and:`,
          `  ${name}, with 0 athletes`,
        ]);
        expect(await exists()).toBe(true);
      },
      async notDeleted() {
        expect([code, terminal.shown().split('\n').at(-1)]).toEqual([
          4,
          'error: This is not your current password. Nothing was deleted.',
        ]);
        expect(await exists()).toBe(true);
      },
      async deleted() {
        expect([code, terminal.shown().split('\n').at(-1)]).toEqual([0, 'Your account has been deleted.']);
        expect(await exists()).toBe(false);
        expect(await run('whoami')).toMatchObject({
          code: 4,
          stderr: expect.stringMatching(/^error: You are not signed in/),
        });
      },
    },
  };
}

const actions = ['askToDelete', 'deleteWithWrongPassword', 'deleteAccount'];

const ways = waysThrough(accountActionsModel, actions);

test.for(ways.map((way) => [wayName(way), way] as const))('%s', async ([, way], { agency }) =>
  drive(person(agency), way),
);

test('all its ways were walked', () => expect(ways).toHaveLength(2));

test('a no deletes nothing', async ({ agency: { email, password, env } }) => {
  const terminal = openTerminal(['account', 'delete'], env, { columns: 200, rows: 24 });
  await terminal.until('This cannot be undone.');
  terminal.type(keys.enter);
  expect(await terminal.ended).toBe(130);
  expect(terminal.shown().split('\n').at(-1)).toBe('Nothing was deleted.');
  expect(await accounts.takes(email, password)).toBe(true);
});
