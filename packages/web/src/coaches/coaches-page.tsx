import { chakra } from '@chakra-ui/react';
import type { PageProps } from '../shell/lazy-page.ts';
import { Page } from '../shell/page.tsx';
import { toHome } from '../shell/trails.ts';

export function CoachesPage({ title }: PageProps) {
  return (
    <Page title={title} trail={toHome}>
      <chakra.p color="fg.muted">Coming soon</chakra.p>
    </Page>
  );
}
