import { Columns3 } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { buttonClass } from '../button/button-class.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { PartBoundary } from '../lazy/part-boundary.tsx';
import { LoadError } from '../status/load-error.tsx';
import styles from './view-menu.module.css';

const ViewPanel = lazyPart(() => import('./view-panel.tsx').then((module) => module.ViewPanel));

/**
 * How a list looks on this device, behind a button. The browser's own popover closes by Escape and by a click elsewhere,
 * and stands at its button.
 * @param children more to choose, such as the columns
 */
export function ViewMenu({ children }: { children?: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['menu']}>
      <button
        type="button"
        className={buttonClass('outline')}
        popoverTarget={id}
        onPointerEnter={ViewPanel.preload}
        onFocus={ViewPanel.preload}
      >
        <Columns3 aria-hidden />
        View
      </button>
      <section
        id={id}
        popover="auto"
        aria-label="View"
        className={styles['panel']}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <PartBoundary fallback={(retry) => <LoadError what="The choices" onRetry={retry} />}>
            <Suspense>
              <ViewPanel.Component>{children}</ViewPanel.Component>
            </Suspense>
          </PartBoundary>
        )}
      </section>
    </div>
  );
}
