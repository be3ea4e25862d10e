import { problem } from '../http/problem.ts';
import { publicText } from '../http/representation.ts';
import { isSecure } from '../http/security-headers.ts';
import { answerPage, type PageSources } from './page-document.ts';
import { answerSitemap, isSitemap, type SitemapSources } from './sitemap.ts';
import { hashed, type WebFiles } from './web-files.ts';

export interface WebRequest {
  readonly requestId: string;
  /** Makes an answer for which the database may be read, or refuses it. */
  readonly read: (answer: () => Promise<Response>) => Promise<Response>;
}

/** Answers what is not a call of the API. */
export type WebApp = (request: Request, facts: WebRequest) => Response | Promise<Response>;

export interface WebSources extends PageSources, SitemapSources {
  /** The site's own origin, as others are to name it; undefined: the one that is asked. */
  readonly publicUrl: string | undefined;
}

/** Files of the built app, what search engines ask for, and a document for every page. */
export function createWebApp(web: WebFiles, sources: WebSources): WebApp {
  return (request, { requestId, read }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return problem(405, 'Only GET, HEAD here.', { Allow: 'GET, HEAD' });
    }
    const { pathname } = new URL(request.url);
    const file = web.files.get(decoded(pathname));
    if (file !== undefined) return file.answer(request);
    if (pathname.startsWith(hashed)) return problem(404, 'Not found');
    const origin = sources.publicUrl ?? askedOrigin(request);
    if (pathname === '/robots.txt') return answerRobots(request, origin);
    return read(() =>
      isSitemap(pathname)
        ? answerSitemap(request, pathname, origin, sources)
        : answerPage(request, pathname, origin, web, { ...sources, requestId }),
    );
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A forged `Host` comes back to its sender alone: no answer that names an origin is kept here, and its tag depends on it. */
function askedOrigin(request: Request): string {
  return `${isSecure(request) ? 'https' : 'http'}://${new URL(request.url).host}`;
}

/** Forbids nothing: pages that are not to be listed say so by their status or their head (rules/pages.md#sitemap). */
function answerRobots(request: Request, origin: string): Response | Promise<Response> {
  const text = `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`;
  return publicText(text, 'text/plain; charset=utf-8').answer(request);
}
