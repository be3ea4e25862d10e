import { Box, chakra } from '@chakra-ui/react';
import { athleteFields, type Metric } from '@matchpoint/core/athletes/athlete-fields';
import { Histogram } from './histogram.tsx';
import { scalePosition } from './metric-scale.ts';
import { standingText } from './standing-text.ts';
import { useDistributions } from './use-distributions.ts';

/** A strip of bars for all listed athletes, green where this one is better, and the same in words. */
export function MetricStrip({ metric, value }: { metric: Metric; value: number }) {
  const distribution = useDistributions()?.[metric];
  const text = distribution && standingText(metric, distribution, value);
  if (!distribution || !text) return null;
  const at = scalePosition(metric, value) * distribution.bins.length;
  const isLowerBetter = 'lowerIsBetter' in athleteFields[metric];
  const isWorse = (index: number) => (isLowerBetter ? index + 0.5 > at : index + 0.5 < at);
  return (
    <>
      <Box position="relative" maxW="20rem" borderBottomWidth="1px" borderColor="border.emphasized">
        <Histogram
          bins={distribution.bins}
          colour={(index) => (isWorse(index) ? 'accent.emphasized' : 'gray.emphasized')}
          height="6"
        />
        <chakra.span
          aria-hidden
          position="absolute"
          insetBlock="-1"
          marginInlineStart="-1.5px"
          borderInlineStartWidth="3px"
          borderColor="accent.solid"
          style={{ insetInlineStart: `${100 * scalePosition(metric, value)}%` }}
        />
      </Box>
      <chakra.span display="block" mt="1" textStyle="xs" color="fg.muted">
        {text}
      </chakra.span>
    </>
  );
}
