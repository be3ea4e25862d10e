import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';
import { Button } from '../ui/button.ts';

/** @param home how to get home: an app that broke needs a fresh load, not a navigation within it */
export function ErrorPage({
  title,
  children,
  home,
}: {
  title: string;
  children: ReactNode;
  home: ReactNode;
}) {
  return (
    <Page title={title}>
      <chakra.p maxW="36rem" mb="6" color="fg.muted">
        {children}
      </chakra.p>
      <Button asChild>{home}</Button>
    </Page>
  );
}
