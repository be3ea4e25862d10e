import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';
import { Card } from '../ui/card/card.ts';

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
    <Narrow>
      <Page title={title} heading={heading}>
        <Card>
          <Content>{children}</Content>
        </Card>
        <Links>{links}</Links>
      </Page>
    </Narrow>
  );
}

const Narrow = chakra('div', {
  base: {
    maxWidth: '28rem',
    mx: 'auto',
    pt: { md: '10' },
    '& h1': { textAlign: 'center' },
  },
});

const Content = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', p: { base: '4', md: '6' } },
});

const Links = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: { base: '4', md: '5' },
    mt: '4',
    textStyle: 'sm',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: { base: '11', md: '8' } },
  },
});
