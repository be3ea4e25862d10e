import { WithSession } from '../session/session-start.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { destinations } from './destinations.ts';
import { NavigationItem } from './navigation-item.tsx';
import { navigationListStyles } from './navigation-list.static.ts';

const ProfileDestinations = lazyPart(() =>
  import('../profiles/profile-destinations.tsx').then((module) => module.ProfileDestinations),
);

export function NavigationList({ rail = false }: { rail?: boolean }) {
  return (
    <ul
      className={
        rail ? `${navigationListStyles.list} ${navigationListStyles.rail}` : navigationListStyles.list
      }
    >
      {destinations.map((destination) => (
        <NavigationItem key={destination.href} {...destination} />
      ))}
      <WithSession fallback={null}>
        <ProfileDestinations.Component />
      </WithSession>
    </ul>
  );
}
