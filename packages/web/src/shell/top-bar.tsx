import { Box, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'wouter';
import { Button } from '../ui/button.ts';
import { ColourModeButton } from './colour-mode-button.tsx';
import { Drawer } from './drawer.tsx';
import { HomeLink } from './sidebar.tsx';

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
        <Box flex="1" />
        <ColourModeButton />
        <Button asChild variant="outline" px={{ base: '3', md: '4' }}>
          <Link href="/sign-in">Sign up / Login</Link>
        </Button>
      </Flex>
    </chakra.header>
  );
}
