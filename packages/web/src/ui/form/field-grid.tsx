import { Box, Fieldset, SimpleGrid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FieldsProps {
  readonly children: ReactNode;
}

/** Fields in two columns from 768 px: halves side by side, the others across both. */
export function FieldGrid({ children }: FieldsProps) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} alignItems="start" gap="4">
      {children}
    </SimpleGrid>
  );
}

/** Two required fields that belong together, under one legend, which shows their star. */
export function FieldGroup({ legend, children }: FieldsProps & { readonly legend: string }) {
  return (
    <Fieldset.Root size="sm" gridColumn={{ md: '1 / -1' }}>
      <Fieldset.Legend>
        <span>{legend}</span>
        <Star />
      </Fieldset.Legend>
      <SimpleGrid
        columns={2}
        alignItems="start"
        gap="4"
        css={{
          '& > *': { gridColumn: 'auto' },
          '& label': { color: 'fg.muted', fontWeight: 'normal' },
          '& label > [aria-hidden]': { display: 'none' },
        }}
      >
        {children}
      </SimpleGrid>
    </Fieldset.Root>
  );
}

/** Three short fields side by side from 768 px. */
export function FieldTriple({ children }: FieldsProps) {
  return (
    <SimpleGrid
      columns={{ base: 1, md: 3 }}
      alignItems="start"
      gap="4"
      gridColumn={{ md: '1 / -1' }}
      css={{ '& > *': { gridColumn: 'auto' } }}
    >
      {children}
    </SimpleGrid>
  );
}

/** Marks a group of which one has to be chosen, as Chakra's Field marks a field. */
export function Star() {
  return (
    <Box as="span" ms="0.5" color="fg.error" aria-hidden>
      *
    </Box>
  );
}

/** A page's column as wide as every form. */
export function FormColumn({ children }: FieldsProps) {
  return (
    <Stack gap="4" maxWidth="form">
      {children}
    </Stack>
  );
}
