import type { NumberLimit } from './number-limit.ts';

interface Facts {
  /** The form's word for it. */
  readonly label: string;
  /** What it is, for readers of the API's document. */
  readonly about: string;
  /** Whether every draft has it; a default counts. */
  readonly required?: true;
}

export interface TextField extends Facts {
  readonly kind: 'text' | 'link' | 'email';
  /** The greatest length, in characters (rules.md#text-limits). */
  readonly max: number;
  /** Whether it may have line breaks. */
  readonly multiline?: true;
}

/** Read in any form that `countryCode` reads (rules.md#country-input). */
export interface CountryField extends Facts {
  readonly kind: 'country';
}

/** One of a list. */
export interface ChoiceField extends Facts {
  readonly kind: 'choice';
  readonly of: readonly [string, ...string[]];
  /** What a draft has that does not say. */
  readonly default?: string;
}

/** One or more of a list. */
export interface ChoicesField extends Facts {
  readonly kind: 'choices';
  readonly of: readonly [string, ...string[]];
}

export interface YearField extends Facts, NumberLimit {
  readonly kind: 'year';
}

/** A number that lists are narrowed and ordered by, and that is compared with everybody's. */
export interface ScoreField extends Facts, NumberLimit {
  readonly kind: 'score';
  /** Its histogram, from `min` on. The last bin is open where `max` is null. */
  readonly bins: { readonly width: number; readonly count: number };
  /** Whether the lower one is the better one, as with a ranking. */
  readonly lowerIsBetter?: true;
}

/** A field of an entity, as data: what every schema, form, sheet and statement of it is made from. */
export type Field = TextField | CountryField | ChoiceField | ChoicesField | YearField | ScoreField;

export type FieldKind = Field['kind'];

/** What a field holds in a draft. */
export type ValueOf<F> = F extends { readonly kind: 'choice'; readonly of: readonly (infer Choice)[] }
  ? Choice
  : F extends { readonly kind: 'choices'; readonly of: readonly (infer Choice)[] }
    ? Choice[]
    : F extends { readonly kind: 'year' | 'score' }
      ? number
      : string;
