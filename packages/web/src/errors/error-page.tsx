import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';
import { errorPageStyles } from './error-page.static.ts';

interface ErrorPageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The link home: an app that broke needs a reload, not a navigation within it. */
  readonly home: ReactNode;
}

export function ErrorPage({ title, children, home }: ErrorPageProps) {
  return (
    <Page title={title} heading={title}>
      <p className={errorPageStyles.text}>{children}</p>
      {home}
    </Page>
  );
}
