import { footerStyles } from './footer.static.ts';

/** Below the fold or at the bottom of the sidebar, so that it does not move while pages load. */
export function Footer() {
  return (
    <footer data-screen-only className={footerStyles.root}>
      © 2022 Matchpoint
    </footer>
  );
}
