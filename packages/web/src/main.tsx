import './fonts.css';
import 'virtual:static-styles.css';
import { createClient } from '@matchpoint/core/api/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createDirectory } from './api/directory.ts';
import { App } from './app.tsx';
import { routes } from './routes.ts';
import { createSessionLoading } from './session/session-loading.ts';
import { watchWayBack } from './shell/departures.ts';
import { followInnerLinks } from './shell/inner-links.ts';
import { preloadPages } from './shell/preload-pages.ts';
import { rememberScroll } from './shell/scroll-memory.ts';

const directory = createDirectory(createClient({ baseUrl: import.meta.env.VITE_API_BASE_URL ?? '' }));
const session = createSessionLoading(directory);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
watchWayBack();
rememberScroll();
followInnerLinks();
createRoot(root).render(
  <StrictMode>
    <App directory={directory} session={session} />
  </StrictMode>,
);
void preloadPages(
  routes.filter(({ guard }) => guard === 'public').map(({ page }) => page),
  directory.connection,
);
