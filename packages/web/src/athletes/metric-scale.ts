import { athleteFields, type Metric } from '@matchpoint/core/athletes/athlete-fields';
import { metricBins } from '@matchpoint/core/athletes/distribution';

/** The stretch that a metric's histogram, slider and strip share; an open last bin is drawn as wide as the others. */
export interface MetricScale {
  readonly min: number;
  readonly max: number;
  /** One press of an arrow key: coarser than the limit's step where that would take a thousand presses. */
  readonly step: number;
}

export function metricScale(metric: Metric): MetricScale {
  const { min, step: exact, bins } = athleteFields[metric];
  const { from, end } = metricBins[metric];
  const max = end ?? (from.at(-1) ?? min) + bins.width - exact;
  const step = (max - min) / exact > 1000 ? exact * 10 : exact;
  // The track begins on a whole step, so that every press of a key lands on one.
  return { min: Math.floor(min / step) * step, max, step };
}

/** Where a value lies on the scale, from 0 to 1. */
export function placeOf(metric: Metric, value: number): number {
  const { min, max } = metricScale(metric);
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}
