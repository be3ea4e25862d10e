import { athleteFields, type Metric } from '@matchpoint/core/athletes/athlete-fields';
import { metricBins } from '@matchpoint/core/athletes/distribution';

/** The stretch that a metric's histogram, slider and strip share; an open last bin is drawn as wide as the others. */
export interface MetricScale {
  readonly min: number;
  readonly max: number;
  /** One press of an arrow key: coarser than the limit's step where that would take a thousand presses. */
  readonly step: number;
}

const steps = { GPA: 0.1, SAT: 10, TOEFL: 1, UTR: 0.1, ITF: 10 } as const satisfies Record<Metric, number>;

export function metricScale(metric: Metric): MetricScale {
  const { from, end } = metricBins[metric];
  const [first = 0, second = first] = from;
  return {
    min: metric === 'ITF' ? 0 : athleteFields[metric].min,
    max: end ?? (from.at(-1) ?? first) + second - first - 1,
    step: steps[metric],
  };
}

/** Where a value lies on the scale, from 0 to 1. */
export function placeOf(metric: Metric, value: number): number {
  const { min, max } = metricScale(metric);
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}
