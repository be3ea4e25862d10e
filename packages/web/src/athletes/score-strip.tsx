import { Box, chakra } from '@chakra-ui/react';
import { athleteFields, type Score } from '@matchpoint/core/athletes/athlete-fields';
import { Histogram } from './histogram.tsx';
import { scalePosition } from './score-scale.ts';
import { standingText } from './standing-text.ts';
import { useDistributions } from './use-distributions.ts';

/** A strip of bars for all listed athletes, green where this one is better, and the same in words. */
export function ScoreStrip({ score, value }: { score: Score; value: number }) {
  const distribution = useDistributions()?.[score];
  const text = distribution && standingText(score, distribution, value);
  if (!distribution || !text) return null;
  const at = scalePosition(score, value) * distribution.bins.length;
  const isLowerBetter = 'lowerIsBetter' in athleteFields[score];
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
          style={{ insetInlineStart: `${100 * scalePosition(score, value)}%` }}
        />
      </Box>
      <chakra.span display="block" mt="1" textStyle="xs" color="fg.muted">
        {text}
      </chakra.span>
    </>
  );
}
