import { Box } from '@chakra-ui/react';
import type { Metric } from '@matchpoint/core/athletes/athlete-fields';
import { shown } from '@matchpoint/core/display/display';
import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PartBoundary } from '../ui/part-boundary.tsx';

const MetricStrip = lazyPart(() => import('./metric-strip.tsx').then((module) => module.MetricStrip));

/** A score and its standing among all listed athletes, for which space is reserved while it loads. */
export function MetricFact({ metric, value }: { metric: Metric; value: number | null }) {
  if (value === null) return shown(value);
  return (
    <>
      {shown(value)}
      <Box minHeight={{ base: '16', md: '12' }} mt="1">
        <PartBoundary fallback={() => null}>
          <Suspense>
            <MetricStrip.Component metric={metric} value={value} />
          </Suspense>
        </PartBoundary>
      </Box>
    </>
  );
}
