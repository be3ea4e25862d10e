import { Box } from '@chakra-ui/react';
import type { Metric } from '@matchpoint/core/athletes/athlete';
import { shown } from '@matchpoint/core/display/display';
import { lazy, Suspense } from 'react';

const MetricStrip = lazy(() =>
  import('./metric-strip.tsx').then((module) => ({ default: module.MetricStrip })),
);

/** A score, and where it stands among all listed athletes; the place for that is kept free until it is known. */
export function MetricFact({ metric, value }: { metric: Metric; value: number | null }) {
  if (value === null) return shown(value);
  return (
    <>
      {shown(value)}
      <Box minHeight={{ base: '16', md: '12' }} mt="1">
        <Suspense>
          <MetricStrip metric={metric} value={value} />
        </Suspense>
      </Box>
    </>
  );
}
