import { OwnDestinations } from '../profiles/own-destinations.tsx';
import { useRememberedProfile } from '../session/remembered-profile.ts';
import { WithSession } from '../session/with-session.tsx';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { destinations } from './destinations.ts';
import styles from './navigation.module.css';
import { NavigationItem } from './navigation-item.tsx';

const ProfileDestinations = lazyPart(
  () => import('../profiles/profile-destinations.tsx'),
  'ProfileDestinations',
);

export function NavigationList({ rail = false }: { rail?: boolean }) {
  const remembered = useRememberedProfile();
  return (
    <ul className={rail ? `${styles['navigationListList']} ${styles['rail']}` : styles['navigationListList']}>
      {destinations.map((destination) => (
        <NavigationItem key={destination.href} {...destination} />
      ))}
      <WithSession waiting={<OwnDestinations type={remembered?.type} />}>
        <ProfileDestinations />
      </WithSession>
    </ul>
  );
}
