import { BrandMark } from './brand.tsx';
import styles from './navigation.module.css';
import { NavigationList } from './navigation-list.tsx';

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
    <span className={styles['homeLink']}>
      <a href="/" aria-label="Matchpoint">
        <BrandMark size={26} />
        <span className={styles['name']}>Matchpoint</span>
      </a>
    </span>
  );
}
