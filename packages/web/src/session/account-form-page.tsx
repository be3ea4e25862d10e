import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Page } from '../shell/page.tsx';
import { Card } from '../ui/card.ts';

interface EntryPageProps {
  /** Names the page in the document's title. */
  readonly title: string;
  readonly heading: string;
  /** What stands between the heading and the form. */
  readonly children: ReactNode;
  /** The ways on from here. */
  readonly links: ReactNode;
}

/** One narrow card in the middle of the page: the way into the product. */
export function AccountFormPage({ title, heading, children, links }: EntryPageProps) {
  return (
    <Narrow>
      <Page title={title} heading={heading}>
        <Card>
          <Inside>{children}</Inside>
        </Card>
        <Ways>{links}</Ways>
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

const Inside = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', p: { base: '4', md: '6' } },
});

const Ways = chakra('div', {
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
