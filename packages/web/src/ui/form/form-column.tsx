import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A page's column as wide as every form. */
export function FormColumn({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap="4" maxWidth="form">
      {children}
    </Stack>
  );
}
