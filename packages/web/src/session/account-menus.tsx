import { ProfileMenu } from '../profiles/profile-menu.tsx';
import { UserMenu } from './user-menu.tsx';

/** The top bar's menus of the account (rules/pages.md#top-bar). */
export function AccountMenus() {
  return (
    <>
      <ProfileMenu />
      <UserMenu />
    </>
  );
}
