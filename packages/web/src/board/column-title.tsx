import { HStack, Stack, Text, type TextProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ColumnTitleProps {
  readonly name: string;
  /** How many places or athletes it has. */
  readonly places: string | null;
  readonly isFull?: boolean;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

const full: TextProps = {
  px: '1.5',
  borderWidth: '1px',
  borderColor: 'accent.border',
  borderRadius: 'full',
  bg: 'accent.subtle',
  color: 'accent.fg',
};

/** The head of a column. */
export function ColumnTitle({ name, places, isFull = false, children }: ColumnTitleProps) {
  return (
    <HStack as="header" minHeight="12" py="2" ps="3" pe="1" css={{ _print: { breakAfter: 'avoid' } }}>
      <Stack flex="1" align="start" gap="0" minWidth="0">
        <Text as="h2" textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="xs" fontVariantNumeric="tabular-nums" color="fg.muted" {...(isFull && full)}>
          {places}
        </Text>
      </Stack>
      {children}
    </HStack>
  );
}
