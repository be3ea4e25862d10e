import { BrandMark } from './brand.tsx';
import { NavigationList } from './navigation-list.tsx';
import { sidebarStyles } from './sidebar.static.ts';

/** From 768 px a rail of icons with names, from 1024 px a full list. */
export function Sidebar() {
  return (
    <nav aria-label="Main" data-screen-only className={sidebarStyles.root}>
      <div className={sidebarStyles.home}>
        <HomeLink />
      </div>
      <div className={sidebarStyles.list}>
        <NavigationList rail />
      </div>
    </nav>
  );
}

export function HomeLink() {
  return (
    <span className={sidebarStyles.homeLink}>
      <a href="/" aria-label="Matchpoint">
        <BrandMark size={26} />
        <span className={sidebarStyles.name}>Matchpoint</span>
      </a>
    </span>
  );
}
