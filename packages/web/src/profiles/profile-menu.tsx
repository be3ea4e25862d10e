import { chakra, Menu } from '@chakra-ui/react';
import { Check, ChevronDown, Plus } from 'lucide-react';
import { Link } from 'wouter';
import { useSession, useSessionState } from '../session/use-session.ts';
import { Button } from '../ui/button/button.ts';
import { Skeleton } from '../ui/card/skeleton.ts';
import { menuRecipe } from '../ui/menu/menu.recipe.ts';
import { openAddProfile } from './open-add-profile.ts';

/** Shown without an active profile (rules.md#top-bar). */
const noProfileName = 'My Profile';

/** The active profile and the others to choose from; every item links to Account (rules.md#top-bar). */
export function ProfileMenu() {
  const user = useSessionState((session) => session.user);
  const all = useSessionState(({ profiles }) => profiles);
  const { profileSwitch } = useSession();
  const name = user?.active_profile_name || noProfileName;
  return (
    <Menu.Root recipe={menuRecipe} positioning={{ strategy: 'fixed', placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button variant="ghost" px={{ base: '2', md: '3' }} minWidth="0" flexShrink="1" title={name}>
          <Name aria-busy={user === null}>
            {user === null ? <chakra.span visibility="hidden">{noProfileName}</chakra.span> : name}
            {user === null && <NameSkeleton as="span" aria-hidden />}
          </Name>
          <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
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
                    {profile.name}
                    {isActive && <chakra.span srOnly> (active)</chakra.span>}
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
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

/** Truncated on screen only: screen readers and the tooltip get the full name (rules.md#top-bar). */
const Name = chakra('span', {
  base: {
    minWidth: '0',
    maxWidth: '150px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&[aria-busy=true]': { position: 'relative' },
  },
});

/** Shown until the name is loaded. */
const NameSkeleton = chakra(Skeleton, { base: { position: 'absolute', insetInline: '0', insetBlock: '1' } });
