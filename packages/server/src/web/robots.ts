import { type PageName, pageNames, pages } from '@matchpoint/core/pages/page-paths';
import { searchedPages } from '@matchpoint/core/pages/page-summary';
import { contentTag, Representation } from '../http/representation.ts';
import { strictHeaders } from '../http/security-headers.ts';

/** Pages that tell by themselves that they are not to be listed: their status or their head says so. */
const visited: readonly PageName[] = [...searchedPages, 'notFound', 'serverError'];

const lines = [
  'User-agent: *',
  ...pageNames
    .filter((name) => !visited.includes(name))
    .map((name) => `Disallow: ${pages[name].path.replace(':id', '')}`),
];

export function answerRobots(request: Request, origin: string): Response | Promise<Response> {
  const body = Buffer.from([...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'));
  const headers = {
    ...strictHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
  };
  return new Representation({ body, tag: contentTag(body), headers }).answer(request);
}
