import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './theme.ts';

/** The theme's variables and global styles are in the style sheet that the build writes. */
const withoutGlobals = { ...system, _global: [] };

/** What is styled by Chakra's script, which comes with the first part that is. */
export function Styled({ children }: { children: ReactNode }) {
  return <ChakraProvider value={withoutGlobals}>{children}</ChakraProvider>;
}
