import { Menu } from '@chakra-ui/react';
import { Check, ChevronDown, Plus } from 'lucide-react';
import { Link } from 'wouter';
import { useActiveProfile, useSession, useSessionState } from '../session/use-session.ts';
import { Button } from '../ui/button/button.tsx';
import { MenuRoot } from '../ui/menu/menu.tsx';
import { openAddProfile } from './open-add-profile.ts';
import styles from './profile-menu.module.css';
import { noProfileName, ProfileName } from './profile-name.tsx';

/** The active profile and the others to choose from; every item links to Account (rules/pages.md#top-bar). */
export function ProfileMenu() {
  const user = useSessionState((session) => session.user);
  const all = useSessionState(({ profiles }) => profiles);
  const { profileSwitch } = useSession();
  const known = useActiveProfile()?.name;
  const name = known || noProfileName;
  return (
    <MenuRoot
      trigger={
        <Button variant="ghost" className={styles['trigger']} title={name}>
          <ProfileName name={user === null && !known ? null : name} isBusy={user === null} />
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {all.map((profile) => {
        const isActive = profile.id === user?.active_profile;
        return (
          <Menu.Item key={profile.id} value={`profile ${profile.id}`} asChild>
            <Link
              href="/account"
              onClick={() => profileSwitch.send({ type: 'choose', profileId: profile.id })}
            >
              <Check aria-hidden opacity={isActive ? 1 : 0} />
              <span>
                <span>{profile.name}</span>
                {isActive && <span data-readers-only> (active)</span>}
              </span>
            </Link>
          </Menu.Item>
        );
      })}
      {all.length > 0 && <Menu.Separator />}
      <Menu.Item value="create" asChild>
        <Link href="/account" state={openAddProfile}>
          <Plus aria-hidden />
          Create new profile
        </Link>
      </Menu.Item>
    </MenuRoot>
  );
}
