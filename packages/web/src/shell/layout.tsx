import type { ReactNode } from 'react';
import { ConnectionStatus } from './connection-status.tsx';
import { Footer } from './footer.tsx';
import { layoutStyles } from './layout.static.ts';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useSearchKey } from './use-search-key.ts';

/** Everything around a page. */
export function Layout({ children }: { children: ReactNode }) {
  useSearchKey();
  return (
    <>
      <a href="#main" className={layoutStyles.skipLink}>
        Skip to content
      </a>
      <Sidebar />
      <div className={layoutStyles.beside}>
        <TopBar />
        <main id="main" tabIndex={-1} className={layoutStyles.main}>
          {children}
        </main>
      </div>
      <Footer />
      <ConnectionStatus />
    </>
  );
}
