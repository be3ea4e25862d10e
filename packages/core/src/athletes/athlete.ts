import * as z from 'zod/mini';
import { countryText, fieldError, oneOf, plainText, removable, requiredText } from '../api/payload.ts';
import { wireId, wireNumber, wireText } from '../api/wire.ts';
import { oncePer } from '../display/collation.ts';

/** rules.md#sports */
export const sports = ['Tennis', 'Soccer'] as const;
export type Sport = (typeof sports)[number];

export const genders = ['Male', 'Female'] as const;
export type Gender = (typeof genders)[number];

export const semesters = ['Fall', 'Spring'] as const;
export type Semester = (typeof semesters)[number];

/** Both bounds included, values on `min + n * step` (rules.md#score-limits). */
export interface NumberLimit {
  readonly min: number;
  readonly max: number | null;
  readonly step: number;
}

export const athleteLimits = {
  available_year: { min: 2022, max: 2050, step: 1 },
  GPA: { min: 1, max: 4, step: 0.1 },
  SAT: { min: 400, max: 1600, step: 1 },
  TOEFL: { min: 0, max: 120, step: 1 },
  UTR: { min: 1, max: 16.5, step: 0.01 },
  ITF: { min: 1, max: null, step: 1 },
} as const satisfies Record<string, NumberLimit>;

/** The scores that a list can be narrowed and sorted by, in the order in which screens show them. */
export const metrics = ['GPA', 'SAT', 'TOEFL', 'UTR', 'ITF'] as const;
export type Metric = (typeof metrics)[number];

/** Longest texts that are stored, in characters (UTF-16 code units). */
export const athleteTextLimits = {
  name: 200,
  profile_url: 2000,
  video_1: 2000,
  bio: 5000,
} as const;

/** Why `value` breaks `limit`, as a sentence for people; null when it is legal. */
export function numberProblem(value: number, limit: NumberLimit): string | null {
  if (!Number.isFinite(value)) return 'must be a number';
  if (value < limit.min || (limit.max !== null && value > limit.max)) {
    return limit.max === null
      ? `must be ${limit.min} or more`
      : `must be between ${limit.min} and ${limit.max}`;
  }
  return isOnStep(value, limit) ? null : stepProblem(limit);
}

export function stepProblem({ step }: NumberLimit): string {
  return step === 1 ? 'must be a whole number' : `must be in steps of ${step}`;
}

/**
 * Whether `value` is `min + n * step`, counted in whole multiples of the smallest decimal in play: in binary
 * (3.7 - 1) / 0.1 is no integer, while 37 - 10 is a multiple of 1.
 */
function isOnStep(value: number, limit: NumberLimit): boolean {
  const { scale, min, step } = inWholes(limit);
  const scaled = Math.round(value * scale);
  return scaled / scale === value && (scaled - min) % step === 0;
}

const inWholes = oncePer(({ min, step }: NumberLimit) => {
  const scale = 10 ** Math.max(decimals(min), decimals(step));
  return { scale, min: Math.round(min * scale), step: Math.round(step * scale) };
});

function decimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

const limited = (limit: NumberLimit) =>
  z.number(fieldError('must be a number')).check(
    z.superRefine((value, context) => {
      const message = numberProblem(value, limit);
      if (message !== null) context.addIssue({ code: 'custom', message });
    }),
  );

/** A link that a page may render as a link: http or https (rules.md#web-links). */
const webLink = (max: number) =>
  plainText(max).check(z.refine(isWebLink, 'must be a link that starts with http:// or https://'));

/** RFC 3986 scheme http or https, and a host. */
export function isWebLink(value: string): boolean {
  return /^https?:\/\/[^\s/?#]+([/?#]\S*)?$/i.test(value);
}

/** The create payload (rules.md#athlete-draft). */
export const athleteDraft = z.object({
  name: requiredText(athleteTextLimits.name),
  sport: z._default(oneOf(sports), 'Tennis'),
  available_semester: oneOf(semesters),
  available_year: limited(athleteLimits.available_year),
  gender: z.optional(oneOf(genders)),
  country_of_residence: z.optional(countryText),
  GPA: z.optional(limited(athleteLimits.GPA)),
  SAT: z.optional(limited(athleteLimits.SAT)),
  TOEFL: z.optional(limited(athleteLimits.TOEFL)),
  UTR: z.optional(limited(athleteLimits.UTR)),
  ITF: z.optional(limited(athleteLimits.ITF)),
  profile_url: z.optional(webLink(athleteTextLimits.profile_url)),
  video_1: z.optional(webLink(athleteTextLimits.video_1)),
  bio: z.optional(plainText(athleteTextLimits.bio)),
});
export type AthleteDraft = z.output<typeof athleteDraft>;

const { shape } = athleteDraft;

/** What changes of an athlete, as a merge patch (rules.md#edits). */
export const athleteEdit = z.object({
  name: z.optional(shape.name),
  sport: z.optional(oneOf(sports)),
  available_semester: z.optional(shape.available_semester),
  available_year: z.optional(shape.available_year),
  gender: removable(shape.gender),
  country_of_residence: removable(shape.country_of_residence),
  GPA: removable(shape.GPA),
  SAT: removable(shape.SAT),
  TOEFL: removable(shape.TOEFL),
  UTR: removable(shape.UTR),
  ITF: removable(shape.ITF),
  profile_url: removable(shape.profile_url),
  video_1: removable(shape.video_1),
  bio: removable(shape.bio),
});
export type AthleteEdit = z.output<typeof athleteEdit>;

/** The second readings, by the name that is written instead (rules.md#second-readings). */
export const athleteAliases = {
  country_of_residence: 'coutry_of_residence',
  profile_url: 'agency_profile',
  video_1: 'video1',
} as const;

/**
 * An athlete as the service answers it (rules.md#athlete-fields). Nothing is required but the id and the name:
 * whatever a service leaves out is null. Values are shown as they come, so enumerations are open here.
 */
export const athlete = z.object({
  id: wireId,
  name: z.string(),
  gender: wireText,
  sport: wireText,
  country_of_residence: wireText,
  bio: wireText,
  agency_id: wireText,
  agency_name: wireText,
  profile_url: wireText,
  video_1: wireText,
  available_semester: wireText,
  available_year: wireNumber,
  UTR: wireNumber,
  ITF: wireNumber,
  GPA: wireNumber,
  SAT: wireNumber,
  TOEFL: wireNumber,
});
export type Athlete = z.output<typeof athlete>;

/** An athlete in the list of its agency (rules.md#agency-list-fields). */
export const listedAthlete = z.object({ id: wireId, name: z.string(), sport: wireText });
export type ListedAthlete = z.output<typeof listedAthlete>;
