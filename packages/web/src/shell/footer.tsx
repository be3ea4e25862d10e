import { ContactLink } from '../contact/contact-link.tsx';
import styles from './frame.module.css';

/** Below the fold or at the bottom of the sidebar, so that it does not move while pages load (rules/pages.md#footer). */
export function Footer() {
  return (
    <footer data-screen-only className={styles['footer']}>
      <p>© 2022 Matchpoint</p>
      <p className={styles['links']}>
        <a href="/help">Help</a>
        <a href="/terms">Terms</a>
        <a href="/privacy">Privacy</a>
        <ContactLink>Contact</ContactLink>
      </p>
    </footer>
  );
}
