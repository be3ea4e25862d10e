import { chakra } from '@chakra-ui/react';

/** Says that there is a password, and nothing about it: the dots are always as many. */
export function MaskedPassword() {
  return (
    <>
      <span aria-hidden>••••••••</span>
      <chakra.span srOnly>Hidden</chakra.span>
    </>
  );
}
