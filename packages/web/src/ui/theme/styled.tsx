import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './theme.ts';

/** The page already has theme.css and global.css. */
const withoutGlobals = { ...system, _global: [] };

/** Around a part that uses Chakra's components; its script loads with the first such part. */
export function Styled({ children }: { children: ReactNode }) {
  return <ChakraProvider value={withoutGlobals}>{children}</ChakraProvider>;
}
