import { chakra, Flex } from '@chakra-ui/react';
import type { AthleteFilter } from '@matchpoint/core/athletes/athlete-filter';
import { X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../ui/button/button.ts';
import { athleteCount } from './athlete-count.ts';
import { ClearAll } from './clear-all.tsx';
import { cleared } from './filter-chips.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { ChangeFilter } from './use-filter.ts';

interface FilterSheetProps {
  readonly filter: AthleteFilter;
  readonly change: ChangeFilter;
  readonly agencyName: string | null;
  readonly total: number | undefined;
  readonly onClose: () => void;
}

/** The filters on a phone: the browser's modal dialog as a sheet from the bottom. */
export function FilterSheet({ filter, change, agencyName, total, onClose }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  function closeOnBackdrop({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) close();
  }

  // The agency combobox swallows every Escape, even when it has no list to close.
  function closeOnEscape({ key, currentTarget }: KeyboardEvent) {
    if (key === 'Escape' && currentTarget.querySelector('[aria-expanded=true]') === null) close();
  }

  return (
    <Sheet
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
      onKeyDownCapture={closeOnEscape}
    >
      <Flex direction="column" maxHeight="inherit">
        <Flex align="center" justify="space-between" px="4" py="1.5" borderBottomWidth="1px">
          <chakra.h2 id={titleId} textStyle="cardTitle">
            Filters
          </chakra.h2>
          <Button type="button" variant="ghost" shape="icon" aria-label="Close the filters" onClick={close}>
            <X aria-hidden />
          </Button>
        </Flex>
        <chakra.div flex="1" overflowY="auto" overscrollBehavior="contain" px="4" py="4">
          <FilterPanel filter={filter} change={change} agencyName={agencyName} />
        </chakra.div>
        <Flex
          gap="2"
          px="4"
          py="3"
          borderTopWidth="1px"
          paddingBottom="max({spacing.3}, env(safe-area-inset-bottom))"
        >
          <ClearAll onClear={() => change(cleared(filter))} />
          <Button type="button" flex="1" onClick={close}>
            {total === undefined ? 'Show athletes' : `Show ${athleteCount(total)}`}
          </Button>
        </Flex>
      </Flex>
    </Sheet>
  );
}

const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    insetBlockStart: 'auto',
    insetBlockEnd: '0',
    insetInline: '0',
    width: 'full',
    maxWidth: 'none',
    maxHeight: '88dvh',
    margin: '0',
    bg: 'bg.panel',
    color: 'fg',
    borderTopWidth: '1px',
    borderTopRadius: 'l3',
    _open: { animation: 'slide-up {durations.moderate} ease-out' },
    _backdrop: { bg: 'rgb(0 0 0 / 45%)', _open: { animation: 'fade-in {durations.moderate}' } },
  },
});
