import { LoadError } from '../ui/load-error.tsx';
import { Page } from './page.tsx';
import { toHome } from './trails.ts';

/** Shown instead of a page whose script could not be loaded. */
export function PageLoadError({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <Page title={title} trail={toHome}>
      <LoadError what="This page" onRetry={onRetry} />
    </Page>
  );
}
