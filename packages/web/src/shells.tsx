import { createPublicClient } from '@matchpoint/core/client/public-client';
import { type PageName, pageNames, pages } from '@matchpoint/core/pages/page-paths';
import { renderToStaticMarkup } from 'react-dom/server';
import { createService } from './api/service.ts';
import { App } from './app.tsx';
import { createLazySession } from './session/lazy-session.ts';
import { OverlayCover } from './shell/overlay.tsx';

/** Pages that are part of the app's own chunk, so that the first render shows them. */
const showsPage: readonly PageName[] = ['home', 'athletes', 'agencies', 'serverError'];

/**
 * What the app shows of each page before it has any data, for the build, which puts it into the documents
 * (rules/pages.md#shell). Nothing in it works until the app has replaced it, but links.
 */
export function renderShells(open: (pathname: string) => void): Record<string, string> {
  return Object.fromEntries(
    pageNames.map((name): [PageName, string] => {
      open(pages[name].path.replace(':id', '0'));
      const service = createService(createPublicClient({ baseUrl: '' }));
      const markup = renderToStaticMarkup(<App service={service} session={createLazySession(service)} />);
      if (showsPage.includes(name) && !markup.includes('<h1')) {
        throw new Error(
          `${name} renders nothing: a part of it needs a browser, or a hook has no server snapshot.`,
        );
      }
      if (markup.includes(' style="'))
        throw new Error(`${name} has a style attribute, which the policy forbids.`);
      return [name, markup.replace('<main ', '<main inert="" ')];
    }),
  );
}

/** The cover of the page that is opened by its URL, which lasts from the first paint, whatever the script does. */
export function renderCover(): string {
  return renderToStaticMarkup(<OverlayCover />);
}
