import { Box, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';

interface EntryProps {
  readonly text: string;
  /** Shown small below the text. */
  readonly note: string;
  /** The buttons. */
  readonly children?: ReactNode;
}

/** A row of a card's list: a person, an invitation or a key. */
export function Entry({ text, note, children }: EntryProps) {
  return (
    <HStack as="li" wrap="wrap" justify="space-between" px="4" py="2" _notFirst={{ borderTopWidth: '1px' }}>
      <Box as="p" flex="1 1 12rem" minWidth="0" textStyle="sm" overflowWrap="anywhere">
        <span>{text}</span>
        <Box as="small" display="block" fontSize="xs" color="fg.muted">
          {note}
        </Box>
      </Box>
      <span>{children}</span>
    </HStack>
  );
}

interface EntryButtonProps {
  readonly text: string;
  /** The entry, for readers: the text stands at each of them. */
  readonly of: string;
  readonly variant?: 'outline' | 'ghost';
  readonly onClick: () => void;
}

/** Opens a question about an entry. */
export function EntryButton({ text, of, variant = 'ghost', onClick }: EntryButtonProps) {
  return (
    <Button variant={variant} aria-haspopup="dialog" aria-label={`${text}: ${of}`} onClick={onClick}>
      {text}
    </Button>
  );
}
