import { useEffect, useLayoutEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { usePathname } from 'wouter/use-browser-location';
import { onRecovery } from './api/connection.ts';
import { refetchPolicy } from './api/refetch.ts';
import { type Service, ServiceContext, useService } from './api/service.ts';
import { findRoute, ServerErrorPage } from './routes.ts';
import { CheckingSession } from './session/checking-session.tsx';
import { type LazySession, SessionContext } from './session/lazy-session.tsx';
import { Layout } from './shell/layout.tsx';
import { Overlay } from './shell/overlay.tsx';
import { Page } from './shell/page.tsx';
import { restoreScroll } from './shell/scroll-memory.ts';
import { rememberFocus, VisitContext } from './shell/visit.ts';
import { lazyPart, PartBoundary } from './ui/lazy/lazy-part.tsx';
import { brokenText, ErrorBoundary, LoadError } from './ui/status/error-boundary.tsx';

const Guard = lazyPart(() => import('./session/guard.tsx'), 'Guard');

interface AppProps {
  readonly service: Service;
  readonly session: LazySession;
}

export function App({ service, session }: AppProps) {
  return (
    <ServiceContext value={service}>
      <SessionContext value={session}>
        <SWRConfig value={refetchPolicy(service.connection)}>
          <Pages />
        </SWRConfig>
      </SessionContext>
    </ServiceContext>
  );
}

function Pages() {
  const pathname = usePathname();
  const visit = useVisit(pathname);
  const route = findRoute(pathname);
  const page = <route.page title={route.title} id={route.id} />;
  useLayoutEffect(() => {
    // Nothing has scrolled yet on the first page, and reading the position would force a second layout.
    if (visit === 0) return undefined;
    rememberFocus();
    return restoreScroll();
  }, [visit]);
  return (
    <VisitContext value={visit}>
      <Layout>
        <ErrorBoundary key={pathname} fallback={brokenPage}>
          <PartBoundary
            waiting={route.guard !== 'public' && <CheckingSession />}
            failed={(retry) => <PageLoadError title={route.title} onRetry={retry} />}
          >
            {route.guard === 'public' ? page : <Guard rule={route.guard}>{page}</Guard>}
          </PartBoundary>
        </ErrorBoundary>
      </Layout>
      <Overlay />
    </VisitContext>
  );
}

const brokenPage = () => (
  <PartBoundary failed={() => <p role="alert">{brokenText}</p>}>
    <ServerErrorPage />
  </PartBoundary>
);

function useVisit(pathname: string): number {
  const [visit, setVisit] = useState({ pathname, count: 0 });
  if (visit.pathname === pathname) return visit.count;
  const next = { pathname, count: visit.count + 1 };
  setVisit(next);
  return next.count;
}

/**
 * Shown instead of a page whose script could not be loaded, until the person tries again or, where the service cannot be
 * reached either, until it answers.
 */
function PageLoadError({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { connection, checkConnection } = useService();
  useEffect(() => {
    void checkConnection();
    return onRecovery(connection, onRetry);
  }, [connection, checkConnection, onRetry]);
  return (
    <Page title={title}>
      <LoadError what="This page" onRetry={onRetry} />
    </Page>
  );
}
