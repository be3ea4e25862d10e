import { Menu } from '@chakra-ui/react';
import { Check, ChevronDown, CircleUser, LogOut, Plus, Settings, User } from 'lucide-react';
import { Link } from 'wouter';
import { runUnlessBlocked } from '../shell/navigation-blocker.ts';
import { Button, IconButton } from '../ui/button/button.tsx';
import { MenuRoot } from '../ui/menu/menu.tsx';
import { noProfileName, ProfileName } from './account-skeleton.tsx';
import { openAddProfile } from './navigation-state.ts';
import styles from './session.module.css';
import { useActiveProfile, useSession, useSessionState } from './use-session.ts';

/** The top bar's menus of the account (rules/pages.md#top-bar). */
export function AccountMenus() {
  return (
    <>
      <ProfileMenu />
      <UserMenu />
    </>
  );
}

/** Links to My Account and Settings, and Logout. */
function UserMenu() {
  const { signOut } = useSession();
  const address = useSessionState(({ email }) => email);
  return (
    <MenuRoot
      trigger={<IconButton icon={CircleUser} aria-label="User menu" title={address ?? 'User menu'} />}
    >
      {address !== null && (
        <Menu.ItemGroup>
          <Menu.ItemGroupLabel>{address}</Menu.ItemGroupLabel>
        </Menu.ItemGroup>
      )}
      <Menu.Item value="account" asChild>
        <Link href="/account">
          <User aria-hidden />
          My Account
        </Link>
      </Menu.Item>
      <Menu.Item value="settings" asChild>
        <Link href="/settings">
          <Settings aria-hidden />
          Settings
        </Link>
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item value="logout" onSelect={() => runUnlessBlocked(signOut)}>
        <LogOut aria-hidden />
        Logout
      </Menu.Item>
    </MenuRoot>
  );
}

/** The active profile and the others to choose from; every item links to Account (rules/pages.md#top-bar). */
function ProfileMenu() {
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
