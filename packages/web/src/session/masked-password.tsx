import { chakra } from '@chakra-ui/react';

/** The same number of dots for every password. */
export function MaskedPassword() {
  return (
    <>
      <span aria-hidden>••••••••</span>
      <chakra.span srOnly>Hidden</chakra.span>
    </>
  );
}
