import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';
import { Button } from '../ui/button.ts';

interface ErrorPageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The way home: an app that broke needs a fresh load, not a navigation within it. */
  readonly home: ReactNode;
}

export function ErrorPage({ title, children, home }: ErrorPageProps) {
  return (
    <Page title={title} heading={title}>
      <chakra.p maxW="36rem" mb="6" color="fg.muted">
        {children}
      </chakra.p>
      <Button asChild>{home}</Button>
    </Page>
  );
}
