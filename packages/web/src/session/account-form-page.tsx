import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';
import { Card } from '../ui/card/card.tsx';
import styles from './account-form-page.module.css';

interface EntryPageProps {
  /** The document's title. */
  readonly title: string;
  readonly heading: string;
  /** The banners and the form. */
  readonly children: ReactNode;
  /** The links below the form. */
  readonly links: ReactNode;
}

/** A narrow centred card for signing in, signing up and passwords. */
export function AccountFormPage({ title, heading, children, links }: EntryPageProps) {
  return (
    <div className={styles['narrow']}>
      <Page title={title} heading={heading}>
        <Card>
          <div className={styles['content']}>{children}</div>
        </Card>
        <div className={styles['links']}>{links}</div>
      </Page>
    </div>
  );
}
