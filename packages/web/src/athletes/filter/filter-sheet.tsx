import { Box, Flex, HStack } from '@chakra-ui/react';
import type { AthleteFilter } from '@matchpoint/core/athletes/lists/athlete-filter';
import { counted } from '@matchpoint/core/display/count';
import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import styles from '../athletes.module.css';
import { ClearAll } from './chip-list.tsx';
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
      <Flex direction="column" maxHeight="inherit">
        <HStack justify="space-between" px="4" py="1.5" borderBottomWidth="1px">
          <Box as="h2" id={titleId} fontWeight="semibold">
            Filters
          </Box>
          <IconButton icon={X} aria-label="Close the filters" onClick={close} />
        </HStack>
        <Box flex="1" overflowY="auto" overscrollBehavior="contain" padding="4">
          <FilterPanel filter={filter} change={change} agencyName={agencyName} />
        </Box>
        <HStack
          px="4"
          pt="3"
          pb="max({spacing.3}, env(safe-area-inset-bottom))"
          borderTopWidth="1px"
          css={{ '& > :last-child': { flex: 1 } }}
        >
          <ClearAll onClear={() => change(cleared)} />
          <Button onClick={close}>
            {total === undefined ? 'Show athletes' : `Show ${counted(total, 'athlete')}`}
          </Button>
        </HStack>
      </Flex>
    </Modal>
  );
}
