import { HStack } from '@chakra-ui/react';
import { shown } from '@matchpoint/core/display/display';
import type { Profile } from '@matchpoint/core/profiles/profile';
import { profileSwitchView } from '@matchpoint/core/profiles/profile-switch.view';
import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { AccountProblem, SwitchProblem } from '../session/account-problem.tsx';
import { useSession, useSessionState } from '../session/use-session.ts';
import { Button } from '../ui/button/button.tsx';
import { DataCard } from '../ui/card/card.tsx';
import type { Column } from '../ui/table/column.ts';
import { DataTable } from '../ui/table/data-table.tsx';
import { AddProfile } from './add-profile.tsx';

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

/** 'Active' at the profile that is used, a button that switches to it at any other (rules/account.md#account-page). */
function ProfileChoice({ profile: { id, name } }: { readonly profile: Profile }) {
  const { profileSwitch } = useSession();
  const isActive = useSessionState(({ user }) => user?.active_profile === id);
  const isSwitching = useSelector(profileSwitch, (state) => profileSwitchView(state).step === 'busy');
  const active = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);

  useEffect(() => {
    if (!isActive || !wasPressed.current) return;
    wasPressed.current = false;
    // The button that had the focus is gone.
    if (document.activeElement === document.body) active.current?.focus();
  }, [isActive]);

  if (isActive) {
    return (
      <HStack
        as="span"
        ref={active}
        tabIndex={-1}
        display="inline-flex"
        verticalAlign="bottom"
        gap="1"
        fontWeight="medium"
        color="accent.fg"
      >
        <Check aria-hidden size="1rem" />
        Active
      </HStack>
    );
  }
  return (
    <Button
      variant="outline"
      aria-label={`Use this profile: ${name}`}
      aria-busy={isSwitching}
      onClick={() => {
        wasPressed.current = true;
        profileSwitch.send({ type: 'choose', profileId: id });
      }}
    >
      Use this profile
    </Button>
  );
}
