import { chakra } from '@chakra-ui/react';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx';
import { VisitContext } from './visit.ts';

interface PageProps {
  /** Names the page: its heading, its document's title and the last crumb. */
  readonly title: string;
  /** The crumbs above the page; without them it has no breadcrumb. */
  readonly trail?: readonly Crumb[];
  /** What the heading shows where that is not the title. */
  readonly heading?: ReactNode;
  readonly children?: ReactNode;
}

/** A page's frame: breadcrumb, heading, title of the document; takes the focus after a navigation. */
export function Page({ title, trail, heading, children }: PageProps) {
  const focused = useRef<HTMLHeadingElement>(null);
  const visit = use(VisitContext);

  useEffect(() => {
    document.title = `${title} · Matchpoint`;
  }, [title]);

  useEffect(() => {
    if (visit > 0) focused.current?.focus({ preventScroll: true });
  }, [visit]);

  return (
    <Frame>
      {trail && <Breadcrumbs trail={trail} current={title} />}
      <h1 ref={focused} tabIndex={-1}>
        {heading ?? <OneLine>{title}</OneLine>}
      </h1>
      {children}
    </Frame>
  );
}

/** On a phone a title takes one line, long or short, so that nothing moves when it comes late. */
const OneLine = chakra('span', {
  base: {
    mdDown: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

const Frame = chakra('div', {
  base: {
    maxWidth: 'page',
    mx: 'auto',
    px: { base: '4', md: '6', lg: '8' },
    pt: { base: '2', md: '5' },
    pb: '16',
    _print: { p: '0' },
    '& > h1': {
      mt: { base: '1', md: '2' },
      mb: { base: '4', md: '6' },
      textStyle: 'heading',
      overflowWrap: 'anywhere',
      outline: 'none',
    },
  },
});
