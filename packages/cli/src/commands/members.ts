import type { Invitation } from '@matchpoint/core/agencies/invitations';
import type { Member } from '@matchpoint/core/agencies/members';
import { shown } from '@matchpoint/core/display/display';
import type { Profile } from '@matchpoint/core/profiles/profile';
import { confirmOrStop } from '../confirm.ts';
import { ExitError } from '../exit-error.ts';
import { output } from '../output/output.ts';
import { formatOf } from '../run.ts';
import type { RunCommand } from '../run-command.ts';
import { withAgency } from '../session/agency.ts';
import type { CommandSession } from '../session/command-session.ts';

/** A member of the agency, or an invitation. */
interface ListedMember {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  /** When they joined, or were invited. */
  readonly since: string | null;
  /** When the invitation ends. */
  readonly expires_at: string | null;
}

export function list(command: RunCommand): void {
  command
    .runs(async (run) => {
      await output(
        [await withAgency(run, listPeople)],
        formatOf(run),
        {
          fields: ['id', 'email', 'role', 'since', 'expires_at'],
          columns: [
            { heading: 'Email', shown: ({ email }) => email, isCut: true },
            { heading: 'Role', shown: ({ role }) => role },
            { heading: 'Since', shown: ({ since }) => shown(since?.slice(0, 10) ?? null) },
            { heading: 'Until', shown: ({ expires_at }) => shown(expires_at?.slice(0, 10) ?? null) },
          ],
        },
        run.host,
      );
    })
    .examples({
      'matchpoint members list': 'the owner, the editors, and whom the owner has invited',
      'matchpoint members list --format json': 'for a program',
    });
}

async function listPeople(
  { client, authorize }: CommandSession,
  { id, role }: Profile,
): Promise<readonly ListedMember[]> {
  const members = await authorize((token) => client.listMembers(id, { token }));
  const invitations =
    role === 'editor' ? [] : await authorize((token) => client.listInvitations(id, { token }));
  return [...members.map(memberRow), ...invitations.map(invitationRow)];
}

const memberRow = (member: Member): ListedMember => ({ ...member, expires_at: null });

const invitationRow = ({ id, email, invited_at, expires_at }: Invitation): ListedMember => ({
  id,
  email,
  role: 'invited',
  since: invited_at,
  expires_at,
});

export function invite(command: RunCommand): void {
  command
    .argument('<email>', 'the address that they sign in with')
    .runs(async (run, email: string) => {
      await withAgency(run, async ({ client, authorize }, { id, name }) => {
        const invited = await authorize((token) => client.invite(id, email, { token }));
        const until = invited.expires_at === null ? '' : ` until ${invited.expires_at.slice(0, 10)}`;
        run.log.info(
          `${invited.email} may become an editor of ${name}${until}. No email was sent: ask them to sign in with this address and to accept on My Account.`,
        );
      });
    })
    .examples({ 'matchpoint members invite ada@example.com': 'offers to edit your agency' });
}

export function remove(command: RunCommand): void {
  command
    .argument('<email>', 'as "matchpoint members list" shows it; your own to leave')
    .option('-y, --yes', 'remove without asking')
    .runs(async (run, email: string, { yes = false }: { readonly yes?: boolean }) => {
      await withAgency(run, async (session, agency) => {
        const { client, authorize } = session;
        const people = await listPeople(session, agency);
        const found = people.find((one) => one.email.toLowerCase() === email.trim().toLowerCase());
        if (found === undefined)
          throw new ExitError(
            'notFound',
            `No member or invitation of ${agency.name} has the address ${email}.`,
          );
        const question =
          found.role === 'invited'
            ? `Withdraw the invitation of ${found.email}?`
            : `Remove ${found.email} from ${agency.name}?`;
        await confirmOrStop(run.host, yes, question);
        await authorize((token) =>
          found.role === 'invited'
            ? client.withdrawInvitation(agency.id, found.id, { token })
            : client.removeMember(agency.id, found.id, { token }),
        );
        run.log.info(
          found.role === 'invited'
            ? `The invitation of ${found.email} is withdrawn.`
            : `${found.email} is no longer an editor of ${agency.name}.`,
        );
      });
    })
    .examples({
      'matchpoint members remove ada@example.com': 'asks, then removes an editor or withdraws an invitation',
      'matchpoint members remove ada@example.com --yes': 'in a script',
    });
}
