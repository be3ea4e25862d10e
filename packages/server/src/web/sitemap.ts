import { Readable } from 'node:stream';
import { pages } from '@matchpoint/core/pages/page-paths';
import { searchedPages } from '@matchpoint/core/pages/page-summary';
import { problem } from '../http/problem.ts';
import { contentTag } from '../http/representation.ts';
import { publicHeaders } from '../http/security-headers.ts';
import { streamedAnswer, unchangedAnswer } from '../http/streamed-answer.ts';
import { escapeMarkup } from './markup.ts';
import { type OpenSitemap, type SitemapEntry, sitemapKinds } from './sitemap.store.ts';

export interface SitemapSources {
  readonly sitemap: OpenSitemap;
  /** False: no page of athletes or agencies is for search engines. */
  readonly searchEngines: boolean;
  /** Distinguishes the versions of this directory from another's. */
  readonly epoch: () => string;
  /** Another one after every change of the directory. */
  readonly readVersion: () => Promise<number>;
}

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const partPath = /^\/sitemap-([a-z]+)-([1-9]\d{0,8})\.xml$/;

export function isSitemap(pathname: string): boolean {
  return /^\/sitemap[^/]*\.xml$/.test(pathname);
}

/** An index of parts, and parts of at most 50,000 addresses, which are sent while they are read (rules/pages.md#sitemap). */
export async function answerSitemap(
  request: Request,
  pathname: string,
  origin: string,
  sources: SitemapSources,
): Promise<Response> {
  const version = await sources.readVersion();
  const form = contentTag(Buffer.from(`${origin}${pathname} ${sources.searchEngines}`));
  const tag = `${sources.epoch()}-${version.toString(36)}-${form}`;
  const headers = {
    ...publicHeaders,
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'no-cache',
  };
  const head = { tag, headers };
  const unchanged = unchangedAnswer(request, head);
  if (unchanged !== null) return unchanged;
  const body = await openSitemap(pathname, origin, sources, request.signal);
  if (body === null) return problem(404, 'Not found');
  return streamedAnswer(request, head, async () => ({
    ...head,
    body: Readable.from(body, { objectMode: false }),
  }));
}

async function openSitemap(
  pathname: string,
  origin: string,
  { sitemap: open, searchEngines }: SitemapSources,
  left: AbortSignal,
): Promise<AsyncIterable<string> | readonly string[] | null> {
  const sitemap = open(left);
  if (pathname === '/sitemap.xml') {
    const parts = await Promise.all(sitemapKinds.map((kind) => sitemap.parts(kind)));
    const elements = sitemapKinds.map((kind, index) =>
      elementsOf('sitemap', (id) => `${origin}/sitemap-${kind}-${id}.xml`, parts[index] ?? []),
    );
    const pagesPart = elementsOf('sitemap', () => `${origin}/sitemap-pages.xml`, [
      { id: '', changedAt: null },
    ]);
    return [opening('sitemapindex'), pagesPart, ...elements, '</sitemapindex>\n'];
  }
  if (pathname === '/sitemap-pages.xml') {
    const paths = searchedPages(searchEngines).map((name) => pages[name].path);
    const entries = paths.filter((path) => !path.includes(':')).map((id) => ({ id, changedAt: null }));
    return [opening('urlset'), elementsOf('url', (path) => `${origin}${path}`, entries), '</urlset>\n'];
  }
  const [, name, part] = partPath.exec(pathname) ?? [];
  const kind = sitemapKinds.find((known) => known === name);
  if (kind === undefined) return null;
  const batches = sitemap.entries(kind, Number(part));
  const first = await batches.next();
  return first.done === true ? null : urlset(`${origin}/${kind}/`, first.value, batches);
}

async function* urlset(
  base: string,
  first: readonly SitemapEntry[],
  rest: AsyncIterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield opening('urlset') + elementsOf('url', (id) => `${base}${id}`, first);
  for await (const entries of rest) yield elementsOf('url', (id) => `${base}${id}`, entries);
  yield '</urlset>\n';
}

function opening(name: 'urlset' | 'sitemapindex'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${schema}>\n`;
}

function elementsOf(
  name: 'url' | 'sitemap',
  addressOf: (id: string) => string,
  entries: readonly SitemapEntry[],
): string {
  return entries
    .map(({ id, changedAt }) => {
      const changed = changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`;
      return `<${name}><loc>${escapeMarkup(addressOf(id))}</loc>${changed}</${name}>\n`;
    })
    .join('');
}
