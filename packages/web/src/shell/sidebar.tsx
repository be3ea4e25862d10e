import { OwnDestinations } from '../profiles/own-destinations.tsx';
import { WithSession } from '../session/lazy-session.tsx';
import { useRememberedProfile } from '../session/remembered-profile.ts';
import { lazyPart } from '../ui/lazy/lazy-part.tsx';
import { BrandMark } from './brand.tsx';
import styles from './navigation.module.css';
import { destinations, NavigationItem } from './navigation-item.tsx';

/** From 768 px a rail of icons with names, from 1024 px a full list. */
export function Sidebar() {
  return (
    <nav aria-label="Main" data-screen-only className={styles['sidebar']}>
      <div className={styles['home']}>
        <HomeLink />
      </div>
      <div className={styles['sidebarList']}>
        <NavigationList rail />
      </div>
    </nav>
  );
}

export function HomeLink() {
  return (
    <a href="/" aria-label="Matchpoint" className={styles['homeLink']}>
      <BrandMark size={26} />
      <span className={styles['name']}>Matchpoint</span>
    </a>
  );
}

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
