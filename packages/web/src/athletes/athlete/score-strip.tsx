import { Box, chakra } from '@chakra-ui/react';
import { athleteFields, type Score } from '@matchpoint/core/athletes/athlete-fields';
import type { DistributionGroup } from '@matchpoint/core/athletes/distribution';
import { Histogram } from '../histogram.tsx';
import { scalePosition } from '../score-scale.ts';
import { useDistributions } from '../use-distributions.ts';
import { standingText } from './standing-text.ts';

interface ScoreStripProps {
  readonly score: Score;
  readonly value: number;
  /** Whom the athlete is compared with; keep it stable between renders. */
  readonly peers: DistributionGroup;
}

/** A strip of bars for the athlete's peers, green where this one is better, and the same in words (rules.md#standing). */
export function ScoreStrip({ score, value, peers }: ScoreStripProps) {
  const counted = useDistributions(peers);
  const text = counted && standingText(score, counted, value);
  if (!counted || !text) return null;
  const distribution = counted[score];
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
