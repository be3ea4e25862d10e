import { type ReactNode, useId, useState } from 'react';
import { buttonClass } from '../button/button-class.ts';
import { chooseDensity, densities, useDensity } from './density.ts';
import { KeysDialog } from './keys-dialog.tsx';
import styles from './view-panel.module.css';

const labels = { comfortable: 'Comfortable', compact: 'Compact' } as const;

/** What `ViewMenu` opens: more to choose, the height of rows, and the keys of the list. */
export function ViewPanel({ children }: { children?: ReactNode }) {
  const chosen = useDensity();
  const name = useId();
  const [showsKeys, setShowsKeys] = useState(false);
  return (
    <div className={styles['panel']}>
      {children}
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
      <button type="button" className={buttonClass('ghost')} onClick={() => setShowsKeys(true)}>
        Keyboard shortcuts
      </button>
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </div>
  );
}
