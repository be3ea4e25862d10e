import type { ReactNode } from 'react';
import { StarNoteSlot } from '../board/star-marks.tsx';
import { ConnectionStatus } from './connection-status.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** Everything around a page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#main" className={styles['skipLink']}>
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
