import * as z from 'zod/mini';
import { entityShape } from '../fields/entity-shape.ts';
import { wireId } from '../wire/values.ts';
import { agencyFields } from './agency-fields.ts';

/** An agency as a service answers it (rules/agencies.md#agency-fields). */
export const agency = z.object({ id: wireId, ...entityShape(agencyFields) });
export type Agency = z.output<typeof agency>;
