import { footerStyles } from './footer.static.ts';

/** Stands below the fold, or at the foot of the sidebar: nothing moves it while pages load. */
export function Footer() {
  return (
    <footer data-screen-only className={footerStyles.root}>
      © 2022 Matchpoint
    </footer>
  );
}
