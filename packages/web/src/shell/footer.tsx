import styles from './footer.module.css';

/** Below the fold or at the bottom of the sidebar, so that it does not move while pages load (rules/pages.md#footer). */
export function Footer() {
  return (
    <footer data-screen-only className={styles['root']}>
      <p>© 2022 Matchpoint</p>
      <a href="/help">Help</a>
    </footer>
  );
}
