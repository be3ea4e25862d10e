import { ProfileMenu } from '../profiles/profile-menu.tsx';
import { UserMenu } from './user-menu.tsx';

/** What the top bar offers to a person who is signed in (rules.md#top-bar). */
export function AccountMenus() {
  return (
    <>
      <ProfileMenu />
      <UserMenu />
    </>
  );
}
