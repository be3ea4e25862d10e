import type { Offered } from '@matchpoint/core/athletes/fields/athlete-fields';
import { createPublicClient } from '@matchpoint/core/client/public-client';
import { capabilitiesText } from '@matchpoint/core/contract/capabilities';
import { recordOf, shapeOf } from '@matchpoint/core/fields/table';
import { type PageName, pageNames, pages } from '@matchpoint/core/pages/page-paths';
import { pageReads, shellName } from '@matchpoint/core/pages/page-reads';
import { renderToStaticMarkup } from 'react-dom/server';
import { createService } from './api/service.ts';
import { App } from './app.tsx';
import { createLazySession } from './session/lazy-session.tsx';
import { OverlayCover } from './shell/overlay.tsx';

/** Optional fields whose usual value lists ask for by themselves (rules/lists.md#usual-value), and pages that then say so. */
const usualFields: Offered = ['recruiting_status'];
const narrowedPages: readonly PageName[] = ['home', 'athletes'];

/** Pages that are part of the app's own chunk, so that the first render shows them. */
const showsPage: readonly PageName[] = ['home', 'athletes', 'agencies'];

/**
 * What the app shows of each page before it has any data, for the build, which puts it into the documents
 * (rules/pages.md#shell). Nothing in it works until the app has replaced it, but links and Home's plain form.
 */
export function renderShells(open: (pathname: string) => void): Record<string, string> {
  const render = (name: PageName, offered: Offered): string => {
    open(pages[name].path.replace(':id', '0'));
    const service = createService(createPublicClient({ baseUrl: '' }));
    if (offered.length > 0) service.client.capabilities.readHeader(capabilitiesText(offered, null));
    const markup = renderToStaticMarkup(<App service={service} session={createLazySession(service)} />);
    if (showsPage.includes(name) && !markup.includes('<h1')) {
      throw new Error(
        `${name} renders nothing: a part of it needs a browser, or a hook has no server snapshot.`,
      );
    }
    if (markup.includes(' style="'))
      throw new Error(`${name} has a style attribute, which the policy forbids.`);
    return name === 'home' ? markup : markup.replace('<main ', '<main inert="" ');
  };
  return {
    ...recordOf(pageNames, (name) => render(name, [])),
    ...shapeOf<Record<string, string>>(
      narrowedPages.map((name) => [
        shellName(name, pageReads({ name, id: '' }, [], usualFields)),
        render(name, usualFields),
      ]),
    ),
  };
}

/** The cover of the page that is opened by its URL, which lasts from the first paint, whatever the script does. */
export function renderCover(): string {
  return renderToStaticMarkup(<OverlayCover />);
}
