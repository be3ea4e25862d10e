import { chakra } from '@chakra-ui/react';
import type { PageProps } from '../shell/lazy-page.ts';
import { Page } from '../shell/page.tsx';
import { toCoaches } from '../shell/trails.ts';

/** rules.md#coaches-pages */
export function CoachPage({ title }: PageProps) {
  return (
    <Page title={title} trail={toCoaches}>
      <chakra.p color="fg.muted">Coming soon</chakra.p>
    </Page>
  );
}
