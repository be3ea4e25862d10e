import { Menu } from '@chakra-ui/react';
import { CircleUser, LogOut, Settings, User } from 'lucide-react';
import { Link } from 'wouter';
import { runUnlessBlocked } from '../shell/navigation-blocker.ts';
import { IconButton } from '../ui/button/button.tsx';
import { MenuRoot } from '../ui/menu/menu.tsx';
import { useSession, useSessionState } from './use-session.ts';

/** Links to My Account and Settings, and Logout. */
export function UserMenu() {
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
