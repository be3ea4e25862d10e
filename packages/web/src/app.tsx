import { Suspense, useLayoutEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { usePathname } from 'wouter/use-browser-location';
import { refetchPolicy } from './api/refetch.ts';
import { type Service, ServiceContext } from './api/service.ts';
import { ServerErrorPage } from './errors/server-error-page.tsx';
import { findRoute } from './routes.ts';
import { Guard } from './session/guard.tsx';
import { type LazySession, SessionContext } from './session/lazy-session.ts';
import { SessionStart } from './session/session-start.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Layout } from './shell/layout.tsx';
import { Overlay } from './shell/overlay.tsx';
import { PageLoadError } from './shell/page-load-error.tsx';
import { restoreScroll } from './shell/scroll-memory.ts';
import { VisitContext } from './shell/visit.ts';
import { PartBoundary } from './ui/lazy/part-boundary.tsx';

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
  const { id } = route;
  const { Component } = route.page;
  useLayoutEffect(() => restoreScroll(location.href), [pathname]);
  return (
    <VisitContext value={visit}>
      <Layout>
        <ErrorBoundary key={pathname} fallback={<ServerErrorPage />}>
          <PartBoundary fallback={(retry) => <PageLoadError title={route.title} onRetry={retry} />}>
            <Suspense>
              <Guard rule={route.guard}>
                <Component title={route.title} id={id} />
              </Guard>
              <SessionStart />
            </Suspense>
          </PartBoundary>
        </ErrorBoundary>
      </Layout>
      <Overlay />
    </VisitContext>
  );
}

function useVisit(pathname: string): number {
  const [visit, setVisit] = useState({ pathname, count: 0 });
  if (visit.pathname === pathname) return visit.count;
  const next = { pathname, count: visit.count + 1 };
  setVisit(next);
  return next.count;
}
