import { ChakraProvider } from '@chakra-ui/react';
import { Suspense, useLayoutEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { useRouter } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { type Directory, DirectoryContext } from './api/directory.ts';
import { refetchPolicy } from './api/refetch.ts';
import { ServerErrorPage } from './errors/server-error-page.tsx';
import { findRoute } from './routes.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { Layout } from './shell/layout.tsx';
import { Overlay } from './shell/overlay.tsx';
import { returnTo } from './shell/scroll-memory.ts';
import { VisitContext } from './shell/visit.ts';
import { system } from './theme.ts';

export function App({ directory }: { directory: Directory }) {
  return (
    <ChakraProvider value={system}>
      <DirectoryContext value={directory}>
        <SWRConfig value={refetchPolicy(directory.connection)}>
          <Pages />
        </SWRConfig>
      </DirectoryContext>
    </ChakraProvider>
  );
}

function Pages() {
  const { parser } = useRouter();
  const pathname = usePathname();
  const visit = useVisit(pathname);
  const { route, id } = findRoute(parser, pathname);
  const { Component } = route.page;
  useLayoutEffect(() => returnTo(location.href), [pathname]);
  return (
    <VisitContext value={visit}>
      <Layout>
        <ErrorBoundary key={pathname} fallback={<ServerErrorPage />}>
          <Suspense>
            <Component title={route.title} id={id} />
          </Suspense>
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
