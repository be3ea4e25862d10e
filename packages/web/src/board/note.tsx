import { Box, type BoxProps } from '@chakra-ui/react';
import { QuietLine } from '../ui/text/lines.tsx';

/** A remark above the columns or the comparison. */
export function Note({ children, ...box }: BoxProps) {
  return (
    <Box mb="4" {...box}>
      <QuietLine>{children}</QuietLine>
    </Box>
  );
}
