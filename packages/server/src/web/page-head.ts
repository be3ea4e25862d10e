import { documentTitle, type FoundPage, pages } from '@matchpoint/core/pages/page-paths';
import { type PageSummary, pageDescriptions } from '@matchpoint/core/pages/page-summary';
import { escapeMarkup } from './markup.ts';

interface HeadFacts {
  readonly origin: string;
  /** Undefined: what stands for all pages of its kind. */
  readonly summary: PageSummary | undefined;
  /** Whether search engines are to leave it out. */
  readonly noindex: boolean;
  /** Addresses of what the app will ask first. */
  readonly reads: readonly string[];
  /** What the service can do, so that the app knows before its first call; null: not known, or nothing. */
  readonly capabilities: string | null;
}

export function pageHead(
  { name, id }: FoundPage,
  { origin, summary, noindex, reads, capabilities }: HeadFacts,
): string {
  const { title, description } = summary ?? { title: pages[name].title, description: pageDescriptions[name] };
  const tags = [
    `<title>${escapeMarkup(documentTitle(title))}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', name === 'athlete' ? 'profile' : 'website'),
    meta('property', 'og:site_name', 'Matchpoint'),
    meta('property', 'og:image', `${origin}/icon-512.png`),
    ...(capabilities === null ? [] : [meta('name', 'capabilities', capabilities)]),
  ];
  if (name !== 'notFound') {
    const url = `${origin}${pages[name].path.replace(':id', encodeURIComponent(id))}`;
    tags.push(meta('property', 'og:url', url), `<link rel="canonical" href="${escapeMarkup(url)}" />`);
  }
  for (const address of reads) {
    tags.push(`<link rel="preload" as="fetch" crossorigin href="${escapeMarkup(address)}" />`);
  }
  if (noindex) tags.push(meta('name', 'robots', 'noindex'));
  return tags.join('\n    ');
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeMarkup(content)}" />`;
}
