import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';
import { Card, CardBody } from '../ui/card/card.tsx';
import { FormColumn } from '../ui/form/field-grid.tsx';
import { LinkRow } from '../ui/text/contact-links.tsx';

interface EntryPageProps {
  /** The document's title. */
  readonly title: string;
  readonly heading: string;
  /** The banners and the form. */
  readonly children: ReactNode;
  /** The links below the form. */
  readonly links: ReactNode;
}

/** A card for signing in, signing up and passwords. */
export function AccountFormPage({ title, heading, children, links }: EntryPageProps) {
  return (
    <Page title={title} heading={heading}>
      <FormColumn>
        <Card>
          <CardBody>{children}</CardBody>
        </Card>
        <LinkRow>{links}</LinkRow>
      </FormColumn>
    </Page>
  );
}
