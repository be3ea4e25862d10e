import { HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Buttons at the end of what they belong to; on a phone one below the other. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return (
    <HStack wrap="wrap" justify="flex-end" css={{ smDown: { '& > button': { flex: '1 1 100%' } } }}>
      {children}
    </HStack>
  );
}
