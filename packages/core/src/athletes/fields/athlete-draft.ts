import * as z from 'zod/mini';
import { draftShape, editShape } from '../../fields/draft-shape.ts';
import { athleteFields } from './athlete-fields.ts';

/** The payload of a create (rules/athletes.md#athlete-draft). */
export const athleteDraft = z.object(draftShape(athleteFields));
export type AthleteDraft = z.output<typeof athleteDraft>;

/** The payload of an edit (rules/service.md#own-athlete). */
export const athleteEdit = z.object(editShape(athleteFields));
export type AthleteEdit = z.output<typeof athleteEdit>;
