import { WithSession } from '../session/with-session.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { destinations } from './destinations.ts';
import { NavigationItem } from './navigation-item.tsx';
import styles from './navigation-list.module.css';

const ProfileDestinations = lazyPart(() =>
  import('../profiles/profile-destinations.tsx').then((module) => module.ProfileDestinations),
);

export function NavigationList({ rail = false }: { rail?: boolean }) {
  return (
    <ul className={rail ? `${styles['list']} ${styles['rail']}` : styles['list']}>
      {destinations.map((destination) => (
        <NavigationItem key={destination.href} {...destination} />
      ))}
      <WithSession>
        <ProfileDestinations />
      </WithSession>
    </ul>
  );
}
