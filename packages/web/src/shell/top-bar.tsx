import { Box, chakra, Flex } from '@chakra-ui/react';
import { lazy } from 'react';
import { WithSession } from '../session/session-start.tsx';
import { SignInLink } from '../session/sign-in-link.tsx';
import { ColourModeButton } from './colour-mode-button.tsx';
import { Drawer } from './drawer.tsx';
import { HomeLink } from './sidebar.tsx';

const AccountCorner = lazy(async () => ({
  default: (await import('../session/account-corner.tsx')).AccountCorner,
}));

export function TopBar() {
  return (
    <chakra.header
      data-screen-only
      position="sticky"
      top="0"
      zIndex="sticky"
      height="14"
      bg="bg"
      borderBottomWidth="1px"
    >
      <Flex align="center" gap={{ base: '1', md: '2' }} height="full" px={{ base: '2', md: '6', lg: '8' }}>
        <Drawer />
        <Box display={{ md: 'none' }}>
          <HomeLink />
        </Box>
        <Box flex="1 0 0" />
        <WithSession fallback={<SignInLink hidden />} without={<SignInLink />}>
          <AccountCorner />
        </WithSession>
        <ColourModeButton />
      </Flex>
    </chakra.header>
  );
}
