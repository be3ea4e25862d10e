import { Box, type BoxProps } from '@chakra-ui/react';
import { QuietLine } from '../ui/text/quiet-line.tsx';

/** A remark above the columns or the comparison. */
export function Note({ children, ...box }: BoxProps) {
  return (
    <Box mb="4" {...box}>
      <QuietLine>{children}</QuietLine>
    </Box>
  );
}
