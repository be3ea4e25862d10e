import './fonts.css';
import './ui/theme/theme.css';
import './ui/theme/global.css';
import { createPublicClient } from '@matchpoint/core/client/public-client';
import { type PageRead, pageReads } from '@matchpoint/core/pages/page-reads';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preload, unstable_serialize } from 'swr';
import { prefetchList } from './api/list-pages.ts';
import { createService, type Service } from './api/service.ts';
import { type Answer, keepForFirstRender } from './api/swr-defaults.ts';
import { App } from './app.tsx';
import { findRoute, publicPages } from './routes.ts';
import { createLazySession } from './session/lazy-session.tsx';
import { followInnerLinks } from './shell/inner-links.ts';
import { afterFirstRows, preloadPages } from './shell/later-scripts.ts';
import { watchBackButton } from './shell/navigation-blocker.ts';
import { rememberScroll } from './shell/scroll-memory.ts';

if (import.meta.env.DEV && new URLSearchParams(location.search).has('inspect')) {
  const { inspectMachines } = await import('./inspect-machines.ts');
  inspectMachines();
}

const service = createService(createPublicClient({ baseUrl: import.meta.env.VITE_API_BASE_URL ?? '' }));
const session = createLazySession(service);

// Before the first call, which depends on it.
const { capabilities } = service.client;
const said = document.querySelector<HTMLMetaElement>('meta[name=capabilities]')?.content;
if (said) capabilities.readHeader(said);

// Before anything is rendered: the script and the data of the page that was opened by its URL.
const route = findRoute(location.pathname);
route.page.preload?.();
const reads = pageReads(route, [...new URLSearchParams(location.search)], capabilities.offered());
const prefetched = prefetchReads(service, reads);

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no element #root');
const root = createRoot(element);
watchBackButton();
rememberScroll();
followInnerLinks();
// The document shows the shell already: where its data is about to be there, the first render shows that, too.
const moment = new Promise<readonly []>((resolve) => setTimeout(resolve, 500, []));
void Promise.race([prefetched, moment]).then((answers) => {
  keepForFirstRender(answers);
  root.render(
    <StrictMode>
      <App service={service} session={session} />
    </StrictMode>,
  );
});
void afterFirstRows(service.connection, reads.length > 0).then(() => {
  // The footer and an unknown page lead to the operator, whom the first answer names.
  if (reads.length === 0) void service.checkConnection();
  session.load().catch(() => undefined);
  import('./shell/after-load.ts').then((module) => module.afterLoad()).catch(() => undefined);
  return preloadPages(publicPages, service.connection);
});

/** Fetches what a page shows first while its script is loading; screens handle a failure. */
function prefetchReads(service: Service, reads: readonly PageRead[]): Promise<readonly Answer[]> {
  return Promise.all(reads.map((read) => fetchAhead(service, read))).catch(() => []);
}

function fetchAhead(service: Service, read: PageRead): Promise<Answer> {
  const { client } = service;
  switch (read.kind) {
    case 'athletes':
      return prefetchList(service.athletes, read.query, read.limit);
    case 'agencies':
      return prefetchList(service.agencies, read.query, read.limit);
    case 'athlete':
      return prefetchEntity(read.kind, read.id, client.showAthlete);
    case 'agency':
      return prefetchEntity(read.kind, read.id, client.showAgency);
  }
}

async function prefetchEntity(
  kind: string,
  id: string,
  show: (id: string) => Promise<unknown>,
): Promise<Answer> {
  const key = [kind, id];
  return [unstable_serialize(key), await preload(key, () => show(id))];
}
