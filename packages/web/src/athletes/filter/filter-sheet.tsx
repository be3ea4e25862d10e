import type { AthleteFilter } from '@matchpoint/core/athletes/athlete-filter';
import { counted } from '@matchpoint/core/display/count';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { ClearAll } from './clear-all.tsx';
import { cleared } from './filter-chips.ts';
import { FilterPanel } from './filter-panel.tsx';
import styles from './filter-sheet.module.css';
import type { ChangeFilter } from './use-filter.ts';

interface FilterSheetProps {
  readonly filter: AthleteFilter;
  readonly change: ChangeFilter;
  readonly agencyName: string | null;
  readonly total: number | undefined;
  readonly onClose: () => void;
}

/** The filters on a phone: a sheet from the bottom. */
export function FilterSheet({ filter, change, agencyName, total, onClose }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();

  // The agency combobox swallows every Escape, even when it has no list to close.
  function closeOnEscape({ key, currentTarget }: KeyboardEvent) {
    if (key === 'Escape' && currentTarget.querySelector('[aria-expanded=true]') === null) close();
  }

  return (
    <Modal
      className={styles['sheet']}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDownCapture={closeOnEscape}
    >
      <div className={styles['frame']}>
        <div className={styles['head']}>
          <h2 className={styles['title']} id={titleId}>
            Filters
          </h2>
          <IconButton icon={X} aria-label="Close the filters" onClick={close} />
        </div>
        <div className={styles['filters']}>
          <FilterPanel filter={filter} change={change} agencyName={agencyName} />
        </div>
        <div className={styles['foot']}>
          <ClearAll onClear={() => change(cleared)} />
          <Button onClick={close}>
            {total === undefined ? 'Show athletes' : `Show ${counted(total, 'athlete')}`}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
