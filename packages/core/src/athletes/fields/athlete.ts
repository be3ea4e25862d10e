import * as z from 'zod/mini';
import { entityShape } from '../../fields/entity-shape.ts';
import { offeredText, wireId, wireInstant, wireText } from '../../wire/values.ts';
import { everyField } from './athlete-fields.ts';

/** An athlete as a service answers it (rules/athletes.md#athlete-fields, rules/athletes.md#athlete-dates). */
export const athlete = z.object({
  id: wireId,
  ...entityShape(everyField),
  agency_id: wireText,
  agency_name: wireText,
  created_at: wireInstant,
  changed_at: wireInstant,
  /** rules/consent.md#states; missing where the service asks for no consent, and for others than the agency. */
  consent: offeredText,
  /** The last day of the yes: '2027-12-31'. */
  consent_until: offeredText,
});
export type Athlete = z.output<typeof athlete>;

/** An athlete in the list of its agency (rules/athletes.md#agency-list-fields). */
export const listedAthlete = z.object({ id: wireId, name: z.string(), sport: wireText });
export type ListedAthlete = z.output<typeof listedAthlete>;
