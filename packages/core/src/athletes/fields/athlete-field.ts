import type { DateField, Field, FlagField } from '../../fields/field.ts';
import type { Sport } from './sports.ts';

/** What lists, sheets and pages need besides a field's values. */
interface ListFacts {
  /** The sports that have this field; left out: all. */
  readonly sports?: readonly Sport[];
  /** Label in a list's filters and orders; left out: `label`. */
  readonly listLabel?: string;
  /** Label on an athlete's page; left out: `label`. */
  readonly factLabel?: string;
  /** A second name on the wire, which is read and never written (rules/athletes.md#second-readings). */
  readonly alias?: string;
  /** Also in the template of an import. */
  readonly example: string | number;
  /** Query parameter that filters by it; a score prefixes it with `min_` and `max_`. */
  readonly filter?: string;
  /** Whether the filter also takes values that are not among the choices. */
  readonly isOpen?: true;
  /** Value of `sort` in a query. */
  readonly sort?: string;
}

export type AthleteField = Exclude<Field, FlagField | DateField> & ListFacts;
