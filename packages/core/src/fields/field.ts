import type { NumberLimit } from './number-limit.ts';

interface Facts {
  /** Label in forms. */
  readonly label: string;
  /** Description in the OpenAPI document. */
  readonly about: string;
  /** A value, in the OpenAPI document. */
  readonly example?: string | number | boolean | readonly string[];
  /** Whether a draft must have it, given or by default. */
  readonly required?: true;
  /** Only services whose operator has switched it on have it (rules/service.md#optional-fields). */
  readonly optional?: true;
}

export interface TextField extends Facts {
  readonly kind: 'text' | 'link' | 'email';
  /** The greatest length, in characters (rules/athletes.md#text-limits). */
  readonly max: number;
  /** Whether it may have line breaks. */
  readonly multiline?: true;
}

/** Read in any form that `countryCode` reads (rules/athletes.md#country-input). */
export interface CountryField extends Facts {
  readonly kind: 'country';
}

/** One of a list. */
export interface ChoiceField extends Facts {
  readonly kind: 'choice';
  readonly of: readonly [string, ...string[]];
  /** The choice if a draft leaves it out. */
  readonly default?: string;
  /** What an entry without one counts as, and what lists ask for by themselves (rules/lists.md#usual-value). */
  readonly usual?: string;
}

/** One or more of a list. */
export interface ChoicesField extends Facts {
  readonly kind: 'choices';
  readonly of: readonly [string, ...string[]];
}

export interface YearField extends Facts, NumberLimit {
  readonly kind: 'year';
}

/** A number with a range filter, a histogram and a standing. */
export interface ScoreField extends Facts, NumberLimit {
  readonly kind: 'score';
  /** Bins of its histogram, from `min` on; the last one is open if `max` is null. */
  readonly bins: { readonly width: number; readonly count: number };
  /** As in a ranking. */
  readonly lowerIsBetter?: true;
  /** Legal values that look like another scale, and what to do about them (rules/athletes.md#doubtful-values). */
  readonly doubtful?: { readonly from: number; readonly to: number; readonly fix: string };
}

/** Yes or no; no if it is left out. */
export interface FlagField extends Facts {
  readonly kind: 'flag';
}

/** A day, as '2026-11-03'. */
export interface DateField extends Facts {
  readonly kind: 'date';
}

/** A field of an entity, as data. */
export type Field =
  | TextField
  | CountryField
  | ChoiceField
  | ChoicesField
  | YearField
  | ScoreField
  | FlagField
  | DateField;

/** The type of a field's value in a draft. */
export type ValueOf<F> = F extends { readonly kind: 'choice'; readonly of: readonly (infer Choice)[] }
  ? Choice
  : F extends { readonly kind: 'choices'; readonly of: readonly (infer Choice)[] }
    ? Choice[]
    : F extends { readonly kind: 'year' | 'score' }
      ? number
      : F extends { readonly kind: 'flag' }
        ? boolean
        : string;
