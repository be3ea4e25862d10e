import { Box, chakra, Flex } from '@chakra-ui/react';
import { BrandMark } from './brand.tsx';
import { NavigationList } from './navigation-list.tsx';

/** From 768 px on: a rail of icons with their names, from 1024 px on a full list. */
export function Sidebar() {
  return (
    <Flex
      data-screen-only
      display={{ base: 'none', md: 'flex' }}
      direction="column"
      position="fixed"
      insetBlock="0"
      insetInlineStart="0"
      width={{ md: 'rail', lg: 'sidebar' }}
      borderInlineEndWidth="1px"
      bg="bg"
      zIndex="sticky"
    >
      <Box px={{ md: '2', lg: '4' }} height="14">
        <HomeLink />
      </Box>
      <chakra.nav aria-label="Main" px={{ md: '2', lg: '3' }} py="2" flex="1" overflowY="auto">
        <NavigationList rail />
      </chakra.nav>
    </Flex>
  );
}

export function HomeLink() {
  return (
    <chakra.span
      css={{
        '& a': {
          display: 'flex',
          alignItems: 'center',
          justifyContent: { md: 'center', lg: 'start' },
          gap: '2',
          height: '14',
          fontWeight: 'semibold',
          letterSpacing: '-0.01em',
        },
        '& svg': { color: 'accent.solid' },
      }}
    >
      <a href="/" aria-label="Matchpoint">
        <BrandMark size={26} />
        <chakra.span display={{ base: 'none', sm: 'inline', md: 'none', lg: 'inline' }}>
          Matchpoint
        </chakra.span>
      </a>
    </chakra.span>
  );
}
