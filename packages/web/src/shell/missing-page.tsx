import { LoadAgain } from '../ui/load-again.tsx';
import { Page } from './page.tsx';
import { toHome } from './trails.ts';

/** In place of a page whose script did not come. */
export function MissingPage({ title, onAgain }: { title: string; onAgain: () => void }) {
  return (
    <Page title={title} trail={toHome}>
      <LoadAgain what="This page" onAgain={onAgain} />
    </Page>
  );
}
