import { Columns3 } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { bounded, styledPart } from '../lazy/lazy-part.tsx';
import styles from '../menu/panel.module.css';
import { PanelButton } from '../menu/panel-button.tsx';
import { chooseDensity, densities, useDensity } from './density.ts';

const KeysDialog = bounded(styledPart(() => import('./keys-dialog.tsx'), 'KeysDialog'));

const labels = { comfortable: 'Comfortable', compact: 'Compact' } as const;

interface ViewMenuProps {
  /** What S does to a row, in words. */
  readonly rowPress?: string;
  readonly children?: ReactNode;
}

/**
 * How lists look on this device, behind a button (rules/lists.md#list-view).
 * @param children more to choose, such as the columns
 */
export function ViewMenu({ rowPress, children }: ViewMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  return (
    <div className={styles['view']}>
      <PanelButton label="View" icon={<Columns3 aria-hidden />} opener={opener} panel={panel}>
        {children}
        <DensityChoice />
        <Button
          variant="ghost"
          onClick={() => {
            panel.current?.hidePopover();
            setShowsKeys(true);
          }}
        >
          Keyboard shortcuts
        </Button>
      </PanelButton>
      {showsKeys && (
        <KeysDialog
          rowPress={rowPress}
          onClose={() => setShowsKeys(false)}
          finalFocus={() => opener.current}
        />
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
          <span>{labels[density]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ColumnChoiceProps<Name extends string> {
  readonly offered: readonly Name[];
  readonly chosen: readonly Name[];
  readonly titleOf: (column: Name) => string;
  /** Always shown. */
  readonly fixed?: Name;
  /** In any order. */
  readonly onChoose: (columns: readonly Name[]) => void;
}

export function ColumnChoice<Name extends string>(props: ColumnChoiceProps<Name>) {
  const { offered, chosen, titleOf, fixed, onChoose } = props;
  return (
    <fieldset>
      <legend>Columns</legend>
      {offered.map((column) => (
        <label key={column}>
          <input
            type="checkbox"
            checked={chosen.includes(column)}
            disabled={column === fixed}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, column] : chosen.filter((other) => other !== column))
            }
          />
          <span>{titleOf(column)}</span>
        </label>
      ))}
    </fieldset>
  );
}
