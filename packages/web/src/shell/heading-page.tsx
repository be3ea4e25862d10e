import type { PageProps } from './lazy-page.ts';
import { Page } from './page.tsx';
import { toHome } from './trails.ts';

/** A page that has its place and its name, and nothing else yet. */
export function HeadingPage({ title }: PageProps) {
  return <Page title={title} trail={toHome} />;
}
