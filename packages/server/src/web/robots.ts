import { contentTag, Representation } from '../http/representation.ts';
import { publicHeaders } from '../http/security-headers.ts';

/** Forbids nothing: pages that are not to be listed say so by their status or their head (rules/pages.md#sitemap). */
export function answerRobots(request: Request, origin: string): Response | Promise<Response> {
  const body = Buffer.from(`User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`);
  const headers = {
    ...publicHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
  };
  return new Representation({ body, tag: contentTag(body), headers }).answer(request);
}
