import * as z from 'zod/mini';
import { scaleOf } from '../../fields/number-limit.ts';
import { namesOf, recordOf } from '../../fields/table.ts';
import type { Athlete } from '../fields/athlete.ts';
import { athleteFields, type Score, scores } from '../fields/athlete-fields.ts';
import { athleteFilter, chosenFields, matchesAthlete, wantedValue } from './athlete-filter.ts';
import { countValues, listedValues } from './listed-values.ts';

/** Which athletes are counted: all that are listed, or only those of a sport, a gender, a status or several of these. */
export const distributionGroup = z.pick(athleteFilter, { sport: true, gender: true, status: true });
export type DistributionGroup = z.output<typeof distributionGroup>;

/** The athletes to compare with: the same sport and gender, as far as these are known. */
export function peersOf({ sport, gender }: Pick<Athlete, 'sport' | 'gender'>): DistributionGroup {
  const { shape } = distributionGroup;
  const known = {
    sport: shape.sport.safeParse(sport || undefined).data,
    gender: shape.gender.safeParse(gender || undefined).data,
  };
  return distributionGroup.parse(known);
}

/** How the values of one score are counted. */
export interface ScoreBins {
  /** The least value of each bin, ascending; a bin reaches up to the next one's, which is outside it. */
  readonly from: readonly number[];
  /** Where the last bin ends, included; null: open, because the score has no greatest value. */
  readonly end: number | null;
}

/**
 * Bins of equal width. Values outside the limits, which another service may send, are counted in the first or the
 * last bin, so that SQL's `greatest(width_bucket(value, from) - 1, 0)` is the bin's index.
 */
export const scoreBins: Readonly<Record<Score, ScoreBins>> = recordOf(scores, (score) => {
  const { min, max, bins } = athleteFields[score];
  // Edges are rounded to the decimals of the width, because 1 + 0.2 + 0.2 + 0.2 is not 1.6 in binary.
  const scale = scaleOf(min, bins.width);
  return {
    from: Array.from(
      { length: bins.count },
      (_, index) => Math.round((min + index * bins.width) * scale) / scale,
    ),
    end: max,
  };
});

const whole = () => z.int().check(z.nonnegative());

function noneCounted(score: Score) {
  return { count: 0, bins: scoreBins[score].from.map(() => 0) };
}

/** The counts of one score, as a service that has it answers. */
export function countedScore(score: Score) {
  return z.object({
    count: whole(),
    bins: z.array(whole()).check(z.length(scoreBins[score].from.length)),
  });
}

/** The group that an answer counts. */
export const countedGroup = z.object(
  recordOf(namesOf(distributionGroup.shape), () => z.optional(z.string())),
);

/**
 * For each score: how many athletes have a value, and how many of them are in each bin; of other fields how many have
 * which value (rules/service.md#distributions). An answer without its `group` counts all listed athletes, whatever was asked.
 */
export const athleteDistributions = z.object({
  ...recordOf(scores, (score) => {
    const counted = countedScore(score);
    return 'optional' in athleteFields[score] ? z._default(counted, noneCounted(score)) : counted;
  }),
  /** Undefined from a service that counts scores alone. */
  values: z.optional(listedValues),
  group: z.optional(countedGroup),
});
export type AthleteDistributions = z.output<typeof athleteDistributions>;
export type Distribution = AthleteDistributions[Score];

/** Counts what {@link athleteDistributions} answers, where a service has no such call. */
export function distributions(
  athletes: readonly Athlete[],
  group: DistributionGroup = {},
): AthleteDistributions {
  const counted = athletes.filter(matchesAthlete(group));
  return {
    ...recordOf(scores, (score) => distributionOf(score, counted)),
    values: countValues(counted),
    ...(isNarrowed(group) && { group }),
  };
}

export function isNarrowed(group: DistributionGroup): boolean {
  return chosenFields.some((name) => wantedValue(group, name) !== undefined);
}

function distributionOf(score: Score, athletes: readonly Athlete[]): Distribution {
  const bins = scoreBins[score].from.map(() => 0);
  let count = 0;
  for (const { [score]: value } of athletes) {
    if (value === null || value === undefined) continue;
    const index = binOf(score, value);
    count += 1;
    bins[index] = (bins[index] ?? 0) + 1;
  }
  return { count, bins };
}

function binOf(score: Score, value: number): number {
  return Math.max(
    0,
    scoreBins[score].from.findLastIndex((least) => least <= value),
  );
}

/** Shares, from 0 to 1, of the athletes with a value: those whose value is lower, and those whose value is higher. */
export interface Standing {
  readonly below: number;
  readonly above: number;
}

/**
 * The approximate standing of `value` among all counted ones, taking the values in a bin as evenly spread over it.
 * Null without values. An open bin, apart from the value itself, counts half below, half above.
 */
export function standing(score: Score, distribution: Distribution, value: number): Standing | null {
  if (distribution.count === 0) return null;
  const { step } = athleteFields[score];
  return {
    below: shareBelow(score, distribution, value),
    above: 1 - shareBelow(score, distribution, value + step),
  };
}

function shareBelow(score: Score, { count, bins }: Distribution, value: number): number {
  const index = binOf(score, value);
  const before = bins.slice(0, index).reduce((sum, athletes) => sum + athletes, 0);
  return (before + (bins[index] ?? 0) * partBelow(score, index, value)) / count;
}

/** The part of a bin's values that is below `value`; the last bin holds its end too, so it is one step wider. */
function partBelow(score: Score, index: number, value: number): number {
  const { from, end } = scoreBins[score];
  const least = from[index] ?? 0;
  const next = from[index + 1] ?? (end === null ? null : end + athleteFields[score].step);
  if (next === null) return 0.5;
  return Math.min(1, Math.max(0, (value - least) / (next - least)));
}
