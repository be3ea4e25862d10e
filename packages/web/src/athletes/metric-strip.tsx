import { Box, chakra } from '@chakra-ui/react';
import type { Metric } from '@matchpoint/core/athletes/athlete';
import { Histogram } from './histogram.tsx';
import { placeOf } from './metric-scale.ts';
import { standingText } from './standing-text.ts';
import { useDistributions } from './use-distributions.ts';

/** All listed athletes as a strip of bars, this one's place marked in it, and the same in words. */
export function MetricStrip({ metric, value }: { metric: Metric; value: number }) {
  const distribution = useDistributions()?.[metric];
  const text = distribution && standingText(metric, distribution, value);
  if (!distribution || !text) return null;
  return (
    <>
      <Box position="relative" maxW="20rem" borderBottomWidth="1px" borderColor="border.emphasized">
        <Histogram bins={distribution.bins} colour={() => 'gray.emphasized'} height="6" />
        <chakra.span
          aria-hidden
          position="absolute"
          insetBlock="-0.5"
          width="2px"
          marginInlineStart="-1px"
          bg="accent.solid"
          borderRadius="full"
          style={{ insetInlineStart: `${100 * placeOf(metric, value)}%` }}
        />
      </Box>
      <chakra.span display="block" mt="1" textStyle="xs" color="fg.muted">
        {text}
      </chakra.span>
    </>
  );
}
