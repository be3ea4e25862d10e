import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ConnectionStatus } from './connection-status.tsx';
import { Footer } from './footer.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { useSearchKey } from './use-search-key.ts';

/** Everything around a page. */
export function Layout({ children }: { children: ReactNode }) {
  useSearchKey();
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Sidebar />
      <Box ms={{ md: 'rail', lg: 'sidebar' }} _print={{ ms: '0' }}>
        <TopBar />
        <chakra.main id="main" tabIndex={-1} outline="none" minHeight="calc(100dvh - {sizes.14})">
          {children}
        </chakra.main>
      </Box>
      <Footer />
      <ConnectionStatus />
    </>
  );
}

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    insetBlockStart: '2',
    insetInlineStart: '2',
    zIndex: 'skipLink',
    px: '4',
    py: '3',
    borderRadius: 'l2',
    bg: 'accent.solid',
    color: 'accent.contrast',
    fontWeight: 'medium',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
    _print: { display: 'none' },
  },
});
