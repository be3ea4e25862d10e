import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './theme.ts';

/** The page already has theme.css and global.css. */
const withoutGlobals = { ...system, _global: [] };

/** Provides Chakra's styles. Their script loads with the first part that uses them. */
export function Styled({ children }: { children: ReactNode }) {
  return <ChakraProvider value={withoutGlobals}>{children}</ChakraProvider>;
}
