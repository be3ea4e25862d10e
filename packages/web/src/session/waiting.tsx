import { chakra } from '@chakra-ui/react';

/** In place of a page of which nobody knows yet whether it may be shown; usually gone before it is seen. */
export function Waiting() {
  return (
    <chakra.p
      role="status"
      px={{ base: '4', md: '6', lg: '8' }}
      pt="5"
      textStyle="sm"
      color="fg.muted"
      animation="fade-in {durations.moderate} 400ms backwards"
    >
      Checking who is signed in…
    </chakra.p>
  );
}
