import { BrandMark } from './brand.tsx';
import { NavigationList } from './navigation-list.tsx';
import styles from './sidebar.module.css';

/** From 768 px a rail of icons with names, from 1024 px a full list. */
export function Sidebar() {
  return (
    <nav aria-label="Main" data-screen-only className={styles['root']}>
      <div className={styles['home']}>
        <HomeLink />
      </div>
      <div className={styles['list']}>
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
