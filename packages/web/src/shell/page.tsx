import { documentTitle } from '@matchpoint/core/pages/page-paths';
import { type ReactNode, use, useEffect, useRef } from 'react';
import styles from './frame.module.css';
import { Breadcrumbs, type Crumb, toHome } from './trail.tsx';
import { hasMovedFocus, VisitContext } from './visit.ts';

/** What every page of the app gets. */
export interface PageProps {
  /** The route's title, shown until the page knows a better one. */
  readonly title: string;
  /** The id of what the page is about; '' where the route has none. */
  readonly id: string;
}

interface FrameProps {
  /** The page's heading, the document's title and the last breadcrumb. */
  readonly title: string;
  /** The breadcrumbs above this page; by default Home. */
  readonly trail?: readonly Crumb[];
  /** The breadcrumb ends with the page above: the heading alone names this one. */
  readonly endsTrail?: boolean;
  /** Shown at the end of the breadcrumb's line. */
  readonly besideTrail?: ReactNode;
  /** Shown as the heading instead of the title. */
  readonly heading?: ReactNode;
  /** Shown after the heading, on its line. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Breadcrumb, heading and document title (rules/pages.md#page-frame). The heading takes the focus after a navigation. */
export function Page(props: FrameProps) {
  const { title, trail = toHome, endsTrail = false, besideTrail, heading, actions, children } = props;
  const focused = useRef<HTMLHeadingElement>(null);
  const visit = use(VisitContext);

  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);

  useEffect(() => {
    // A page that arrives late does not close a menu, or take a person out of what they do.
    if (visit > 0 && !hasMovedFocus()) focused.current?.focus({ preventScroll: true });
  }, [visit]);

  return (
    <div className={styles['frame']}>
      <div className={styles['trail']} data-screen-only>
        <Breadcrumbs trail={trail} current={endsTrail ? null : title} />
        {besideTrail}
      </div>
      <div className={styles['heading']}>
        <h1 ref={focused} tabIndex={-1}>
          <span dir="auto" className={heading === undefined ? styles['oneLine'] : undefined} data-two-lines>
            {heading ?? title}
          </span>
        </h1>
        {actions}
      </div>
      {children}
    </div>
  );
}
