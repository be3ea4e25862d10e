import { Columns3 } from 'lucide-react';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { buttonClass } from '../button/button.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { PartBoundary } from '../lazy/part-boundary.tsx';
import { chooseDensity, densities, useDensity } from './density.ts';
import styles from './view-menu.module.css';

const KeysDialog = lazyPart(() => import('./keys-dialog.tsx').then((module) => module.KeysDialog));

const labels = { comfortable: 'Comfortable', compact: 'Compact' } as const;

/**
 * How lists look on this device, behind a button (rules.md#list-view). The browser's own popover closes by Escape and by
 * a click elsewhere, and stands at its button.
 * @param children more to choose, such as the columns
 */
export function ViewMenu({ children }: { children?: ReactNode }) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  return (
    <div className={styles['menu']}>
      <button ref={opener} type="button" className={buttonClass('outline')} popoverTarget={id}>
        <Columns3 aria-hidden />
        View
      </button>
      <section id={id} popover="auto" aria-label="View" className={styles['panel']}>
        {children}
        <DensityChoice />
        <button
          type="button"
          className={buttonClass('ghost')}
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={() => setShowsKeys(true)}
        >
          Keyboard shortcuts
        </button>
      </section>
      {showsKeys && (
        <PartBoundary fallback={() => null}>
          <Suspense>
            <KeysDialog.Component onClose={() => setShowsKeys(false)} finalFocus={() => opener.current} />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
}

function DensityChoice() {
  const name = useId();
  const chosen = useDensity();
  return (
    <fieldset>
      <legend>Rows</legend>
      {densities.map((density) => (
        <label key={density}>
          <input
            type="radio"
            name={name}
            checked={density === chosen}
            onChange={() => chooseDensity(density)}
          />
          {labels[density]}
        </label>
      ))}
    </fieldset>
  );
}
