import './fonts.css';
import { createClient } from '@matchpoint/core/api/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createDirectory } from './api/directory.ts';
import { App } from './app.tsx';
import { rememberScroll } from './shell/scroll-memory.ts';

const directory = createDirectory(createClient({ baseUrl: import.meta.env.VITE_API_BASE_URL ?? '' }));

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
rememberScroll();
createRoot(root).render(
  <StrictMode>
    <App directory={directory} />
  </StrictMode>,
);
