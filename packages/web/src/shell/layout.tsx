import { type ReactNode, useEffect } from 'react';
import { onRefetch } from '../api/refetch.ts';
import { useService } from '../api/service.ts';
import { errorRetryInterval } from '../api/swr-defaults.ts';
import { StarNoteSlot } from '../board/star-marks.tsx';
import { ContactLink } from '../contact/contact-link.tsx';
import { useStore } from '../ui/state/store.ts';
import styles from './frame.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className={styles['skipLink']} data-screen-only>
        Skip to content
      </a>
      <Sidebar />
      <div className={styles['beside']}>
        <TopBar />
        <main id="main" tabIndex={-1} className={styles['main']}>
          {children}
        </main>
      </div>
      <Footer />
      <StarNoteSlot />
      <ConnectionStatus />
    </>
  );
}

/** Below the fold or at the bottom of the sidebar, so that it does not move while pages load (rules/pages.md#footer). */
function Footer() {
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

/** Announces that requests fail, until one succeeds, or that this page waits for a slow one (rules/loading.md#connection-status). */
function ConnectionStatus() {
  const { connection, checkConnection } = useService();
  const lost = useStore(connection.lost);
  const slow = useStore(connection.slow) === location.pathname;

  // A small call finds out when the service is back: failed loads wait longer and longer.
  useEffect(() => {
    if (!lost) return;
    const check = () => void checkConnection();
    const timer = setInterval(check, errorRetryInterval);
    const stop = onRefetch(check);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [checkConnection, lost]);

  return (
    <div role="status" data-screen-only className={styles['connectionStatus']}>
      {(lost || slow) && (
        <p className={styles['note']}>
          <span />
          <span>{lost ? "Can't reach the service, retrying" : 'The service is slow to answer'}</span>
        </p>
      )}
    </div>
  );
}
