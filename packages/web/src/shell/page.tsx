import { Box, chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import { VisitContext } from './visit.ts';

interface PageProps {
  /** Names the page: its heading, its document's title and the last crumb. */
  readonly title: string;
  readonly trail?: readonly Crumb[];
  /** What the heading shows where that is more than the title; a skeleton while the name is on its way. */
  readonly heading?: ReactNode;
  /** Beside the heading, at its end. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A page's frame: breadcrumb, heading, title of the document; takes the focus after a navigation. */
export function Page({ title, trail = [], heading = title, actions, children }: PageProps) {
  const headingId = useId();
  const focused = useRef<HTMLHeadingElement>(null);
  const visit = use(VisitContext);

  useEffect(() => {
    document.title = `${title} · Matchpoint`;
  }, [title]);

  useEffect(() => {
    if (visit > 0) focused.current?.focus({ preventScroll: true });
  }, [visit]);

  return (
    <chakra.article
      aria-labelledby={headingId}
      maxW="page"
      mx="auto"
      px={{ base: '4', md: '6', lg: '8' }}
      pb="16"
    >
      <Box minH={{ base: '11', md: '10' }} pt={{ base: '0', md: '4' }}>
        <Breadcrumbs trail={trail} current={title} />
      </Box>
      <Flex
        mb={{ base: '4', md: '6' }}
        mt={{ base: '0', md: '2' }}
        gap="4"
        align="center"
        justify="space-between"
      >
        <chakra.h1 id={headingId} ref={focused} tabIndex={-1} textStyle="heading" outline="none" minW="0">
          {heading}
        </chakra.h1>
        {actions}
      </Flex>
      {children}
    </chakra.article>
  );
}
