import { chakra } from '@chakra-ui/react';

/** Stands below the fold, or at the foot of the sidebar: nothing moves it while pages load. */
export function Footer() {
  return (
    <chakra.footer
      data-screen-only
      position={{ md: 'fixed' }}
      insetBlockEnd="0"
      insetInlineStart="0"
      width={{ md: 'rail', lg: 'sidebar' }}
      zIndex="sticky"
      px={{ base: '4', md: '2', lg: '6' }}
      py="4"
      textStyle="xs"
      textAlign={{ md: 'center', lg: 'start' }}
      color="fg.muted"
    >
      © 2022 Matchpoint
    </chakra.footer>
  );
}
