import * as z from 'zod/mini';
import { draftShape, editShape, entityShape } from '../fields/field-schemas.ts';
import { wireId, wireInstant, wireText } from '../wire/values.ts';
import { athleteFields } from './athlete-fields.ts';

/** What a create sends (rules.md#athlete-draft). */
export const athleteDraft = z.object(draftShape(athleteFields));
export type AthleteDraft = z.output<typeof athleteDraft>;

/** What changes of an athlete (rules.md#own-athlete). */
export const athleteEdit = z.object(editShape(athleteFields));
export type AthleteEdit = z.output<typeof athleteEdit>;

/** An athlete as a service answers it (rules.md#athlete-fields). */
export const athlete = z.object({
  id: wireId,
  ...entityShape(athleteFields),
  agency_id: wireText,
  agency_name: wireText,
  created_at: wireInstant,
  changed_at: wireInstant,
});
export type Athlete = z.output<typeof athlete>;

/** An athlete in the list of its agency (rules.md#agency-list-fields). */
export const listedAthlete = z.object({ id: wireId, name: z.string(), sport: wireText });
export type ListedAthlete = z.output<typeof listedAthlete>;
