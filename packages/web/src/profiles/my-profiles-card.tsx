import { shown } from '@matchpoint/core/display/display';
import type { Profile } from '@matchpoint/core/profiles/profile';
import { AccountProblem } from '../session/account-problem.tsx';
import { useSessionState } from '../session/use-session.ts';
import { DataCard } from '../ui/card/data-card.tsx';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { AddProfile } from './add-profile.tsx';
import { ProfileChoice } from './profile-choice.tsx';
import { SwitchProblem } from './switch-problem.tsx';

const columns: readonly Column<Profile>[] = [
  { title: 'Name', width: 2, cell: ({ name }) => name },
  { title: 'Type', cell: ({ profile_type }) => shown(profile_type) },
  { title: 'In use', width: 1.6, cell: (profile) => <ProfileChoice profile={profile} /> },
];

/** The person's profiles, and which one is used (rules/account.md#account-page); a skeleton until they are loaded. */
export function MyProfilesCard() {
  const mustVerify = useSessionState(({ user }) => user?.must_verify_email === true);
  const isLoaded = useSessionState(({ user }) => user !== null);
  const all = useSessionState(({ profiles }) => profiles);
  const unreadable = useSessionState(({ unreadableProfiles }) => unreadableProfiles);
  return (
    <DataCard title="My Profiles" actions={!mustVerify && <AddProfile />}>
      <AccountProblem />
      <SwitchProblem />
      <DataTable
        label="My Profiles"
        columns={columns}
        rows={isLoaded ? all : undefined}
        unreadable={unreadable}
      />
    </DataCard>
  );
}
