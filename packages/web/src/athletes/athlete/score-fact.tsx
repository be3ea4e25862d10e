import { Box } from '@chakra-ui/react';
import type { Score } from '@matchpoint/core/athletes/athlete-fields';
import type { DistributionGroup } from '@matchpoint/core/athletes/distribution';
import { shown } from '@matchpoint/core/display/display';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { PartBoundary } from '../../ui/lazy/part-boundary.tsx';

const ScoreStrip = lazyPart(() => import('./score-strip.tsx').then((module) => module.ScoreStrip));

/** A score and its standing among all listed athletes, for which space is reserved while it loads. */
export function ScoreFact({
  score,
  value,
  peers,
}: {
  score: Score;
  value: number | null;
  peers: DistributionGroup;
}) {
  if (value === null) return shown(value);
  return (
    <>
      {shown(value)}
      <Box minHeight={{ base: '16', md: '12' }} mt="1">
        <PartBoundary fallback={() => null}>
          <Suspense>
            <ScoreStrip.Component score={score} value={value} peers={peers} />
          </Suspense>
        </PartBoundary>
      </Box>
    </>
  );
}
