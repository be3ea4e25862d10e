import * as z from 'zod/mini';
import { draftShape, editShape } from '../../fields/draft-shape.ts';
import { everyField } from './athlete-fields.ts';

/** The payload of a create (rules/athletes.md#athlete-draft). */
export const athleteDraft = z.object(draftShape(everyField));
export type AthleteDraft = z.output<typeof athleteDraft>;

/** The payload of an edit (rules/service.md#own-athlete). */
export const athleteEdit = z.object(editShape(everyField));
export type AthleteEdit = z.output<typeof athleteEdit>;
