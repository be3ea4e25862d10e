import { Box } from '@chakra-ui/react';
import { encode } from 'uqr';

/** Four modules of white around it, as scanners want. */
const border = 4;

/** The address of a link for a camera, also on the screen of somebody who sits beside the family. */
export function QrCode({ text }: { readonly text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Box asChild flex="none" width="42mm" height="42mm">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="The link to scan">
        <rect width={size} height={size} fill="white" />
        <path d={path.join('')} fill="black" shapeRendering="crispEdges" />
      </svg>
    </Box>
  );
}
